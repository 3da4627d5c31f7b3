import { useWatch } from 'react-hook-form';
import { array, enum as oneOf, type infer as Infer, minLength, object } from 'zod/mini';
import { API_SCOPES, PROGRAM_NAME_LENGTH, TOKEN_LIFETIMES } from '#contract/rules/connections/api-tokens';
import { sendOnce } from '#shared/http/command-headers';
import { requiredText } from '#shared/lib/form-texts';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField, SelectField } from '#shared/ui/form/fields';
import type { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { useAnsweredSheetForm } from '#shared/ui/mutation/use-sheet-form';
import { SecretSheet } from '#features/connections/secret-sheet';
import { type MadeApiToken, refreshApiTokens } from './api-tokens.queries';
import { LIFETIME_WORDS, SCOPE_WORDS } from './token-wording';
import { WordChoices } from '#features/connections/word-choices';

const NEVER_ENDS_WARNING =
  'Anyone who finds it in years to come can still use it. Look now and then whether it is still used.';

interface MakeTokenSheetProps {
  keys: ReturnType<typeof useCommandKeys>;
  onClose: () => void;
}

/** Make Token: its form, then the token itself, once. */
export const MakeTokenSheet = ({ keys, onClose }: MakeTokenSheetProps) => {
  const { sheet, answer: made } = useTokenForm(keys);
  const { form, ...submission } = sheet;
  const lifetime = useWatch({ control: form.control, name: 'lifetime' });
  if (made)
    return (
      <SecretSheet title={`Token for ${made.token.name}`} secret={made.secret} onClose={onClose}>
        <p>Paste it into the program, where it asks for a token, an API key or “Bearer”.</p>
      </SecretSheet>
    );
  return (
    <FormSheet
      {...submission}
      title="Make a token"
      onClose={onClose}
      submitLabel="Make token"
      pendingLabel="Making..."
    >
      <RequiredField
        label="Name"
        hint="Which program it is for"
        {...fieldOf(form, 'name')}
        maxLength={PROGRAM_NAME_LENGTH}
      />
      <WordChoices
        legend="The program may"
        words={SCOPE_WORDS}
        order={API_SCOPES}
        field={form.register('scopes')}
        error={form.formState.errors.scopes?.message}
      />
      <SelectField
        label="It works"
        hint={lifetime === 'never-ends' ? NEVER_ENDS_WARNING : undefined}
        {...fieldOf(form, 'lifetime')}
      >
        {TOKEN_LIFETIMES.map((each) => (
          <option key={each} value={each}>
            {LIFETIME_WORDS[each]}
          </option>
        ))}
      </SelectField>
      <p>It acts in your name, and stops when you are no admin any more.</p>
    </FormSheet>
  );
};

/**
 * The form of a new token and what its button does; the answer has the secret, which is told this once.
 * @param keys live longer than the form: after a lost answer the next token takes the place of the one that nobody has seen
 */
const useTokenForm = (keys: ReturnType<typeof useCommandKeys>) =>
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
