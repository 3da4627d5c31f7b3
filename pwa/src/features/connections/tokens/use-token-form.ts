import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { array, enum as oneOf, minLength, object, type infer as Infer } from 'zod/mini';
import { API_SCOPES, PROGRAM_NAME_LENGTH, TOKEN_LIFETIMES } from '#contract/rules/connections/api-tokens';
import { sendOnce } from '#shared/http/command-headers';
import { requiredText } from '#shared/lib/form-texts';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import type { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { type MadeApiToken, refreshApiTokens } from './api-tokens.queries';

/**
 * The form of a new token and what its button does; `made` has the secret, which is told this once.
 * @param keys live longer than the form: after a lost answer the next token takes the place of the one that nobody has seen
 */
export const useTokenForm = (keys: ReturnType<typeof useCommandKeys>) => {
  const form = useForm<TokenForm>({
    resolver: zodResolver(tokenForm),
    defaultValues: { name: '', scopes: [], lifetime: '90-days' },
  });
  const making = useToastMutation({
    send: async (body: TokenForm) => {
      const made = await sendOnce<MadeApiToken>('/api/connections/tokens', body, keys.keyOf('token'));
      keys.settle('token');
      return made;
    },
    failed: 'Failed to make the token',
    refresh: refreshApiTokens,
    onFailed: (error) => showServerFields(form, error),
  });
  const submit = form.handleSubmit((values) => making.mutate(values));
  return { form, submit, isSaving: making.isPending, made: making.data };
};

const tokenForm = object({
  name: requiredText(PROGRAM_NAME_LENGTH, 'Name is required'),
  scopes: array(oneOf(API_SCOPES)).check(minLength(1, 'Choose at least one')),
  lifetime: oneOf(TOKEN_LIFETIMES),
});

type TokenForm = Infer<typeof tokenForm>;
