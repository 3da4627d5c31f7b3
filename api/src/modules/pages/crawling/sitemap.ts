import { escaped } from '#src/common/markup.js';

/** A page for search engines, and when it last changed. */
export interface SitemapEntry {
  /** Absolute address. */
  address: string;
  changedAt?: Date;
}

/** More addresses than this a sitemap may not have (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** These pages as a sitemap (sitemaps.org, 0.9). */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  [HEADER, `<urlset ${NAMESPACE}>`, ...entries.map((entry) => written('url', entry)), '</urlset>', ''].join(
    '\n',
  );

/** The sitemaps of a venue that has more pages than one sitemap may have. */
export const sitemapIndexXml = (sitemaps: readonly SitemapEntry[]): string =>
  [
    HEADER,
    `<sitemapindex ${NAMESPACE}>`,
    ...sitemaps.map((entry) => written('sitemap', entry)),
    '</sitemapindex>',
    '',
  ].join('\n');

const written = (tag: 'url' | 'sitemap', { address, changedAt }: SitemapEntry): string => {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `  <${tag}><loc>${escaped(address)}</loc>${changed}</${tag}>`;
};

/** The latest of the changes; undefined of none. */
export const latestChange = (entries: readonly SitemapEntry[]): Date | undefined =>
  entries.reduce<Date | undefined>(
    (latest, { changedAt }) => (changedAt && (!latest || changedAt > latest) ? changedAt : latest),
    undefined,
  );
