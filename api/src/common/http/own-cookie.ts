import type { CookieOptions, Request } from 'express';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** How the venue's cookies are kept: Secure everywhere but on the machine itself without TLS (design §4 "Sessions"). */
export const ownCookie = (request: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: request.secure || !LOOPBACK.test(request.hostname),
  path: '/',
});
