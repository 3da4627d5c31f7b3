import { parse } from 'cookie';
import type { Request } from 'express';
import { API_TOKEN_PREFIX } from './api-token.js';

/** Name of the httpOnly cookie; the same word as the spec's local storage key (spec §9). */
export const SESSION_COOKIE = 'sessionId';

const BEARER = /^Bearer ([\w-]{1,255})$/i;

const bearerToken = (request: Pick<Request, 'headers'>): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];

const cookieToken = (request: Pick<Request, 'headers'>): string | undefined =>
  parse(request.headers.cookie ?? '')[SESSION_COOKIE];

/** The session token a request carries; the bearer header wins over the cookie (spec §7). */
export const sessionTokenOf = (request: Pick<Request, 'headers'>): string | undefined =>
  request.headers.authorization === undefined ? cookieToken(request) : bearerToken(request);

/** A program's API token; never from a cookie, which a browser sends by itself. */
export const apiTokenOf = (request: Pick<Request, 'headers'>): string | undefined => {
  const token = bearerToken(request);
  return token?.startsWith(API_TOKEN_PREFIX) ? token : undefined;
};

/** True when the request claims to belong to a session, valid or not. */
export const hasSessionToken = (request: Pick<Request, 'headers'>): boolean =>
  sessionTokenOf(request) !== undefined;

/** True when the request brings our cookie, whatever else it brings. */
export const bearsCookie = (request: Pick<Request, 'headers'>): boolean => cookieToken(request) !== undefined;
