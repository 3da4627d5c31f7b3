import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { object, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { TEXT_LENGTH } from '#contract/limits';
import { changesOf } from '#shared/http/changes-of';
import { requestJson } from '#shared/http/http-client';
import { readSessionId } from '#shared/http/stored-session-id';
import { requiredEmail, requiredText } from '#shared/lib/form-texts';
import type { AuthUser } from '#shared/session/auth-user';
import { useSession } from '#shared/session/session-context';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { isAboutFile } from '#shared/ui/file/is-about-file';
import { profileImageProblem, profileImageRefusal } from '#shared/ui/file/profile-image-rules';
import { showSaved } from '#shared/ui/form/show-saved';
import { chosenFile, useFileChoice, type FileChange } from '#shared/ui/file/use-file-choice';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';

const SELECTED = { title: 'Image Selected', description: 'Press Update Profile to save it.' };

/** The Profile tab's form and what its button does: name and e-mail first, then the image (spec §2, §7). */
export const useProfile = (user: AuthUser) => {
  const { refresh } = useSession();
  const image = useFileChoice({ problemOf: profileImageProblem, selected: SELECTED });
  const form = useForm<ProfileForm>({
    resolver: zodResolver(profileForm),
    values: profileOf(user),
    resetOptions: { keepDirtyValues: true },
  });

  const show = (saved: AuthUser, { typed, sessionId }: SentProfile) => {
    // Somebody else has signed in here since: they are not shown as the person who was saved.
    if (readSessionId() !== sessionId) return refresh();
    showSaved(form, typed, profileOf(saved));
    return refresh(saved);
  };

  const save = useToastMutation({
    send: async (sent: SentProfile) => {
      const saved = await putProfile(changesOf(profileOf(user), sent.profile));
      if (!sent.change || readSessionId() !== sent.sessionId) return saved;
      try {
        return await sendImage(sent.change);
      } catch (error) {
        await show(saved, sent);
        throw error;
      }
    },
    done: () => ({ title: 'Success', description: 'Profile updated successfully' }),
    failed: 'Failed to update profile',
    onDone: (saved, sent) => {
      image.settle(sent.change);
      return show(saved, sent);
    },
    onFailed: (error, { change }) => {
      if (isAboutFile(error, ['profileImage'])) image.settle(change);
      showServerFields(form, error);
    },
  });

  const submit = form.handleSubmit((profile) => {
    const file = chosenFile(image.change);
    const refusal = file && profileImageRefusal(file);
    if (refusal) showToast(refused('Error', refusal));
    else
      save.mutate({
        profile,
        typed: form.getValues(),
        change: image.change,
        sessionId: readSessionId(),
      });
  });

  return {
    form,
    image,
    submit,
    isSaving: save.isPending,
    isDirty: form.formState.isDirty || image.change !== null,
  };
};

type ProfileRequest = components['schemas']['ProfileRequest'];

const putProfile = (body: ProfileRequest) =>
  requestJson<AuthUser>('/api/auth/profile', { method: 'PUT', body });

const sendImage = (change: NonNullable<FileChange>): Promise<AuthUser> => {
  const path = '/api/auth/profile-image';
  if (change.kind === 'removed') return requestJson(path, { method: 'DELETE' });
  const body = new FormData();
  body.append('profileImage', change.file);
  return requestJson(path, { method: 'POST', body });
};

/** The Profile tab's form (spec §5 "Account profile"). */
const profileForm = object({
  firstName: requiredText(TEXT_LENGTH.personName, 'First name is required'),
  lastName: requiredText(TEXT_LENGTH.personName, 'Last name is required'),
  email: requiredEmail,
});

type ProfileForm = Infer<typeof profileForm>;

interface SentProfile {
  profile: ProfileForm;
  /** The profile before it was trimmed. */
  typed: ProfileForm;
  change: FileChange;
  /** Whose the profile is. */
  sessionId: string | null;
}

/** What the form starts with. */
const profileOf = ({ firstName, lastName, email: address }: AuthUser): ProfileForm => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email: address,
});
