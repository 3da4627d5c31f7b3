import { array, enum as oneOf, minLength, object, type infer as Infer } from 'zod/mini';
import { API_SCOPES, PROGRAM_NAME_LENGTH, TOKEN_LIFETIMES } from '#contract/rules/connections/api-tokens';
import { sendOnce } from '#shared/http/command-headers';
import { requiredText } from '#shared/lib/form-texts';
import type { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { useAnsweredSheetForm } from '#shared/ui/mutation/use-sheet-form';
import { type MadeApiToken, refreshApiTokens } from './api-tokens.queries';

/**
 * The form of a new token and what its button does; the answer has the secret, which is told this once.
 * @param keys live longer than the form: after a lost answer the next token takes the place of the one that nobody has seen
 */
export const useTokenForm = (keys: ReturnType<typeof useCommandKeys>) =>
  useAnsweredSheetForm({
    schema: tokenForm,
    start: { name: '', scopes: [], lifetime: '90-days' },
    send: async (body: TokenForm) => {
      const made = await sendOnce<MadeApiToken>('/api/connections/tokens', body, keys.keyOf('token'));
      keys.settle('token');
      return made;
    },
    failed: 'Failed to make the token',
    refresh: refreshApiTokens,
  });

const tokenForm = object({
  name: requiredText(PROGRAM_NAME_LENGTH, 'Name is required'),
  scopes: array(oneOf(API_SCOPES)).check(minLength(1, 'Choose at least one')),
  lifetime: oneOf(TOKEN_LIFETIMES),
});

type TokenForm = Infer<typeof tokenForm>;
