import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Problem } from '#contract/problem.js';
import { isRead } from '#src/common/http/is-read.js';
import { namePattern } from '#src/common/http/logging/route-pattern.js';
import type { MetricsService } from './metrics.service.js';

const TOKEN_WRONG: Problem = {
  statusCode: 401,
  code: 'metrics.token-wrong',
  message: 'Metrics are for those who bring the token of METRICS_TOKEN.',
};

const BEARER = /^Bearer +(\S+) *$/i;

/** Both of one length, so that comparing them takes as long for any token. */
const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Express middleware at `/metrics`: answers anyone who brings the token with what Prometheus reads. Sessions are not looked at,
 * so that a database that is away holds nothing up.
 */
export const serveMetrics = (metrics: Pick<MetricsService, 'read'>, token: string): RequestHandler => {
  const expected = digest(token);
  return async (request, response, next) => {
    if (request.path !== '/' || !isRead(request)) return next();
    namePattern(response, '/metrics');
    const [, given = ''] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(digest(given), expected)) {
      response.status(TOKEN_WRONG.statusCode).set('WWW-Authenticate', 'Bearer').json(TOKEN_WRONG);
      return;
    }
    const numbers = await metrics.read();
    if (!numbers) return next();
    response.set('Content-Type', numbers.contentType).send(numbers.text);
  };
};
