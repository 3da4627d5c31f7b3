import type { NextFunction, Request, Response } from 'express';
import { routePatternOf } from '#src/common/http/logging/route-pattern.js';
import type { MetricsService } from './metrics.service.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A method that nobody has a use for is one of many: anyone who tries them all makes one row. */
const methodOf = (method: string): string => (METHODS.has(method) ? method : 'other');

/** `2xx`, `4xx` …; a reader that has gone away before the end got no status. */
const statusOf = ({ statusCode, writableFinished }: Response): string =>
  writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';

/** Express middleware, the first of all: tells how long each request took, from its headers to the end of its answer. */
export const measureRequests =
  (metrics: Pick<MetricsService, 'observe'>) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    response.once('close', () => {
      metrics.observe(
        {
          method: methodOf(request.method),
          route: routePatternOf(request, response),
          status: statusOf(response),
        },
        (performance.now() - started) / 1_000,
      );
    });
    next();
  };
