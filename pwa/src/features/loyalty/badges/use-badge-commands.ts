import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { components } from '#contract/api-types.gen';
import { ifAt, underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { HttpError, isChangedMeanwhile } from '#shared/http/http-error';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { badgeForm, mayBeAwarded, toBadgeChanges, toBadgeForm, type BadgeForm } from './badge-form';
import { BADGES_PATH, managedBadgesQuery, refreshBadges, type Badge } from './badges.queries';
import { badgeAwardWarning } from '#features/loyalty/badge-wording';

/**
 * The Add and Edit Badge form and what its button does. Failing keeps what was typed.
 * @param badge null for a new one
 */
export const useBadgeForm = (badge: Badge | null, onSaved: () => void) => {
  const client = useQueryClient();
  // What the change is based on. When somebody else saved meanwhile, fields that were not touched here show what they did.
  const [base, setBase] = useState(badge);
  const form = useForm<BadgeForm>({
    resolver: zodResolver(badgeForm),
    values: toBadgeForm(base),
    resetOptions: { keepDirtyValues: true },
  });
  const failed = badge ? 'Failed to update badge' : 'Failed to create badge';
  const saving = useIdempotentMutation({
    send: (values: BadgeForm, key) => {
      const { isActive, ...request } = toBadgeChanges(values);
      if (!base)
        return requestJson<Badge>(BADGES_PATH, { method: 'POST', body: request, headers: underKey(key) });
      const body = { ...request, isActive };
      const headers = base.version === undefined ? { 'if-match': '*' } : ifAt(base.version);
      return requestJson<Badge>(`${BADGES_PATH}/${base.id}`, { method: 'PUT', body, headers });
    },
    done: () => ({ title: badge ? 'Badge updated successfully' : 'Badge created successfully' }),
    failed,
    onDone: () => refreshBadges(client),
    onFailed: async (error) => {
      showServerFields(form, error);
      if (!(error instanceof HttpError)) return;
      await refreshBadges(client);
      const badges = client.getQueryData(managedBadgesQuery.queryKey);
      if (isChangedMeanwhile(error)) setBase(badges?.find(({ id }) => id === base?.id) ?? base);
    },
  });
  useWhenSaved(saving.isSuccess, onSaved);
  const asking = useAwardQuestion({ save: saving.mutate, failed });
  const submit = form.handleSubmit((values) =>
    base && mayBeAwarded(base, values) ? asking.ask(base.id, values) : saving.mutate(values),
  );
  return {
    form,
    question: asking.question,
    submit,
    isSaving: saving.isPending || asking.isCounting,
    isDirty: form.formState.isDirty && !saving.isSuccess,
  };
};

type BadgePreview = components['schemas']['BadgePreview'];

/** Asks before a change by which members get the badge; one by which nobody does is saved at once. */
const useAwardQuestion = ({ save, failed }: { save: (values: BadgeForm) => void; failed: string }) => {
  const [asked, setAsked] = useState<{ preview: BadgePreview; values: BadgeForm } | null>(null);
  const counting = useToastMutation({
    send: ({ badgeId, values }: { badgeId: number; values: BadgeForm }) => {
      const { requirement, requirementType } = values;
      const query = { badgeId: `${badgeId}`, requirement: `${Number(requirement)}`, requirementType };
      const path = `${BADGES_PATH}/preview?${new URLSearchParams(query)}`;
      return requestJson<BadgePreview>(path);
    },
    failed,
    onDone: (preview, { values }) =>
      preview.members > 0 || preview.isEstimate ? setAsked({ preview, values }) : save(values),
  });
  const question = asked && {
    words: badgeAwardWarning(asked.preview, Number(asked.values.points)),
    onConfirm: () => {
      setAsked(null);
      save(asked.values);
    },
    onCancel: () => setAsked(null),
  };
  return {
    question,
    isCounting: counting.isPending,
    ask: (badgeId: number, values: BadgeForm) => counting.mutate({ badgeId, values }),
  };
};
