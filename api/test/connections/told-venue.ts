import { WEBHOOK_KINDS, type WebhookKind } from '#contract/rules/connections/webhooks.js';
import type { WebhookResponse } from '#src/modules/connections/webhooks/webhooks.dto.js';
import { WebhookSender } from '#src/modules/connections/webhooks/webhook-sender.js';
import { startWebhookReceiver, type WebhookReceiver } from '#test/servers/webhook-receiver.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';
import { by } from '#test/venue/reminded-venue.js';

/** A venue that tells a program of the test's own what happens. */
export interface ToldVenue extends TestApp {
  receiver: WebhookReceiver;
  asAdmin(): ReturnType<TestApp['http']>;
  /** Has the program told of this, of everything when nothing is said. */
  add(
    kinds?: readonly WebhookKind[],
    name?: string,
  ): Promise<{ id: number; secret: string; webhook: WebhookResponse }>;
  /** Sends until nothing is due. */
  send(): Promise<void>;
  /** What the program has heard of, in order. */
  typesOf(secret: string): string[];
  /** Forgets the program, and what it has heard. */
  clear(): Promise<void>;
}

/** Starts it. */
export const createToldVenue = async (): Promise<ToldVenue> => {
  const receiver = await startWebhookReceiver();
  const venue = await createTestApp({ WEBHOOKS_TO_OWN_NETWORK: 'true' });
  const admin = await createAccount(venue, 'admin');
  const asAdmin = () => venue.http().set(by(admin));
  return {
    ...venue,
    receiver,
    asAdmin,
    add: async (kinds = WEBHOOK_KINDS, name = 'Website') => {
      const { body } = await asAdmin()
        .post('/api/connections/webhooks')
        .send({ name, address: receiver.url, kinds })
        .expect(201);
      return { id: body.webhook.id, secret: body.secret, webhook: body.webhook };
    },
    send: async () => {
      const sender = venue.app.get(WebhookSender);
      while ((await sender.sendDue()) > 0) await sender.settled();
    },
    typesOf: (secret) => receiver.calls.map((call) => receiver.open(call, secret).type),
    clear: async () => {
      await venue.sql('DELETE FROM webhooks');
      receiver.calls.splice(0);
      receiver.treatments.splice(0);
    },
    close: async () => {
      await venue.close();
      await receiver.close();
    },
  };
};
