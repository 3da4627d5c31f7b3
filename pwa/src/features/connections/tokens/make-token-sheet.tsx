import { useWatch } from 'react-hook-form';
import { API_SCOPES, PROGRAM_NAME_LENGTH, TOKEN_LIFETIMES } from '#contract/rules/connections/api-tokens';
import { SecretSheet } from '#features/connections/secret-sheet';
import { WordChoices } from '#features/connections/word-choices';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField, SelectField } from '#shared/ui/form/fields';
import type { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { LIFETIME_WORDS, SCOPE_WORDS } from './token-wording';
import { useTokenForm } from './use-token-form';

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
