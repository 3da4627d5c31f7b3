import { PROGRAM_NAME_LENGTH } from '#contract/rules/connections/api-tokens';
import { WEBHOOK_ADDRESS_LENGTH, WEBHOOK_KINDS } from '#contract/rules/connections/webhooks';
import { SecretSheet } from '#features/connections/secret-sheet';
import { WordChoices } from '#features/connections/word-choices';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField, TextField } from '#shared/ui/form/fields';
import type { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { useWebhookForm } from './use-webhook-form';
import { KIND_WORDS } from './webhook-wording';
import type { Webhook } from './webhooks.queries';

interface WebhookSheetProps {
  /** Null for a new one. */
  webhook: Webhook | null;
  keys: ReturnType<typeof useCommandKeys>;
  onClose: () => void;
}

/** Add an address, which then tells its secret once, or change one. */
export const WebhookSheet = ({ webhook, keys, onClose }: WebhookSheetProps) => {
  const { sheet, answer: made } = useWebhookForm(webhook, keys);
  const { form, ...submission } = sheet;
  useWhenSaved(made === null, onClose);
  if (made) return <WebhookSecretSheet name={made.webhook.name} secret={made.secret} onClose={onClose} />;
  return (
    <FormSheet
      {...submission}
      title={webhook ? `Change ${webhook.name}` : 'Add an address'}
      onClose={onClose}
      submitLabel={webhook ? 'Save' : 'Add address'}
    >
      <RequiredField
        label="Name"
        hint="Which program it is"
        {...fieldOf(form, 'name')}
        maxLength={PROGRAM_NAME_LENGTH}
      />
      <TextField
        label="Address"
        hint="The program says it. It begins with https://"
        {...fieldOf(form, 'address')}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={WEBHOOK_ADDRESS_LENGTH}
        required
      />
      <WordChoices
        legend="It is told of"
        words={KIND_WORDS}
        order={WEBHOOK_KINDS}
        field={form.register('kinds')}
        error={form.formState.errors.kinds?.message}
      />
    </FormSheet>
  );
};

interface WebhookSecretSheetProps {
  name: string;
  secret: string;
  onClose: () => void;
}

/** The secret of an address, once. */
export const WebhookSecretSheet = ({ name, secret, onClose }: WebhookSecretSheetProps) => (
  <SecretSheet title={`Secret for ${name}`} secret={secret} onClose={onClose}>
    <p>
      Paste it into the program, where it asks for a signing secret: by it the program knows what really comes
      from you.
    </p>
  </SecretSheet>
);
