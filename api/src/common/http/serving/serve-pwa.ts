import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type NextFunction, type Request, type Response, Router } from 'express';
import sirv from 'sirv';
import { z } from 'zod';
import { isRead } from '#src/common/http/is-read.js';
import { FILE, namePattern, PAGE } from '#src/common/http/logging/route-pattern.js';

/** The manifest of the build is for hosts without the API. */
const OUR_OWN = /^\/((api|uploads|app|feeds|embed|metrics)(\/|$)|manifest\.webmanifest$)/;
const HASHED = /^\/assets\//;
export const PAGE_FILE = '/index.html';
/** A regular expression for each address that the app has a page for. The app's build writes them. */
const ADDRESSES = '.vite/page-addresses.json';

/** A file that is not there is a 404, not the app's page: a missing chunk must be seen as missing (design §5.8). */
const looksLikeFile = (path: string): boolean => /\.[a-z\d]{1,8}$/i.test(path);

/** A pattern for each address that the app has a page for. @param directory the PWA's build */
export const readPageAddresses = (directory: string): RegExp[] =>
  z
    .array(z.string())
    .parse(JSON.parse(readFileSync(join(directory, ADDRESSES), 'utf8')))
    .map((source) => new RegExp(source, 'i'));

/** Hashed files for ever, everything else asked about every time: `index.html` and the service worker must be fresh. */
const cacheControl = (path: string): string =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * When the build is removed under a running API, sirv still lists its files, and lets a stream's error end the process. Its
 * headers are already set by then, so the browser sees a broken answer, as for any missing chunk.
 */
const hangUpWhenFileIsGone = (_request: Request, response: Response, next: NextFunction): void => {
  response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
  next();
};

/**
 * Serves the built app, compressed ahead of time where the build left `.br` and `.gz` files: its files, and
 * `index.html` for every other address, with status 404 where the app has no page and says so itself (spec §2).
 * @param build the PWA's build, read once; when it is missing only the API answers. Where it is a link, the files of that
 *   build are served to the end, whatever the link is moved to
 */
export const servePwa = (build: string): Router => {
  const router = Router();
  if (!existsSync(join(build, PAGE_FILE))) return router;
  const directory = realpathSync(build);
  const addresses = readPageAddresses(directory);
  const files = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  // Without asking whether a file of that name exists, which took a fifth of an event's answer.
  router.use((request: Request, _response: Response, next: NextFunction) =>
    next(isRead(request) && !OUR_OWN.test(request.path) ? undefined : 'router'),
  );
  router.use((_request: Request, response: Response, next: NextFunction) => {
    namePattern(response, FILE);
    next();
  });
  router.use(hangUpWhenFileIsGone);
  router.use(files);
  router.use((request: Request, response: Response, next: NextFunction) => {
    if (looksLikeFile(request.path)) {
      next();
      return;
    }
    namePattern(response, PAGE);
    if (!addresses.some((address) => address.test(request.path))) {
      response
        .status(404)
        .sendFile(PAGE_FILE, { root: directory, headers: { 'Cache-Control': cacheControl(PAGE_FILE) } });
      return;
    }
    request.url = PAGE_FILE;
    files(request, response, next);
  });
  return router;
};
