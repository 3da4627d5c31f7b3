import { useQueryClient } from '@tanstack/react-query';
import { object, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { TEXT_LENGTH } from '#contract/limits';
import { requestJson } from '#shared/http/http-client';
import { requestFile } from '#shared/http/request-file';
import { requiredEmail, requiredText } from '#shared/lib/form-texts';
import { saveFile } from '#shared/lib/save-file';
import { useSheetForm } from '#shared/ui/mutation/use-sheet-form';

type Schemas = components['schemas'];

const PEOPLE_PATH = '/api/admin/people';

/**
 * Export for somebody who asked.
 * @param email empty where it is typed
 * @param userId the account, where only that is meant
 */
export const useExportPerson = (email: string, userId: number | undefined, leave: () => void) =>
  useSheetForm({
    schema: personForm,
    start: { email },
    send: async (values: PersonForm) =>
      saveFile(await requestFile(`${PEOPLE_PATH}/export`, { userId, ...values }, 'their-data.zip')),
    done: () => ({ title: 'Their data is in your downloads' }),
    failed: 'Failed to fetch the data',
    leave,
  });

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
  const client = useQueryClient();
  return useSheetForm({
    schema: forgetForm,
    start: { email, confirmation: '' },
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
  });
};

const personForm = object({ email: requiredEmail });
const forgetForm = object({
  email: requiredEmail,
  confirmation: requiredText(TEXT_LENGTH.email, 'Please type the email again'),
});

type PersonForm = Infer<typeof personForm>;
type ForgetForm = Infer<typeof forgetForm>;
