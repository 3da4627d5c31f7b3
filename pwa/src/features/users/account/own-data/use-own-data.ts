import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { minLength, object, string, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { requestFile } from '#shared/http/request-file';
import { saveFile } from '#shared/lib/save-file';
import { formSheetOf } from '#shared/ui/mutation/form-sheet-of';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { type ToldCommand, useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { OWN_DATA_PATH } from './own-data.queries';

/** Take my data along: the archive goes to the device's downloads. */
export const useTakeAlong = (onTaken: () => void) =>
  usePasswordForm(onTaken, {
    send: async (body) => saveFile(await requestFile(`${OWN_DATA_PATH}/export`, body, 'my-data.zip')),
    done: () => ({ title: 'Your data is in your downloads' }),
    failed: 'Failed to fetch your data',
  });

/** Forget me: a mail asks again. */
export const useForgetMe = (onAsked: () => void) =>
  usePasswordForm(onAsked, {
    send: (body) =>
      requestJson<components['schemas']['MessageResponse']>(`${OWN_DATA_PATH}/erasure`, {
        method: 'POST',
        body,
      }),
    done: ({ message }) => ({ title: 'Please look at your email', description: message }),
    failed: 'Failed to send the email',
  });

/** A form that asks for the password and does one thing with it. */
const usePasswordForm = <Answer>(onSent: () => void, command: ToldCommand<Answer, Password>) => {
  const form = useForm<Password>({
    resolver: zodResolver(passwordForm),
    defaultValues: { currentPassword: '' },
  });
  const sending = useToastMutation({
    ...command,
    onFailed: (error) => showServerFields(form, error),
  });
  useWhenSaved(sending.isSuccess, onSent);
  return formSheetOf(form, sending);
};

const passwordForm = object({
  currentPassword: string().check(minLength(1, 'Current password is required')),
});

type Password = Infer<typeof passwordForm>;
