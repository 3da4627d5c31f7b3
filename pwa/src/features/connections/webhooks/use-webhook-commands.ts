import { requestJson } from '#shared/http/http-client';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { refreshWebhooks, type WebhookSecret } from './webhooks.queries';

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
  const renewing = useToastMutation({
    send: () => requestJson<WebhookSecret>(`${address}/secret`, { method: 'POST' }),
    failed: 'Failed to make a new secret',
    refresh: refreshWebhooks,
  });
  const removing = useToastMutation({
    send: () => requestJson(address, { method: 'DELETE' }),
    done: () => ({ title: 'Address removed' }),
    failed: 'Failed to remove the address',
    refresh: refreshWebhooks,
  });
  return { pausing, testing, renewing, removing };
};

export const useSendAgain = () =>
  useToastMutation({
    send: (deliveryId: number) =>
      requestJson(`/api/connections/deliveries/${deliveryId}/resend`, { method: 'POST' }),
    done: () => ({ title: 'On its way again' }),
    failed: 'Failed to send it again',
    refresh: refreshWebhooks,
  });
