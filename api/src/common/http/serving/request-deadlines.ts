import type { IncomingMessage, Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Problem } from '#contract/problem.js';

const SECOND = 1_000;

/** How long a request may take to arrive whole, and its answer to be read, in milliseconds (design §4 "Server faults"). */
export interface Deadlines {
  headers: number;
  /** All of it; also the longest silence until the answer: as long as a phone waits. */
  others: number;
  /** As `others`, where a route takes files. */
  uploads: number;
  /** How long the reader of an answer may pause: a download on a phone that is put away. */
  pauses: number;
}

export const DEADLINES: Deadlines = {
  headers: 15 * SECOND,
  others: 30 * SECOND,
  uploads: 300 * SECOND,
  pauses: 300 * SECOND,
};

const TOO_SLOW: Problem = {
  statusCode: 408,
  code: 'request.too-slow',
  message: 'The request took too long to arrive. Please try again.',
};

/** Node itself answers 408 to headers that are late, and to uploads. To be called before the server listens. */
export const setServerDeadlines = (server: Server, { headers, uploads }: Deadlines): void => {
  server.headersTimeout = headers;
  server.requestTimeout = uploads;
  server.keepAliveTimeout = 65 * SECOND;
  // An option of its constructor, which is not ours to call. By default Node looks every 30 s.
  Object.assign(server, { connectionsCheckingInterval: headers / 5 });
};

const extensions = new WeakMap<IncomingMessage, () => void>();

/**
 * Express middleware: answers 408 to a request that has not arrived whole within seconds, however busily it drips, and
 * hangs up on one that has been silent for as long. The reader of an answer may pause for minutes.
 */
export const requestDeadlines =
  ({ others, uploads, pauses }: Deadlines) =>
  (request: Request, response: Response, next: NextFunction): void => {
    response.setTimeout(others);
    // Node itself hangs up after a silence that nobody listens for: the second one here.
    response.once('timeout', () => {
      if (request.complete && response.headersSent) response.setTimeout(pauses);
      else request.destroy();
    });
    if (hasBody(request)) {
      const timer = setTimeout(() => hangUp(request, response), others);
      const stop = () => clearTimeout(timer);
      request.once('end', stop).once('close', stop);
      extensions.set(request, () => {
        stop();
        request.setTimeout(uploads);
      });
    }
    next();
  };

/** Gives a request the minutes of an upload, up to the server's own deadline. For routes that take files. */
export const allowUploadTime = (request: IncomingMessage): void => extensions.get(request)?.();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const hangUp = (request: Request, response: Response): void => {
  if (request.complete) return;
  if (response.headersSent) request.destroy();
  else
    response
      .status(TOO_SLOW.statusCode)
      .set('Connection', 'close')
      .json(TOO_SLOW)
      .once('finish', () => request.destroy());
};
