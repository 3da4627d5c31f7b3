import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { PAGE_FILE, readPageAddresses } from '#src/common/http/serving/serve-pwa.js';
import { wantsLatest } from '#src/common/public-answers/own-change.js';
import type { PublicAnswers } from '#src/common/public-answers/public-answers.js';
import { sendReady } from '#src/common/public-answers/serve-public-answers.js';
import { type PageDocument, PageDocuments } from './document/page-documents.js';
import { readPageTemplate } from './document/page-template.js';
import { parsePageAddress } from './page-address.js';
import type { PageRenderer } from './body/page-renderer.js';
import type { PagesService } from './pages.service.js';

/** Who has waited so long for a page gets the app without its content, which is to be had again soon. */
const PATIENCE_MS = 5_000;
const RETRY_AFTER_SECONDS = '5';

/**
 * Serves each public page as a document of its own, and the app's shell for the other addresses it has a page for, which
 * search engines leave alone. What is no page is left to `servePwa`.
 * @param build the PWA's build, read once; without one there are no pages
 */
export const servePages = (
  { pages, renderer, answers }: { pages: PagesService; renderer: PageRenderer; answers: PublicAnswers },
  build: string,
): Router => {
  const router = Router();
  if (!existsSync(join(build, PAGE_FILE))) return router;
  const logger = new Logger('Pages');
  const addresses = readPageAddresses(build);
  const html = readFileSync(join(build, PAGE_FILE), 'utf8');
  const documents = new PageDocuments(html, readPageTemplate(build, html), pages, renderer, answers);

  /** The document of a public address; the shell for any other page of the app. */
  const documentOf = async (request: Request): Promise<PageDocument | undefined> => {
    const address = parsePageAddress(request.path, request.query);
    if (address) {
      const kept = wantsLatest(request) ? undefined : documents.findKept(address);
      return kept ?? (await Promise.race([documents.make(address), tooLate()]));
    }
    const isPage = addresses.some((candidate) => candidate.test(request.path));
    return isPage ? { status: 200, ready: documents.shell } : undefined;
  };

  router.get('/{*path}', async (request: Request, response: Response, next: NextFunction) => {
    const page = await documentOf(request).catch((error: unknown): PageDocument => {
      logger.warn(error, 'a page could not be made');
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      return { status: 503, ready: documents.shell };
    });
    if (!page) return next();
    sendReady(answers, page.ready, { request, response: response.status(page.status) });
  });
  return router;
};

/** @throws Error once nobody should wait any longer */
const tooLate = async (): Promise<never> => {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new Error(`a page took longer than ${PATIENCE_MS} ms`);
};
