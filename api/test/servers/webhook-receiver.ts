import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** What the receiver does with the next calls, one entry a call; nothing left means take it. */
export type ReceiverTreatment =
  | { status: number; headers?: Record<string, string>; words?: string }
  | 'hang-up'
  | { waitFor: Promise<void> };

/** A delivery as the receiver got it. */
export interface ReceivedDelivery {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real HTTP server on a free loopback port, as another program has it. */
export interface WebhookReceiver {
  url: string;
  readonly treatments: ReceiverTreatment[];
  /** Every call, in the order in which they came; those that were refused, too. */
  readonly calls: ReceivedDelivery[];
  /** What a call says, once its signature is checked by Standard Webhooks' own library. */
  open(call: ReceivedDelivery | undefined, secret: string): Opened;
  close(): Promise<void>;
}

interface Opened {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const treatments: ReceiverTreatment[] = [];
  const calls: ReceivedDelivery[] = [];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      calls.push({ path: request.url ?? '', headers: request.headers, body });
      const treatment = treatments.shift() ?? { status: 204 };
      if (treatment === 'hang-up') return response.destroy();
      if ('waitFor' in treatment) {
        await treatment.waitFor;
        return response.writeHead(204).end();
      }
      return response.writeHead(treatment.status, treatment.headers).end(treatment.words);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    treatments,
    calls,
    open: (call, secret) =>
      new Webhook(secret).verify(call?.body ?? '', call?.headers as Record<string, string>) as Opened,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
