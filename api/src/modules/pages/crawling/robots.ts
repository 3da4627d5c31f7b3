/** Pages of one person, of staff, or behind a link with a secret. What they link and load stays open: pages are made of it. */
const PRIVATE = [
  '/account',
  '/admin',
  '/check-ins',
  '/documentation',
  '/door',
  '/events/new',
  '/invitations/',
  '/invite/',
  '/m/',
  '/unsubscribe/',
];

/** What search engines may ask for (RFC 9309), and where the sitemap is. @param sitemap its absolute address */
export const robotsText = (sitemap: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemap}`, ''].join('\n');
