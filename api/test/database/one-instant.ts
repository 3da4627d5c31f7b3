import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { TestApp } from '#test/test-app.js';

/** What one caller of a crowd was told; status NaN when the line went dead instead. */
export interface CrowdAnswer {
  status: number;
  body: string;
}

/** Fewer than Node lets wait to be accepted (511): the kernel turns the others away for seconds. */
const CONNECTING = 250;

/**
 * Connections that the app has accepted, open and silent. Anyone who uses them sends one request on each. The first ones may be
 * silent for as long as it takes to open the last, so this app no longer hangs up on silent ones.
 */
export const openConnections = async ({ app }: TestApp, count: number): Promise<Socket[]> => {
  const server: Server = app.getHttpServer();
  server.headersTimeout = 0;
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Math.min(CONNECTING, count - sockets.length);
    const accepted = acceptedBy(server, some);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => opened(port)))));
    await accepted;
  }
  return sockets;
};

/**
 * Posts these bodies as JSON at one instant, each on a connection of its own: all requests are written before this
 * process, in which the app runs too, reads anything, so the last one is on its way before the first is looked at.
 * @returns the answers, in the order of the bodies
 */
export const postAtOneInstant = (
  sockets: readonly Socket[],
  path: string,
  bodies: readonly object[],
): Promise<CrowdAnswer[]> => {
  const requests = bodies.map((body) => requestOf(path, JSON.stringify(body)));
  const answers = sockets.map(answerOn);
  sockets.forEach((socket, index) => socket.write(requests[index] ?? ''));
  return Promise.all(answers);
};

/** Resolves once the server has taken so many new connections: Node takes one in each turn of its loop, however many wait. */
const acceptedBy = (server: Server, count: number): Promise<void> =>
  new Promise((resolve) => {
    let left = count;
    const onConnection = (): void => {
      left -= 1;
      if (left > 0) return;
      server.off('connection', onConnection);
      resolve();
    };
    server.on('connection', onConnection);
  });

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => resolve(socket.off('error', reject)));
  });

const requestOf = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n` +
  `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** The server hangs up after its answer: what came until then is all of it. */
const answerOn = (socket: Socket): Promise<CrowdAnswer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      resolve({ status: Number.parseInt(head.slice(9, 12)), body });
    });
  });
