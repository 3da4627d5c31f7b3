import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { minLength, object, string, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { newPasswordFields, passwordsMatch } from '#shared/lib/new-password';
import type { AuthUser } from '#shared/session/auth-user';
import { Button } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { NewPasswordFields } from '#shared/ui/form/new-password-fields';
import { CardForm } from '#shared/ui/layout/card-form';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { refreshSignedInDevices } from './devices/signed-in-devices.queries';

/** Changes the password; other devices are signed out by it (spec §2 "Account page", design §4 "Sessions"). */
export const PasswordTab = ({ user }: { user: AuthUser }) => {
  const { form, submit, isSaving } = usePassword();
  return (
    <CardForm aria-label="Password" noValidate onSubmit={(event) => void submit(event)}>
      <LeaveQuestion isDirty={form.formState.isDirty} />
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <NewPasswordFields
        current={fieldOf(form, 'currentPassword')}
        next={fieldOf(form, 'newPassword')}
        confirm={fieldOf(form, 'confirmPassword')}
      />
      <Button type="submit" aria-disabled={isSaving || undefined}>
        {isSaving ? 'Updating...' : 'Update Password'}
      </Button>
      <chakra.p color="muted">Your other devices are signed out when the password changes.</chakra.p>
    </CardForm>
  );
};

/** The Password tab's form and what its button does; the fields are emptied after a change (spec §4). */
const usePassword = () => {
  const client = useQueryClient();
  const form = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: EMPTY_PASSWORDS,
  });
  const change = useToastMutation({
    send: (body: components['schemas']['PasswordRequest']) =>
      requestJson('/api/auth/password', { method: 'PUT', body }),
    done: () => ({ title: 'Success', description: 'Password updated successfully' }),
    failed: 'Failed to update password',
    onDone: () => {
      form.reset(EMPTY_PASSWORDS);
      return refreshSignedInDevices(client);
    },
    onFailed: (error) => showServerFields(form, error),
  });
  return {
    form,
    submit: form.handleSubmit((passwords) => change.mutate(passwords)),
    isSaving: change.isPending,
  };
};

/** The Password tab's form (spec §5 "Password change"). */
const passwordForm = object({
  currentPassword: string().check(minLength(1, 'Current password is required')),
  ...newPasswordFields,
}).check(passwordsMatch);

type PasswordForm = Infer<typeof passwordForm>;

const EMPTY_PASSWORDS: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };
