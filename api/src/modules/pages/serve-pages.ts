import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type INestApplication, Logger } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { isRead } from '#src/common/http/is-read.js';
import { namePattern, PAGE } from '#src/common/http/logging/route-pattern.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { PAGE_FILE, readPageAddresses } from '#src/common/http/serving/serve-pwa.js';
import { wantsLatest } from '#src/common/public-answers/own-change.js';
import { PublicAnswers } from '#src/common/public-answers/public-answers.js';
import { sendReady } from '#src/common/public-answers/serve-public-answers.js';
import { PageRenderer } from './body/page-renderer.js';
import { SitemapService } from './crawling/sitemap.service.js';
import {
  type DocumentSource,
  KeptDocuments,
  type ReadyDocument,
  readyOf,
} from './document/kept-documents.js';
import { readPageTemplate } from './document/page-template.js';
import { HTML, sourceOf } from './document/page-sources.js';
import { renderDocument } from './document/render-document.js';
import { PagesService } from './pages.service.js';

/** Milliseconds after which a request gets the app without the page's content, and is asked to come back soon. */
const PATIENCE_MS = 5_000;
const RETRY_AFTER_SECONDS = '5';

const TITLE = /<title>[^<]*<\/title>/;
const NOT_INDEXED = '<meta name="robots" content="noindex" />';

/**
 * Serves each public page as a document of its own, `robots.txt` and the sitemap; and the app's shell for the other addresses
 * it has a page for, which search engines leave alone. What is no page is left to `servePwa`.
 * @param build the PWA's build, read once; without one there are no pages
 */
export const servePages = (app: INestApplication, build: string): RequestHandler => {
  if (!existsSync(join(build, PAGE_FILE))) return (_request, _response, next) => next();
  const logger = new Logger('Pages');
  const answers = app.get(PublicAnswers);
  const documents = new KeptDocuments(answers);
  const addresses = readPageAddresses(build);
  const html = readFileSync(join(build, PAGE_FILE), 'utf8');
  const shell = shellOf(html);
  const busy: ReadyDocument = { status: 503, ready: shell };
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

  const pageOf = async (request: Request, source: DocumentSource): Promise<ReadyDocument> => {
    if (wantsLatest(request)) return (await soon(documents.makeLatest(source))) ?? busy;
    return documents.find(source) ?? (await soon(documents.make(source))) ?? busy;
  };

  return async (request, response, next) => {
    if (!isRead(request)) return next();
    const source = sourceOf(request, writers);
    if (!source && !addresses.some((address) => address.test(request.path))) return next();
    namePattern(response, PAGE);
    let document: ReadyDocument = { status: 200, ready: shell };
    try {
      if (source) document = await pageOf(request, source);
    } catch (error) {
      logger.warn(error, 'a page could not be made');
      document = busy;
    }
    if (document === busy) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    allowScript(response, writers.template.scriptHash);
    sendReady(answers, document.ready, { request, response: response.status(document.status) });
  };
};

/** The app without content, for addresses that search engines leave alone. */
const shellOf = (html: string) => {
  const head = [TITLE.exec(html)?.[0] ?? '', NOT_INDEXED].join('\n    ');
  return readyOf({ text: renderDocument(html, { head }), contentType: HTML });
};

/** @throws Error once nobody should wait any longer */
const soon = <T>(work: Promise<T> | undefined): Promise<T> | undefined =>
  work &&
  new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`a page took longer than ${PATIENCE_MS} ms`)),
      PATIENCE_MS,
    );
    void work.then(resolve, reject).finally(() => clearTimeout(late));
  });

/** Lets the Content Security Policy run the script that stands in the page. */
const allowScript = (response: Response, hash: string): void => {
  const policy = response.getHeader('Content-Security-Policy');
  if (typeof policy === 'string')
    response.setHeader(
      'Content-Security-Policy',
      policy.replace("script-src 'self'", `script-src 'self' ${hash}`),
    );
};
