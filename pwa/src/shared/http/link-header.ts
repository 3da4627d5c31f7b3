/**
 * Path and query of the next page a list route announces (RFC 8288, design §4 "Lists").
 * @param header value of the `Link` header
 * @returns null on the last page
 */
export const parseNextPage = (header: string | null): string | null => {
  for (const [, target, parameters] of (header ?? '').matchAll(/<([^>]*)>([^,<]*)/g)) {
    if (target === undefined || !/;\s*rel="?next"?/.test(parameters ?? '')) continue;
    const { pathname, search } = new URL(target, 'http://venue.invalid');
    return pathname + search;
  }
  return null;
};
