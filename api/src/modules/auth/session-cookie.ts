import type { CookieOptions, Request, Response } from 'express';
import { SESSION_COOKIE } from '#src/common/access/session-token.js';
import { SESSION_LIFETIME_MS } from './session-rules.js';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Secure everywhere but on the machine itself without TLS (design §4 "Sessions"). */
const options = (request: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: request.secure || !LOOPBACK.test(request.hostname),
  path: '/',
});

export const setSessionCookie = (request: Request, response: Response, token: string): void => {
  response.cookie(SESSION_COOKIE, token, { ...options(request), maxAge: SESSION_LIFETIME_MS });
};

/** Also clears the HTTP cache, never the storage: that holds the outbox (design §5.7). */
export const clearSessionCookie = (request: Request, response: Response): void => {
  response.clearCookie(SESSION_COOKIE, options(request));
  response.setHeader('Clear-Site-Data', '"cache"');
};
