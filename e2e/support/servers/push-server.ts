import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message as the push service got it: encrypted, for the browser at its address. */
interface TakenPush {
  endpoint: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a browser says of its subscription (Push API). */
export interface FakeSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A real push service on loopback (RFC 8030) that keeps what it takes. */
export class PushServer {
  readonly taken: TakenPush[] = [];
  private readonly server = createServer((request, response) => {
    void buffer(request).then((body) => {
      this.taken.push({ endpoint: `${this.url}${request.url}`, headers: request.headers, body });
      response.writeHead(201).end();
    });
  });

  private constructor() {}

  static async open(): Promise<PushServer> {
    const push = new PushServer();
    await once(push.server.listen(0, '127.0.0.1'), 'listening');
    return push;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** A subscription of a browser at this service. */
  newSubscription(): FakeSubscription {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    return {
      endpoint: `${this.url}/${randomUUID()}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }
}
