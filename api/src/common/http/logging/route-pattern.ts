import type { Request, Response } from 'express';

/** Requests that no route took, and that do not look like one for a file. */
const NONE = '-';

/** By which Nest answers 404. */
const TAKES_ALL = '*path';

/** The app's pages, `robots.txt` and the sitemap together: addresses of pages have no end. */
export const PAGE = 'page';
/** The files of the app's build together, and those that it does not have. */
export const FILE = 'file';

/** Says what an answer stands for where routes are not asked: ready bytes, pages, files. */
export const namePattern = (response: Response, pattern: string | undefined): void => {
  if (pattern !== undefined) response.locals.pattern = pattern;
};

/** The route's pattern, never the address itself: addresses carry e-mails and tokens. */
export const routePatternOf = (request: Request, response: Response): string => {
  const named: unknown = response.locals.pattern;
  return typeof named === 'string' ? named : (expressPattern(request) ?? NONE);
};

/** What Express found for a request so far, such as `/api/events/:id`. */
export const expressPattern = ({ route }: { route?: unknown }): string | undefined => {
  if (typeof route !== 'object' || route === null || !('path' in route)) return undefined;
  return route.path === TAKES_ALL ? undefined : String(route.path);
};
