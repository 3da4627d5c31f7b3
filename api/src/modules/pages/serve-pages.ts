import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type INestApplication, Logger } from '@nestjs/common';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { PAGE_FILE, readPageAddresses } from '#src/common/http/serving/serve-pwa.js';
import { wantsLatest } from '#src/common/public-answers/own-change.js';
import { PublicAnswers } from '#src/common/public-answers/public-answers.js';
import { sendReady } from '#src/common/public-answers/serve-public-answers.js';
import { PageRenderer } from './body/page-renderer.js';
import { SitemapService } from './crawling/sitemap.service.js';
import { KeptDocuments, type ReadyDocument, readyOf } from './document/kept-documents.js';
import { readPageTemplate } from './document/page-template.js';
import { HTML, sourceOf } from './document/page-sources.js';
import { renderDocument } from './document/render-document.js';
import { PagesService } from './pages.service.js';

/** Who has waited so long for a page gets the app without its content, which is to be had again soon. */
const PATIENCE_MS = 5_000;
const RETRY_AFTER_SECONDS = '5';

const TITLE = /<title>[^<]*<\/title>/;
const NOT_INDEXED = '<meta name="robots" content="noindex" />';

/**
 * Serves each public page as a document of its own, `robots.txt` and the sitemap; and the app's shell for the other addresses
 * it has a page for, which search engines leave alone. What is no page is left to `servePwa`.
 * @param build the PWA's build, read once; without one there are no pages
 */
export const servePages = (app: INestApplication, build: string): Router => {
  const router = Router();
  if (!existsSync(join(build, PAGE_FILE))) return router;
  const logger = new Logger('Pages');
  const answers = app.get(PublicAnswers);
  const documents = new KeptDocuments(answers);
  const addresses = readPageAddresses(build);
  const html = readFileSync(join(build, PAGE_FILE), 'utf8');
  const shell = shellOf(html);
  const renderer = app.get(PageRenderer);
  renderer.start(build);
  const writers = {
    html,
    template: readPageTemplate(build, html),
    renderer,
    pages: app.get(PagesService),
    sitemap: app.get(SitemapService),
    link: (path: string) => app.get(PublicAddress).link(path),
  };

  const documentOf = async (request: Request): Promise<ReadyDocument | undefined> => {
    const source = sourceOf(request, writers);
    if (source) {
      const kept = wantsLatest(request) ? undefined : documents.find(source);
      return kept ?? (await soon(documents.make(source)));
    }
    const isPage = addresses.some((candidate) => candidate.test(request.path));
    return isPage ? { status: 200, ready: shell } : undefined;
  };

  router.get('/{*path}', async (request: Request, response: Response, next: NextFunction) => {
    const document = await documentOf(request).catch((error: unknown): ReadyDocument => {
      logger.warn(error, 'a page could not be made');
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      return { status: 503, ready: shell };
    });
    if (!document) return next();
    allowScript(response, writers.template.scriptHash);
    sendReady(answers, document.ready, { request, response: response.status(document.status) });
  });
  return router;
};

/** The app without content, for addresses that are nobody else's to find. */
const shellOf = (html: string) => {
  const head = [TITLE.exec(html)?.[0] ?? '', NOT_INDEXED].join('\n    ');
  return readyOf({ text: renderDocument(html, { head }), contentType: HTML, areas: [] });
};

/** @throws Error once nobody should wait any longer */
const soon = async <T>(work: Promise<T>): Promise<T> => {
  const waiting = new AbortController();
  const late = pause(PATIENCE_MS, undefined, { signal: waiting.signal }).then(() => {
    throw new Error(`a page took longer than ${PATIENCE_MS} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    waiting.abort();
  }
};

/** Adds the script that stands in the page to what the Content Security Policy lets run. */
const allowScript = (response: Response, hash: string): void => {
  const policy = response.getHeader('Content-Security-Policy');
  if (typeof policy === 'string')
    response.setHeader(
      'Content-Security-Policy',
      policy.replace("script-src 'self'", `script-src 'self' ${hash}`),
    );
};
