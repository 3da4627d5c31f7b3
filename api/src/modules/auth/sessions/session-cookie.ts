import type { Request, Response } from 'express';
import { SESSION_COOKIE } from '#src/common/access/session-token.js';
import { ownCookie } from '#src/common/http/own-cookie.js';
import { SESSION_LIFETIME_MS } from './session-rules.js';

export const setSessionCookie = (request: Request, response: Response, token: string): void => {
  response.cookie(SESSION_COOKIE, token, { ...ownCookie(request), maxAge: SESSION_LIFETIME_MS });
};

/** Also clears the HTTP cache, never the storage: that holds the outbox (design §5.7). */
export const clearSessionCookie = (request: Request, response: Response): void => {
  response.clearCookie(SESSION_COOKIE, ownCookie(request));
  response.setHeader('Clear-Site-Data', '"cache"');
};
