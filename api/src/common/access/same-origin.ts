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
 * @param publicUrl where people reach the venue from outside, when a proxy does not pass its host on
 */
export const isCrossSite = (
  request: Pick<Request, 'headers' | 'host'>,
  publicUrl: string | undefined,
): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const ours = [request.host, publicUrl === undefined ? undefined : hostOf(publicUrl)];
  return !ours.includes(hostOf(origin) ?? 'no host at all');
};
