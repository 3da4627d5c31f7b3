import { once } from 'node:events';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer as small as can be: each request goes to the next process. */
export class RoundRobin {
  /** The port that got each request, in order. */
  readonly turns: number[] = [];

  private constructor(private readonly server: Server) {}

  static async over(ports: readonly number[]): Promise<RoundRobin> {
    const server = createServer();
    const balancer = new RoundRobin(server);
    server.on('request', (request, response) => {
      const port = ports[balancer.turns.length % ports.length];
      balancer.turns.push(port ?? 0);
      const { method, url, headers } = request;
      const onward = forward({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return balancer;
  }

  get address(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
