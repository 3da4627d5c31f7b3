import type { Request } from 'express';
import type { Area } from '#src/common/public-answers/area.js';
import type { PageRenderer } from '#src/modules/pages/body/page-renderer.js';
import type { PagesService } from '#src/modules/pages/pages.service.js';
import { type PageAddress, parsePageAddress, pathOf } from '#src/modules/pages/page-address.js';
import { robotsText } from '#src/modules/pages/crawling/robots.js';
import type { SitemapService } from '#src/modules/pages/crawling/sitemap.service.js';
import type { DocumentSource, WrittenDocument, Writing } from './kept-documents.js';
import type { PageTemplate } from './page-template.js';
import { renderDocument } from './render-document.js';

export const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';

const SITEMAP = '/sitemap.xml';
const SITEMAP_PART = /^\/sitemap-([1-9]\d{0,3})\.xml$/;

interface Writers {
  /** The build's `index.html`. */
  html: string;
  template: PageTemplate;
  renderer: PageRenderer;
  pages: PagesService;
  sitemap: SitemapService;
  /** Absolute address of a path. */
  link: (path: string) => string;
}

/** What this path shows to everybody; undefined for what is no public page and nothing for search engines. */
export const sourceOf = (
  { path, query }: Pick<Request, 'path' | 'query'>,
  writers: Writers,
): DocumentSource | undefined => {
  const address = parsePageAddress(path, query);
  if (address)
    return {
      key: keyOf(address),
      areas: AREAS[address.kind],
      isMuchRead: address.kind === 'home' && !address.isSearch,
      write: (writing) => writePage(address, writing, writers),
    };
  const document = crawlerDocument(path, writers);
  return document && { key: path, ...document };
};

/** What the pages are made of. */
const AREAS: Record<PageAddress['kind'], readonly Area[]> = {
  home: ['venue', 'events', 'event-types', 'artists'],
  event: ['venue', 'events', 'event-types', 'artists'],
  artists: ['venue', 'artists', 'event-types'],
  artist: ['venue', 'artists', 'events', 'event-types'],
  gallery: ['venue', 'photos', 'events'],
  photo: ['venue', 'photos', 'events'],
};

const SITEMAP_AREAS: readonly Area[] = ['events', 'artists', 'photos'];

/** All searches on a page are one document. */
const keyOf = (address: PageAddress): string => `${address.isSearch ? 'search on ' : ''}${pathOf(address)}`;

const writePage = async (
  address: PageAddress,
  writing: Writing,
  { html, template, pages, renderer }: Writers,
): Promise<WrittenDocument> => {
  const { status, head, app } = await pages.find(address);
  const page =
    status === 200 && !address.isSearch ? await renderer.render(pathOf(address), writing) : undefined;
  const text = page
    ? renderDocument(template.html, {
        head,
        app,
        style: `${address.kind === 'home' ? '' : template.otherStyles}${page.style}`,
        body: page.html,
        data: JSON.stringify(page.data),
      })
    : renderDocument(html, { head, app });
  return { status, text, contentType: HTML };
};

const crawlerDocument = (
  path: string,
  { sitemap, link }: Writers,
): Pick<DocumentSource, 'areas' | 'write'> | undefined => {
  if (path === '/robots.txt') {
    const robots = { status: 200, text: robotsText(link(SITEMAP)), contentType: TEXT };
    return { areas: [], write: () => Promise.resolve(robots) };
  }
  const areas = SITEMAP_AREAS;
  if (path === SITEMAP) return { areas, write: async () => sitemapDocument(await sitemap.write()) };
  const [, number] = SITEMAP_PART.exec(path) ?? [];
  return number === undefined
    ? undefined
    : { areas, write: async () => sitemapDocument(await sitemap.writePart(Number(number))) };
};

const sitemapDocument = (xml: string | undefined): WrittenDocument =>
  xml === undefined
    ? { status: 404, text: 'There is no such sitemap.\n', contentType: TEXT }
    : { status: 200, text: xml, contentType: XML };
