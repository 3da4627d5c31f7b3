import { useState } from 'react';
import { array, enum as oneOf, type infer as Infer, minLength, object, refine } from 'zod/mini';
import { PROGRAM_NAME_LENGTH } from '#contract/rules/connections/api-tokens';
import { WEBHOOK_ADDRESS_LENGTH, WEBHOOK_KINDS } from '#contract/rules/connections/webhooks';
import { changesOf } from '#shared/http/changes-of';
import { sendOnce } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { requiredText } from '#shared/lib/form-texts';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField, TextField } from '#shared/ui/form/fields';
import type { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { useAnsweredSheetForm } from '#shared/ui/mutation/use-sheet-form';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { SecretSheet } from '#features/connections/secret-sheet';
import { KIND_WORDS } from './webhook-wording';
import { refreshWebhooks, type Webhook, type WebhookSecret } from './webhooks.queries';
import { WordChoices } from '#features/connections/word-choices';

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

/**
 * The form of an address, a new one when there is none, and what its button does; the answer has its secret, told this once.
 * @param keys live longer than the form: after a lost answer the next of that name is the one whose secret nobody has seen
 */
const useWebhookForm = (shown: Webhook | null, keys: ReturnType<typeof useCommandKeys>) => {
  // As it was opened: the list may show what a colleague made of it since.
  const [webhook] = useState(shown);
  return useAnsweredSheetForm({
    schema: webhookForm,
    start: { name: webhook?.name ?? '', address: webhook?.address ?? '', kinds: webhook?.kinds ?? [] },
    send: async (values: WebhookForm): Promise<WebhookSecret | null> => {
      if (!webhook) {
        const { name } = values;
        const made = await sendOnce<WebhookSecret>('/api/connections/webhooks', values, keys.keyOf(name));
        keys.settle(name);
        return made;
      }
      const body = changesOf(webhook, values);
      await requestJson(`/api/connections/webhooks/${webhook.id}`, { method: 'PUT', body });
      return null;
    },
    done: (made) => (made ? undefined : { title: 'Address saved' }),
    failed: 'Failed to save the address',
    refresh: refreshWebhooks,
  });
};

/** The venue looks at the rest of it: whether it is known, and where it leads. */
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

const webhookForm = object({
  name: requiredText(PROGRAM_NAME_LENGTH, 'Name is required'),
  address: requiredText(WEBHOOK_ADDRESS_LENGTH, 'Address is required').check(
    refine((text) => WEB_ADDRESS.test(text), 'This is no web address. It begins with https://'),
  ),
  kinds: array(oneOf(WEBHOOK_KINDS)).check(minLength(1, 'Choose at least one')),
});

type WebhookForm = Infer<typeof webhookForm>;
