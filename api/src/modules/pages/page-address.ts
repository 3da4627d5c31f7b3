/** An address that everybody may read, search engines too (design §8). */
export type PageAddress = (
  { kind: 'home' | 'artists' | 'gallery' } | { kind: 'event' | 'artist' | 'photo'; id: number }
) & {
  /** The address asks for a search: the app finds what it shows, since there are more searches than can be kept. */
  isSearch?: boolean;
};

/** Parameters that say where somebody comes from, and nothing of what they want. */
const ORIGIN = /^(utm_\w+|fbclid|gclid|mc_[ce]id|ref)$/;

const LISTS = { home: '/', artists: '/artists', gallery: '/gallery' } as const;
const THINGS = { event: '/events', artist: '/artists', photo: '/gallery' } as const;

/** The page at a path, in any case and with or without a slash behind it, as the app reads it; undefined for all others. */
export const parsePageAddress = (path: string, query: object): PageAddress | undefined => {
  const isSearch = Object.keys(query).some((name) => !ORIGIN.test(name));
  const tidy = path.toLowerCase().replace(/(?<=.)\/$/, '');
  for (const kind of keysOf(LISTS)) if (LISTS[kind] === tidy) return { kind, isSearch };
  const [, folder, id] = /^(\/[a-z]+)\/([1-9]\d{0,9})$/.exec(tidy) ?? [];
  const kind = keysOf(THINGS).find((candidate) => THINGS[candidate] === folder);
  return kind && { kind, id: Number(id), isSearch };
};

/** The one path under which search engines know a page. */
export const pathOf = (address: PageAddress): string =>
  'id' in address ? `${THINGS[address.kind]}/${address.id}` : LISTS[address.kind];

const keysOf = <Key extends string>(record: Record<Key, unknown>): Key[] => Object.keys(record) as Key[];
