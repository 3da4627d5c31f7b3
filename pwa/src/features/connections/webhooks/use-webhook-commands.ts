import { underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import type { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { patience } from './webhook-wording';
import { refreshWebhooks, type Resent, type WebhookSecret } from './webhooks.queries';

/** What can be done with an address. */
export const useWebhookCommands = (id: number) => {
  const address = `/api/connections/webhooks/${id}`;
  const pausing = useToastMutation({
    send: (verb: 'pause' | 'resume') => requestJson(`${address}/${verb}`, { method: 'PUT' }),
    done: (_, verb) => ({ title: verb === 'pause' ? 'Paused: what happens waits' : 'Going on' }),
    failed: 'Failed to change the address',
    refresh: refreshWebhooks,
  });
  const testing = useToastMutation({
    send: () => requestJson(`${address}/test`, { method: 'POST' }),
    done: () => ({
      title: 'Test is on its way',
      description: 'What came of it stands under "What was sent".',
    }),
    failed: 'Failed to send the test',
    refresh: refreshWebhooks,
  });
  const removing = useToastMutation({
    send: () => requestJson(address, { method: 'DELETE' }),
    done: () => ({ title: 'Address removed' }),
    failed: 'Failed to remove the address',
    refresh: refreshWebhooks,
  });
  return { pausing, testing, removing };
};

/**
 * Gives an address a new secret. Two new ones would end the one that the program has, so after a lost answer it is the same one.
 * @param keys live longer than the sheet, which may be closed and opened again
 */
export const useNewSecret = (id: number, keys: ReturnType<typeof useCommandKeys>) =>
  useToastMutation({
    send: async () => {
      const headers = underKey(keys.keyOf('secret'));
      const path = `/api/connections/webhooks/${id}/secret`;
      const made = await requestJson<WebhookSecret>(path, { method: 'POST', headers });
      keys.settle('secret');
      return made;
    },
    failed: 'Failed to make a new secret',
    refresh: refreshWebhooks,
  });

export const useSendAgain = (timeZone: string) =>
  useToastMutation({
    send: (deliveryId: number) =>
      requestJson<Resent>(`/api/connections/deliveries/${deliveryId}/resend`, { method: 'POST' }),
    done: ({ heldUntil }) =>
      heldUntil === null
        ? { title: 'On its way again' }
        : { title: 'It is sent again later', description: patience(heldUntil, timeZone) },
    failed: 'Failed to send it again',
    refresh: refreshWebhooks,
  });
