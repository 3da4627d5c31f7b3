import { useState } from 'react';
import { array, enum as oneOf, minLength, object, refine, type infer as Infer } from 'zod/mini';
import { PROGRAM_NAME_LENGTH } from '#contract/rules/connections/api-tokens';
import { WEBHOOK_ADDRESS_LENGTH, WEBHOOK_KINDS } from '#contract/rules/connections/webhooks';
import { changesOf } from '#shared/http/changes-of';
import { sendOnce } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { requiredText } from '#shared/lib/form-texts';
import type { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { useAnsweredSheetForm } from '#shared/ui/mutation/use-sheet-form';
import { refreshWebhooks, type Webhook, type WebhookSecret } from './webhooks.queries';

/**
 * The form of an address, a new one when there is none, and what its button does; the answer has its secret, told this once.
 * @param keys live longer than the form: after a lost answer the next of that name is the one whose secret nobody has seen
 */
export const useWebhookForm = (shown: Webhook | null, keys: ReturnType<typeof useCommandKeys>) => {
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
