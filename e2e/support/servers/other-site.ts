import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's site: one page, on an origin that is not the venue's. */
export class OtherSite {
  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  /** @param page its HTML */
  static async open(page: string): Promise<OtherSite> {
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(page);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return new OtherSite(server, `http://localhost:${port}/`);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
