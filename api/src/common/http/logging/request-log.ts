import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { routePatternOf } from './route-pattern.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** Stands in the answer's `X-Request-Id` and in the log. */
    id: string;
  }
}

const GIVEN_ID = /^[\w-]{1,64}$/;

/** A proxy asks twice a second. */
const NOT_LOGGED = '/api/health/live';

/** The proxy's request id when it is harmless, else our own. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();

/** One line a request: id, method, route pattern, status, milliseconds. Nothing of the person (style 21). */
export const requestLog =
  (logger: Logger) =>
  (request: Request, response: Response, next: NextFunction): void => {
    request.id = requestId(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', request.id);
    const { url } = request;
    const started = Date.now();
    // Comes after the whole answer was sent, and also when its reader went away before.
    response.once('close', () => {
      if (url === NOT_LOGGED) return;
      const { statusCode } = response;
      const facts = {
        requestId: request.id,
        method: request.method,
        route: routePatternOf(request, response),
        statusCode,
        responseTime: Date.now() - started,
      };
      logger[statusCode >= 500 ? 'error' : 'info'](
        facts,
        response.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    next();
  };
