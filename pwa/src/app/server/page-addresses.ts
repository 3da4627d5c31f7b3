const PATH = /^ {6}fullPath: '([^']+)'$/gm;
const NUMBERED = /\$\w+Id\b/g;
const NAMED = /\$\w+/g;

/**
 * The addresses that have a page, for the server, which answers 404 for all others.
 * @param routeTree what TanStack Router generates from the route files
 * @returns one regular expression for each address; a parameter named `…Id` is a number (`idParams`)
 */
export const pageAddresses = (routeTree: string): string[] => [
  ...new Set(Array.from(routeTree.matchAll(PATH), ([, path = '/']) => patternOf(path))),
];

const patternOf = (path: string): string =>
  `^${path.replace(/\/$/, '').replaceAll(NUMBERED, '[1-9]\\d{0,9}').replaceAll(NAMED, '[^/]+')}/?$`;
