import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type NextFunction, type Request, type Response, Router, static as serveStatic } from 'express';

const OUR_OWN = /^\/(api|uploads)(\/|$)/;
const HASHED = /[/\\]assets[/\\]/;

/** Hashed files for ever, everything else asked about every time: `index.html` and the service worker must be fresh. */
const cacheControl = (response: Response, path: string): void => {
  response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** A file that is not there is a 404, not the app's page: a missing chunk must be seen as missing (design §5.8). */
const looksLikeFile = (path: string): boolean => /\.[a-z\d]{1,8}$/i.test(path);

/**
 * Serves the built app: its files, and `index.html` for every address that is the app's to route.
 * @param directory the PWA's build; when it is missing only the API answers
 */
export const servePwa = (directory: string): Router => {
  const router = Router();
  const page = join(directory, 'index.html');
  if (!existsSync(page)) return router;
  // Without asking the disk whether a file of that name exists, which took a fifth of an event's answer.
  router.use((request: Request, _response: Response, next: NextFunction) =>
    next(OUR_OWN.test(request.path) ? 'router' : undefined),
  );
  router.use(serveStatic(directory, { index: false, redirect: false, setHeaders: cacheControl }));
  router.use((request: Request, response: Response, next: NextFunction) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || looksLikeFile(request.path)) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(page);
  });
  return router;
};
