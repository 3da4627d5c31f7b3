import { minLength, object, string, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { requestFile } from '#shared/http/request-file';
import { saveFile } from '#shared/lib/save-file';
import { useSheetForm } from '#shared/ui/mutation/use-sheet-form';
import type { ToastMutationOptions } from '#shared/ui/mutation/use-toast-mutation';
import { OWN_DATA_PATH } from './own-data.queries';

/** Take my data along: the archive goes to the device's downloads. */
export const useTakeAlong = (leave: () => void) =>
  usePasswordForm(leave, {
    send: async (body) => saveFile(await requestFile(`${OWN_DATA_PATH}/export`, body, 'my-data.zip')),
    done: () => ({ title: 'Your data is in your downloads' }),
    failed: 'Failed to fetch your data',
  });

/** Forget me: a mail asks again. */
export const useForgetMe = (leave: () => void) =>
  usePasswordForm(leave, {
    send: (body) =>
      requestJson<components['schemas']['MessageResponse']>(`${OWN_DATA_PATH}/erasure`, {
        method: 'POST',
        body,
      }),
    done: ({ message }) => ({ title: 'Please look at your email', description: message }),
    failed: 'Failed to send the email',
  });

/** A form that asks for the password and does one thing with it. */
export const usePasswordForm = <Answer>(leave: () => void, command: ToastMutationOptions<Answer, Password>) =>
  useSheetForm({ schema: passwordForm, start: { currentPassword: '' }, ...command, leave });

const passwordForm = object({
  currentPassword: string().check(minLength(1, 'Current password is required')),
});

type Password = Infer<typeof passwordForm>;
