import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PING_ANSWER } from '#contract/problem';

/** One call that reached the venue, the probe aside. */
export interface ReceivedPost {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How the venue answers a POST; `hang-up` commits and loses the answer, as a dying connection does. */
export interface ScriptedAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  hangUp?: boolean;
}

export interface VenueDouble {
  posts: ReceivedPost[];
  /** Distinct keys committed, in order: what the database would hold. */
  committed: Set<string>;
  answer: (post: ReceivedPost) => ScriptedAnswer | Promise<ScriptedAnswer>;
  ping: () => { status: number; type: string; body: string };
  close: () => Promise<void>;
}

/** The venue's acknowledgement of a post: what the real API answers first (201) and again (200). */
export const acknowledgement = (venue: VenueDouble, post: ReceivedPost): ScriptedAnswer => {
  const key = String(post.headers['idempotency-key']);
  const status = venue.committed.has(key) ? 200 : 201;
  venue.committed.add(key);
  return { status, body: { id: 1, clientKey: key } };
};

export const problem = (statusCode: number, code: string, message: string): ScriptedAnswer => ({
  status: statusCode,
  body: { statusCode, code, message },
});

/** A real HTTP server for the outbox's specs, on this origin: answers the probe and each POST as the spec scripts. */
export const startVenueDouble = async (): Promise<VenueDouble> => {
  const venue: VenueDouble = {
    posts: [],
    committed: new Set(),
    answer: (post) => acknowledgement(venue, post),
    ping: () => ({ status: 200, type: 'application/json', body: JSON.stringify({ ping: PING_ANSWER }) }),
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
  const server = createServer((request, response) => void respond(venue, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(globalThis, { self: { location: { origin: `http://127.0.0.1:${port}` } } });
  return venue;
};

const respond = async (
  venue: VenueDouble,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.url === '/api/health/ping') {
    const { status, type, body } = venue.ping();
    response.writeHead(status, { 'content-type': type }).end(body);
    return;
  }
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const post = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
  venue.posts.push(post);
  const answer = await venue.answer(post);
  if (answer.hangUp) return void request.socket.destroy();
  const isText = typeof answer.body === 'string';
  response.writeHead(answer.status, {
    'content-type': isText ? 'text/html' : 'application/json',
    ...answer.headers,
  });
  response.end(isText ? answer.body : JSON.stringify(answer.body));
};
