import type { NextFunction, Request, Response } from 'express';
import { hasSessionToken } from '#src/common/access/session-token.js';
import { wantsLatest } from './own-change.js';
import { cacheControlOf, type PublicAnswers } from './public-answers.js';

const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

const takesGzip = ({ headers }: Request): boolean => GZIP.test(headers['accept-encoding'] ?? '');

/** Express middleware: answers visitors from ready bytes, before anything else is asked. */
export const servePublicAnswers =
  (answers: PublicAnswers) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const mayBeReady = request.method === 'GET' && !hasSessionToken(request) && !wantsLatest(request);
    const ready = mayBeReady ? answers.find(request.originalUrl) : undefined;
    if (!ready) {
      next();
      return;
    }
    response.setHeader('ETag', ready.etag);
    response.setHeader('Cache-Control', cacheControlOf(ready));
    response.setHeader('Vary', 'Authorization, Cookie, Accept-Encoding');
    if (ready.link) response.setHeader('Link', ready.link);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const gzipped = takesGzip(request) ? answers.gzippedBody(ready) : undefined;
    const body = gzipped ?? ready.body;
    if (gzipped) response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', body.length);
    response.end(body);
  };
