import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';

export type Webhook = components['schemas']['WebhookResponse'];
export type WebhookSecret = components['schemas']['WebhookSecretResponse'];
export type WebhookDelivery = components['schemas']['WebhookDeliveryResponse'];
export type Resent = components['schemas']['ResentResponse'];

const KEY = ['/api/connections/webhooks'];

/** Addresses of other programs that are told what happens, by name. */
export const webhooksQuery = queryOptions<Webhook[]>({ queryKey: KEY, staleTime: 0 });

/** What an address was sent last, the newest first. Looked at while staff wait for an answer, so it asks again by itself. */
export const deliveriesQuery = (webhookId: number) =>
  queryOptions<WebhookDelivery[]>({
    queryKey: [...KEY, webhookId, 'deliveries'],
    refetchInterval: 5_000,
  });

/** The addresses and what they were sent. */
export const refreshWebhooks = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: KEY });
