import type { Request, Response } from 'express';

/** Announces the next page of a list by a `Link` header (RFC 8288), the same query with its cursor. */
export const announceNextPage = (request: Request, response: Response, cursor: string | undefined): void => {
  if (cursor === undefined) return;
  const next = new URL(request.originalUrl, 'http://list');
  next.searchParams.set('cursor', cursor);
  response.setHeader('Link', `<${next.pathname}${next.search}>; rel="next"`);
};
