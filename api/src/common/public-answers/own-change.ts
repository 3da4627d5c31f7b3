import type { Request, Response } from 'express';
import { ownCookie } from '#src/common/http/own-cookie.js';

const COOKIE = 'justSaved';
const BEARS_COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE}=`);
const NO_CACHE = /(?:^|,)\s*no-cache\s*(?:,|$)/i;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Longer than a process takes to notice that it no longer hears of changes (`ChangeFeed`). */
const REMEMBERED_MS = 15_000;

/** Marks a browser that has just changed something public, for a while (decision 37). */
export const rememberChange = (request: Request, response: Response): void => {
  if (SAFE_METHODS.has(request.method)) return;
  response.cookie(COOKIE, '1', { ...ownCookie(request), maxAge: REMEMBERED_MS });
};

/** True for who has changed something just now, or asks past every cache (RFC 9111 §5.2.1.4): no ready answer may do. */
export const wantsLatest = ({ headers }: Pick<Request, 'headers'>): boolean =>
  BEARS_COOKIE.test(headers.cookie ?? '') || NO_CACHE.test(headers['cache-control'] ?? '');
