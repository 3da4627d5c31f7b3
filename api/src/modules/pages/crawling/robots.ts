/** Not for search engines: pages of one person or of staff, and links with a secret. Files stay open, as public pages load them. */
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
  '/tables/',
  '/unsubscribe/',
];

/** What search engines may ask for (RFC 9309), and where the sitemap is. @param sitemap its absolute address */
export const robotsText = (sitemap: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemap}`, ''].join('\n');
