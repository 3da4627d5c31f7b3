import { once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** What a fault does to a request that meets it. */
export type Fault =
  | { kind: 'answer'; status: number; body: unknown; headers?: Record<string, string> }
  /** The venue gets the request and commits; its answer never arrives. */
  | { kind: 'lose-answer' }
  /** Something happens to the venue while the request is on its way. */
  | { kind: 'meanwhile'; act: () => Promise<void> }
  /** The request hangs half-way, as in a dead spot, until the caller goes away. */
  | { kind: 'hang' };

/** A file of a newer build. */
interface ReleasedFile {
  type: string;
  body: string;
}

interface PlannedFault {
  call: string;
  fault: Fault;
  left: number;
}

/**
 * The way between a phone and the venue: a proxy with an address of its own that stays the same while the venue is
 * killed and restarted, and on which faults happen by name. Works for pages, service workers and every browser alike.
 */
export class Network {
  /** Every call that was made, e.g. `POST /api/photo-attendance`. */
  readonly calls: string[] = [];
  private faults: PlannedFault[] = [];
  private released = new Map<string, ReleasedFile>();
  private isPortal = false;
  private isDown = false;

  private constructor(
    private readonly server: Server,
    private readonly target: number,
  ) {
    server.on('request', (request, response) => void this.pass(request, response));
  }

  static async to(port: number): Promise<Network> {
    const server = createServer();
    const network = new Network(server, port);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return network;
  }

  get address(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Lets `call` meet a fault the next `times` times, or until the function that it returns is called. */
  plan(call: string, fault: Fault, times = 1): () => void {
    const planned = { call, fault, left: times };
    this.faults.push(planned);
    return () => void (planned.left = 0);
  }

  /** From now on the venue has a newer build: these files, by their path, in place of the old ones. */
  release(files: Record<string, ReleasedFile>): void {
    this.released = new Map(Object.entries(files));
  }

  /** From now on a captive portal answers everything with its own page; `false` lets the guest through. */
  captivePortal(isPortal: boolean): void {
    this.isPortal = isPortal;
  }

  /** No connection reaches anything, though the phone believes it has a network. */
  down(isDown: boolean): void {
    this.isDown = isDown;
    if (isDown) this.server.closeAllConnections();
  }

  countOf(call: string): number {
    return this.calls.filter((made) => made === call).length;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const call = `${request.method} ${new URL(request.url ?? '/', this.address).pathname}`;
    this.calls.push(call);
    if (this.isDown) return void request.socket.destroy();
    if (this.isPortal) return void response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL_PAGE);
    const newer = this.released.get(new URL(request.url ?? '/', this.address).pathname);
    if (newer) return void response.writeHead(200, { 'content-type': newer.type }).end(newer.body);
    const fault = this.faultFor(call);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'answer') return this.answer(fault, request, response);
    if (fault?.kind === 'meanwhile')
      return void fault.act().then(() => this.forward(request, response, false));
    this.forward(request, response, fault?.kind === 'lose-answer');
  }

  private faultFor(call: string): Fault | null {
    const planned = this.faults.find((candidate) => candidate.call === call && candidate.left > 0);
    if (!planned) return null;
    planned.left -= 1;
    return planned.fault;
  }

  private answer(
    fault: Fault & { kind: 'answer' },
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    request.resume();
    request.on('end', () => {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      response.end(typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body));
    });
  }

  private forward(request: IncomingMessage, response: ServerResponse, losesAnswer: boolean): void {
    const { method, url, headers } = request;
    const onward = forward({ host: '127.0.0.1', port: this.target, method, path: url, headers }, (answer) => {
      if (losesAnswer) {
        answer.resume();
        answer.on('close', () => request.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // A venue that is killed in the middle of its answer cuts it off here too.
      pipeline(answer, response, (error) => error && request.socket.destroy());
    });
    onward.on('error', () => request.socket.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }
}

const PORTAL_PAGE = '<!doctype html><title>Free Wi-Fi</title><h1>Accept the terms to go online</h1>';
