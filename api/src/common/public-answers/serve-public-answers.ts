import type { NextFunction, Request, Response } from 'express';
import { hasSessionToken } from '#src/common/access/session-token.js';
import type { PublicAnswers } from './public-answers.js';

/** Express middleware: answers visitors from ready bytes, before anything else is asked. */
export const servePublicAnswers =
  (answers: PublicAnswers) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const ready =
      request.method === 'GET' && !hasSessionToken(request) ? answers.find(request.originalUrl) : undefined;
    if (!ready) {
      next();
      return;
    }
    response.setHeader('ETag', ready.etag);
    response.setHeader('Cache-Control', 'public, no-cache');
    response.setHeader('Vary', 'Authorization, Cookie, Accept-Encoding');
    if (ready.link) response.setHeader('Link', ready.link);
    if (request.headers['if-none-match'] === ready.etag) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', ready.body.length);
    response.end(ready.body);
  };
