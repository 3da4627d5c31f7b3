import type { NextFunction, Request, Response } from 'express';

/**
 * For the one page that other sites may frame (design §8 "Embed"): our own script and pictures, the page's own style, and
 * nothing to fill in.
 */
const FRAMED = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join(';');

/** What other sites put on their pages (Fetch, "Cross-Origin-Resource-Policy"). */
export const forOtherSites = (_request: Request, response: Response, next: NextFunction): void => {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};

/** In place of the headers that forbid frames. */
export const embedPolicy = (request: Request, response: Response, next: NextFunction): void => {
  response.setHeader('Content-Security-Policy', FRAMED);
  response.removeHeader('X-Frame-Options');
  forOtherSites(request, response, next);
};
