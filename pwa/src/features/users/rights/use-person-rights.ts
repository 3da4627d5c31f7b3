import { useQueryClient } from '@tanstack/react-query';
import { object, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { TEXT_LENGTH } from '#contract/limits';
import { requestJson } from '#shared/http/http-client';
import { isGone } from '#shared/http/is-gone';
import { requestFile } from '#shared/http/request-file';
import { requiredEmail, requiredText } from '#shared/lib/form-texts';
import { saveFile } from '#shared/lib/save-file';
import { useRepeats } from '#shared/ui/mutation/use-repeats';
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
  const isRepeat = useRepeats();
  return useSheetForm({
    schema: forgetForm,
    start: { email, confirmation: '' },
    send: async (values: ForgetForm): Promise<Schemas['PersonErasureResponse']> => {
      const body = { userId, ...values };
      try {
        return await requestJson(`${PEOPLE_PATH}/erasure`, { method: 'POST', body });
      } catch (error) {
        // The try whose answer was lost has forgotten them, and with them by what they could be looked for.
        if (isRepeat(values, error) && isGone(error)) return { stillNamed: null };
        throw error;
      }
    },
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
