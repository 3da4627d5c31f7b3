import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { ifAt, sendOnce } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { isChangedMeanwhile, isRefused } from '#shared/http/http-error';
import { showSaved } from '#shared/ui/form/show-saved';
import { isAboutFile } from '#shared/ui/file/is-about-file';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { refused, showToast, type ToastMessage } from '#shared/ui/feedback/toast-store';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useRepeats } from '#shared/ui/mutation/use-repeats';
import {
  artistProfileForm,
  BARE_MINIMUM,
  BARE_MINIMUM_MISSING,
  managedArtistForm,
  saysWhatWasSent,
  toArtistForm,
  toUpload,
  type ArtistForm,
  type FileChanges,
} from './artist-form';
import { ARTISTS_PATH, type ArtistProfile } from '#features/artists/artists.queries';
import { useArtistFiles } from './use-artist-files';

interface ArtistFormRules {
  /** Whose form it is, which decides what is required (spec §5). */
  by: 'artist' | 'staff';
  /** The artist as the server knows it; null makes a new one. */
  artist: ArtistProfile | null;
  /** The account's e-mail, for a first profile. */
  email?: string;
  saveWord: string;
  done: (saved: ArtistProfile, before: ArtistProfile | null) => ToastMessage;
  /** Spec §8's default. */
  failed: string;
  /** @param saved null when an earlier press had made the artist, who differs from what the form says by now */
  onSaved: (saved: ArtistProfile | null) => unknown;
  /** The server knows another state of the artist than this form. */
  onStale: () => unknown;
}

interface SentArtist {
  values: ArtistForm;
  /** The values before they were trimmed. */
  typed: ArtistForm;
  changes: FileChanges;
}

/** The form of an artist, with its files, and what its button does (spec §5, §7, §8). Failing keeps what was typed. */
export const useArtistForm = (rules: ArtistFormRules) => {
  const { by, artist, email, saveWord, done, failed, onSaved, onStale } = rules;
  const files = useArtistFiles(saveWord);
  const form = useForm<ArtistForm>({
    resolver: zodResolver(by === 'artist' ? artistProfileForm : managedArtistForm),
    values: toArtistForm(by, useLastKnown(artist), email),
    resetOptions: { keepDirtyValues: true },
  });

  const save = useIdempotentMutation({
    send: useSending(artist),
    done: (saved) => done(saved, artist),
    failed,
    onDone: (saved, sent) => {
      if (saved && sent) {
        files.settle(sent.changes);
        showSaved(form, sent.typed, toArtistForm(by, saved));
      }
      return onSaved(saved);
    },
    onFailed: (error, { changes }) => {
      if (isAboutFile(error, ['profileImage', 'demoFile'])) files.settle(changes);
      showServerFields(form, error);
      return isStale(error) ? onStale() : undefined;
    },
  });

  const submit = form.handleSubmit(
    (values) => {
      const refusal = files.refusal();
      if (refusal) tellError(refusal);
      else if (!save.isPending) save.mutate({ values, typed: form.getValues(), changes: files.changes });
    },
    (errors) => {
      if (by === 'artist' && lacksBareMinimum(form.getValues(), errors)) tellError(BARE_MINIMUM_MISSING);
    },
  );
  return {
    form,
    files,
    submit,
    isSaving: save.isPending,
    isSaved: save.isSuccess,
    isDirty: form.formState.isDirty || files.isChanged,
  };
};

/**
 * Makes or changes the artist. Where the answer to a change was lost and the same is sent again, it is done when the venue has the
 * artist as that change made them.
 */
const useSending = (artist: ArtistProfile | null) => {
  const isRepeat = useRepeats();
  return async ({ values, changes }: SentArtist, key: string): Promise<ArtistProfile> => {
    const body = toUpload(values, changes);
    if (!artist) return sendOnce<ArtistProfile>(ARTISTS_PATH, body, key);
    const path = `${ARTISTS_PATH}/${artist.id}`;
    try {
      return await requestJson<ArtistProfile>(path, { method: 'PUT', body, headers: ifAt(artist.version) });
    } catch (error) {
      const isUnclear = isRepeat([artist.version, values, changes], error) && isChangedMeanwhile(error);
      const now = isUnclear && (await requestJson<ArtistProfile>(path).catch(() => undefined));
      if (!now || !saysWhatWasSent(artist, now, { values, changes })) throw error;
      return now;
    }
  };
};

/** The artist, or the last one where there is none any more: making them again takes what the form says, not what was changed alone. */
const useLastKnown = (artist: ArtistProfile | null): ArtistProfile | null => {
  const [known, setKnown] = useState(artist);
  if (artist && artist !== known) setKnown(artist);
  return artist ?? known;
};

const tellError = (description: string) => showToast(refused('Error', description));

const lacksBareMinimum = (values: ArtistForm, errors: FieldErrors<ArtistForm>): boolean =>
  BARE_MINIMUM.some((field) => errors[field] && values[field].trim() === '');

const STALE = new Set([404, 409, 412]);

const isStale = (error: Error): boolean => isRefused(error) && STALE.has(error.status);
