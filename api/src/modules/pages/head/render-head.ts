import type { HeadTag } from '#contract/venue-app/app-pictures.js';
import { escaped } from '#src/common/markup.js';
import { jsonScript } from '#src/modules/pages/document/render-document.js';
import { PREVIEW_SIZE } from '#src/modules/pages/previews/preview-size.js';
import type { PageHead, Site } from './page-head.js';

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}" />`;

/** Tags as markup, one after the other. */
export const renderTags = (tags: readonly HeadTag[]): string =>
  tags
    .map(({ tag, attrs }) => {
      const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${escaped(value)}"`);
      return `<${tag}${written.join('')} />`;
    })
    .join('\n    ');

/** Where other programs follow the venue (`feeds`). */
const FEEDS = renderTags(
  [
    ['text/calendar', 'Calendar', 'events.ics'],
    ['application/atom+xml', 'News', 'events.atom'],
    ['application/feed+json', 'News', 'events.json'],
  ].map(([type = '', title = '', file = '']) => ({
    tag: 'link',
    attrs: { rel: 'alternate', type, title, href: `/feeds/${file}` },
  })),
);

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}" />`;

/** A page's head as markup: title, description, canonical, Open Graph, Twitter card and JSON-LD (design §8 "Head"). */
export const renderHead = (head: PageHead, { link, venue }: Site): string => {
  const { title, description, path, picture, jsonLd } = head;
  const shareTitle = head.shareTitle ?? title;
  const address = path === undefined ? undefined : link(path);
  return [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    head.isIndexed ? '' : named('robots', 'noindex'),
    address ? `<link rel="canonical" href="${escaped(address)}" />` : '',
    address ? property('og:url', address) : '',
    property('og:type', 'website'),
    property('og:site_name', venue.name),
    property('og:locale', 'en_US'),
    property('og:title', shareTitle),
    property('og:description', description),
    ...(picture ? pictureTags(picture) : []),
    FEEDS,
    ...jsonLd.map((thing) => jsonScript(JSON.stringify(thing), { type: 'application/ld+json' })),
  ]
    .filter(Boolean)
    .join('\n    ');
};

const pictureTags = ({ url, alt }: { url: string; alt: string }): string[] => [
  property('og:image', url),
  property('og:image:type', 'image/jpeg'),
  property('og:image:width', String(PREVIEW_SIZE.width)),
  property('og:image:height', String(PREVIEW_SIZE.height)),
  property('og:image:alt', alt),
  named('twitter:card', 'summary_large_image'),
  named('twitter:image', url),
  named('twitter:image:alt', alt),
];
