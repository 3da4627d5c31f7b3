import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushContent } from '#contract/messages.js';
import { newBrowserKeys } from './push-crypto.js';

/** What the push service does with the next messages, one entry a message; nothing left means take it. */
export type PushTreatment =
  { status: number; headers?: Record<string, string>; words?: string } | 'hang-up' | 'hang-up-after-taking';

/** A message as the push service got it. */
export interface TakenPush {
  headers: IncomingHttpHeaders;
  /** Encrypted. */
  body: Buffer;
}

/** A browser with a subscription at this push service. */
export interface TestBrowser {
  key: string;
  /** Body of `PUT /api/push-subscriptions/{key}`. */
  subscription: { endpoint: string; p256dh: string; auth: string; device: string };
  /** What came for it, in the order in which it came. */
  readonly taken: TakenPush[];
  /** The same, decrypted with its keys. */
  contents(): PushContent[];
}

/** A real HTTP server on a free loopback port that answers as a push service does (RFC 8030), and keeps what it takes. */
export interface PushServer {
  url: string;
  /** `PUSH_SERVICES` with this one. */
  environment: Record<string, string>;
  readonly treatments: PushTreatment[];
  /** Every call, refused ones too. */
  readonly calls: string[];
  newBrowser(): TestBrowser;
  close(): Promise<void>;
}

export const startPushServer = async (): Promise<PushServer> => {
  const treatments: PushTreatment[] = [];
  const calls: string[] = [];
  const boxes = new Map<string, TakenPush[]>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? '';
      calls.push(path);
      const treatment = treatments.shift() ?? { status: 201 };
      if (treatment === 'hang-up') return response.destroy();
      const isTaken = treatment === 'hang-up-after-taking' || treatment.status < 300;
      if (isTaken) boxes.get(path)?.push({ headers: request.headers, body });
      if (treatment === 'hang-up-after-taking') return response.destroy();
      return response.writeHead(treatment.status, treatment.headers).end(treatment.words);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    environment: { PUSH_SERVICES: url },
    treatments,
    calls,
    newBrowser: () => {
      const path = `/send/${randomUUID()}`;
      const { open, ...keys } = newBrowserKeys();
      const taken: TakenPush[] = [];
      boxes.set(path, taken);
      return {
        key: randomUUID(),
        subscription: { endpoint: `${url}${path}`, ...keys, device: 'Chrome on Android' },
        taken,
        contents: () => taken.map(({ body }) => JSON.parse(open(body)) as PushContent),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
