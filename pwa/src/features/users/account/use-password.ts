import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { putPassword } from './account.requests';
import { EMPTY_PASSWORDS, PASSWORD_FIELDS, passwordForm, type PasswordForm } from './password-form';

/** The Password tab's form and what its button does; the fields are emptied after a change (spec §4). */
export const usePassword = () => {
  const form = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: EMPTY_PASSWORDS,
  });
  const change = useToastMutation({
    send: putPassword,
    done: () => ({ title: 'Success', description: 'Password updated successfully' }),
    failed: 'Failed to update password',
    onDone: () => form.reset(EMPTY_PASSWORDS),
    onFailed: (error) => showServerFields(form, PASSWORD_FIELDS, error),
  });
  return {
    form,
    submit: form.handleSubmit((passwords) => change.mutate(passwords)),
    isSaving: change.isPending,
  };
};
