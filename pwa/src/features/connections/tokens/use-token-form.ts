import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { array, enum as oneOf, minLength, object, type infer as Infer } from 'zod/mini';
import { API_SCOPES, PROGRAM_NAME_LENGTH, TOKEN_LIFETIMES } from '#contract/rules/connections/api-tokens';
import { requestJson } from '#shared/http/http-client';
import { requiredText } from '#shared/lib/form-texts';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { type MadeApiToken, refreshApiTokens } from './api-tokens.queries';

/** The form of a new token and what its button does; `made` has the secret, which is told this once. */
export const useTokenForm = () => {
  const form = useForm<TokenForm>({
    resolver: zodResolver(tokenForm),
    defaultValues: { name: '', scopes: [], lifetime: '90-days' },
  });
  const making = useToastMutation({
    send: (body: TokenForm) => requestJson<MadeApiToken>('/api/connections/tokens', { method: 'POST', body }),
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
