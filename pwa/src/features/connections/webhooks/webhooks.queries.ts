import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

export type Webhook = components['schemas']['WebhookResponse'];
export type WebhookSecret = components['schemas']['WebhookSecretResponse'];
export type WebhookDelivery = components['schemas']['WebhookDeliveryResponse'];
export type Resent = components['schemas']['ResentResponse'];

const KEY = ['webhooks'];

/** Addresses of other programs that are told what happens, by name. */
export const webhooksQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => requestJson<Webhook[]>('/api/connections/webhooks', { signal }),
  staleTime: 0,
});

/** What an address was sent last, the newest first. Looked at while staff wait for an answer, so it asks again by itself. */
export const deliveriesQuery = (webhookId: number) =>
  queryOptions({
    queryKey: [...KEY, webhookId, 'deliveries'],
    queryFn: ({ signal }) =>
      requestJson<WebhookDelivery[]>(`/api/connections/webhooks/${webhookId}/deliveries`, { signal }),
    refetchInterval: 5_000,
  });

/** The addresses and what they were sent. */
export const refreshWebhooks = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: KEY });
