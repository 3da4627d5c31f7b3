import type { Request } from 'express';

/** What calendar and gallery ask for again and again. Searches and cursors are asked once, and would push those out. */
const KEPT_QUERY = new Set(['from', 'to', 'type', 'status', 'limit', 'order', 'eventId', 'tag']);

/** What routes outside `/api` read of a query, by the first part of their path. */
const READ_QUERY: ReadonlyMap<string, readonly string[]> = new Map([
  ['embed', ['type', 'limit']],
  ['feeds', []],
  ['manifest.webmanifest', []],
]);

const FIRST_PART = /^\/([^/]+)/;
/** Letters, digits and signs that mean the same without their percent (RFC 3986 §6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * The key of a ready answer. Whatever people add to an address outside `/api`, as its case or `?nocache=1`, makes no copy.
 * @returns undefined for what is not worth keeping
 */
export const answerKeyOf = (request: Pick<Request, 'originalUrl' | 'path' | 'query'>): string | undefined => {
  const { originalUrl, path } = request;
  const names = READ_QUERY.get(FIRST_PART.exec(path)?.[1]?.toLowerCase() ?? '');
  if (names) return outsideKey(path, names, request.query);
  const isKept = Object.keys(request.query).every((name) => KEPT_QUERY.has(name));
  return isKept ? originalUrl : undefined;
};

const outsideKey = (path: string, names: readonly string[], query: Request['query']): string | undefined => {
  const read = new URLSearchParams();
  for (const name of names) {
    const value = query[name];
    if (typeof value === 'string' && value === value.trim()) read.set(name, value);
    else if (value !== undefined) return undefined;
  }
  const plainPath = path.replace(NEEDLESSLY_ENCODED, decodeURIComponent).replace(/\/$/, '');
  return `${plainPath}?${read.toString()}`.toLowerCase();
};
