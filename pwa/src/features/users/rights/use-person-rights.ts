import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { object, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { TEXT_LENGTH } from '#contract/limits';
import { requestJson } from '#shared/http/http-client';
import { requestFile } from '#shared/http/request-file';
import { requiredEmail, requiredText } from '#shared/lib/form-texts';
import { saveFile } from '#shared/lib/save-file';
import { formSheetOf } from '#shared/ui/mutation/form-sheet-of';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';

type Schemas = components['schemas'];

const PEOPLE_PATH = '/api/admin/people';

/**
 * Export for somebody who asked.
 * @param email empty where it is typed
 * @param userId the account, where only that is meant
 */
export const useExportPerson = (email: string, userId: number | undefined, onExported: () => void) => {
  const form = useForm<PersonForm>({ resolver: zodResolver(personForm), defaultValues: { email } });
  const exporting = useToastMutation({
    send: async (values: PersonForm) =>
      saveFile(await requestFile(`${PEOPLE_PATH}/export`, { userId, ...values }, 'their-data.zip')),
    done: () => ({ title: 'Their data is in your downloads' }),
    failed: 'Failed to fetch the data',
    onFailed: (error) => showServerFields(form, error),
  });
  useWhenSaved(exporting.isSuccess, onExported);
  return formSheetOf(form, exporting);
};

/**
 * Forgetting for somebody who asked.
 * @param email empty where it is typed
 * @param userId the account, where only that is meant
 * @param onForgotten gets where words still name them; null when nobody could look
 */
export const useForgetPerson = (
  email: string,
  userId: number | undefined,
  onForgotten: (left: Schemas['PersonErasureResponse']['stillNamed']) => void,
) => {
  const form = useForm<ForgetForm>({
    resolver: zodResolver(forgetForm),
    defaultValues: { email, confirmation: '' },
  });
  const client = useQueryClient();
  const forgetting = useToastMutation({
    send: (values: ForgetForm) =>
      requestJson<Schemas['PersonErasureResponse']>(`${PEOPLE_PATH}/erasure`, {
        method: 'POST',
        body: { userId, ...values },
      }),
    failed: 'Failed to forget them',
    onDone: async ({ stillNamed }) => {
      // Any list may have named them.
      await client.invalidateQueries();
      onForgotten(stillNamed);
    },
    onFailed: (error) => showServerFields(form, error),
  });
  return formSheetOf(form, forgetting);
};

const personForm = object({ email: requiredEmail });
const forgetForm = object({
  email: requiredEmail,
  confirmation: requiredText(TEXT_LENGTH.email, 'Please type the email again'),
});

type PersonForm = Infer<typeof personForm>;
type ForgetForm = Infer<typeof forgetForm>;
