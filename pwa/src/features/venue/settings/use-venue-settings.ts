import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ifAt } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { isChangedMeanwhile } from '#shared/http/http-error';
import type { components } from '#contract/api-types.gen';
import { showSaved } from '#shared/ui/form/show-saved';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { logoProblem } from './logo-rules';
import {
  toVenueForm,
  toVenueRequest,
  venueSettingsForm,
  type VenueSettingsForm,
} from './venue-settings-form';
import { keepVenueSettings, venueSettingsQuery, type VenueSettings } from './venue-settings.queries';

/** The Venue Settings form and what its buttons do (spec §7, §8). */
export const useVenueSettings = (settings: VenueSettings) => {
  const client = useQueryClient();
  // What the change is based on. When somebody else saved meanwhile, fields that were not touched here show what they did; the
  // others stay as typed, and the venue says so before they replace what it has.
  const [base, setBase] = useState(settings);
  const form = useForm<VenueSettingsForm>({
    resolver: zodResolver(venueSettingsForm),
    values: toVenueForm(base),
    resetOptions: { keepDirtyValues: true },
  });
  if (settings.version > base.version && !form.formState.isDirty) setBase(settings);

  const save = useToastMutation({
    send: ({ values }: SentSettings) =>
      requestJson<VenueSettings>('/api/venue', {
        method: 'PUT',
        body: toVenueRequest(values),
        headers: ifAt(base.version),
      }),
    done: () => ({ title: 'Venue settings updated successfully' }),
    failed: 'Failed to update venue settings',
    onDone: (saved, { typed }) => {
      setBase(saved);
      showSaved(form, typed, toVenueForm(saved));
      keepVenueSettings(client, saved);
    },
    onFailed: async (error) => {
      if (isChangedMeanwhile(error)) {
        await client.invalidateQueries(venueSettingsQuery);
        setBase(client.getQueryData(venueSettingsQuery.queryKey) ?? base);
      }
      showServerFields(form, error);
    },
  });

  const setLogo = (logoUrl: string) => form.setValue('logoUrl', logoUrl, { shouldDirty: true });
  const upload = useToastMutation({
    send: postLogo,
    done: () => ({ title: 'Logo uploaded successfully' }),
    failed: 'Failed to upload logo',
    onDone: ({ logoUrl }) => setLogo(logoUrl),
  });
  const chooseLogo = (file: File) => {
    const problem = logoProblem(file);
    if (problem) showToast(refused('Error', problem));
    else upload.mutate(file);
  };

  const submit = form.handleSubmit((values) => {
    if (!upload.isPending) save.mutate({ values, typed: form.getValues() });
  });
  return {
    form,
    submit,
    isSaving: save.isPending,
    logo: { isUploading: upload.isPending, choose: chooseLogo, remove: () => setLogo('') },
  };
};

interface SentSettings {
  values: VenueSettingsForm;
  /** The values before they were trimmed. */
  typed: VenueSettingsForm;
}

const postLogo = (logo: File) => {
  const body = new FormData();
  body.append('logo', logo);
  return requestJson<components['schemas']['LogoResponse']>('/api/venue/logo', { method: 'POST', body });
};
