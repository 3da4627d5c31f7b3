/** An address that everybody may read, search engines too (design §8). */
export type PageAddress =
  { kind: 'home' | 'artists' | 'gallery' } | { kind: 'event' | 'artist' | 'photo'; id: number };

const LISTS = { home: '/', artists: '/artists', gallery: '/gallery' } as const;
const THINGS = { event: '/events', artist: '/artists', photo: '/gallery' } as const;

/** The page at a path, in any case and with or without a slash behind it, as the app reads it; undefined for all others. */
export const parsePageAddress = (path: string): PageAddress | undefined => {
  const tidy = path.toLowerCase().replace(/(?<=.)\/$/, '');
  for (const kind of keysOf(LISTS)) if (LISTS[kind] === tidy) return { kind };
  const [, folder, id] = /^(\/[a-z]+)\/([1-9]\d{0,9})$/.exec(tidy) ?? [];
  const kind = keysOf(THINGS).find((candidate) => THINGS[candidate] === folder);
  return kind && { kind, id: Number(id) };
};

/** The one path under which search engines know a page. */
export const pathOf = (address: PageAddress): string =>
  'id' in address ? `${THINGS[address.kind]}/${address.id}` : LISTS[address.kind];

const keysOf = <Key extends string>(record: Record<Key, unknown>): Key[] => Object.keys(record) as Key[];
