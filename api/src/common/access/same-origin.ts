import type { Request } from 'express';

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * True when a browser says that another site sent the request (Fetch Metadata, else Origin).
 * A caller that sends neither is not a browser, and so cannot be tricked by a page.
 */
export const isCrossSite = (request: Pick<Request, 'headers' | 'host'>): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && hostOf(origin) !== request.host;
};
