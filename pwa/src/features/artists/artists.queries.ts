import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { pagesFrom } from '#shared/http/list-pages';
import { keepInLists, managedList } from '#shared/http/managed-list';
import '#shared/http/query-meta';
import type { ArtistListFilter } from '#features/artists/list/artist-list-filter';
import type { ArtistFilter } from '#features/artists/management/artist-filter';

export type Artist = components['schemas']['ArtistResponse'];
/** All of an artist: for admins and the artist, and never kept on the device. */
export type ArtistProfile = components['schemas']['ArtistProfileResponse'];

export const ARTISTS_PATH = '/api/artists';
const MANAGED = [ARTISTS_PATH, 'managed'] as const;

/** Asked as nobody: what is kept for reading offline is what everybody may know, also while staff are signed in. */
const readAsNobody = <Answer>(path: string, signal: AbortSignal) =>
  requestJson<Answer>(path, { signal, sessionId: null });

/** Approved artists by name (spec §7). */
export const artistsQuery = queryOptions({
  queryKey: [ARTISTS_PATH],
  queryFn: ({ signal }) => readAsNobody<Artist[]>(ARTISTS_PATH, signal),
  meta: { public: true },
});

/** Cards that are asked for at once. */
const PAGE_SIZE = 48;

/** Approved artists page by page, asked as nobody. The first page of all of them is kept for reading offline (design §5.7). */
export const artistListQuery = ({ q }: ArtistListFilter) => {
  const params = new URLSearchParams({ ...(q && { q }), limit: String(PAGE_SIZE) });
  return infiniteQueryOptions({
    queryKey: [ARTISTS_PATH, 'list', q ?? ''],
    ...pagesFrom<Artist>(`${ARTISTS_PATH}?${params}`, { sessionId: null }),
    meta: { public: q ? false : 'first page' },
  });
};

/** One approved artist, as everybody may know them. */
export const artistQuery = (artistId: number) =>
  queryOptions({
    queryKey: [ARTISTS_PATH, artistId],
    queryFn: ({ signal }) => readAsNobody<Artist>(`${ARTISTS_PATH}/${artistId}`, signal),
    meta: { public: true },
  });

/**
 * The signed-in artist's own profile; a 404 says that there is none. Staff decide on it: each time it is opened it is asked for again, but
 * not beneath what is typed in it. @param userId keeps one account's from another's
 */
export const ownProfileQuery = (userId: number) =>
  queryOptions({
    queryKey: [ARTISTS_PATH, 'profile', userId],
    queryFn: ({ signal }) => requestJson<ArtistProfile>(`${ARTISTS_PATH}/profile`, { signal }),
    refetchOnMount: 'always',
  });

/** All artists for staff, those that wait first, page by page. */
export const managedArtistsQuery = (filter: ArtistFilter) => managedList<ArtistProfile>(MANAGED, filter);

/**
 * The artist whose form is open, as staff opened it until it is asked for again: it need not be in the list any more when
 * somebody else has changed it. @param opened null while one is added
 */
export const openedArtistQuery = (opened: ArtistProfile | null) =>
  queryOptions({
    queryKey: [ARTISTS_PATH, 'opened', opened?.id],
    queryFn: ({ signal }) => requestJson<ArtistProfile | null>(`${ARTISTS_PATH}/${opened?.id}`, { signal }),
    enabled: opened !== null,
    initialData: opened,
    staleTime: Infinity,
    // Opened once more, it is as the list has it by then.
    gcTime: 0,
  });

/** Puts an artist's new state into staff's lists on this device, or takes it out; other answers are asked for again. */
export const keepManagedArtist = (client: QueryClient, id: number, artist: ArtistProfile | null): void => {
  keepInLists(client, MANAGED, id, artist);
  forgetArtists(client);
};

export const keepOwnProfile = (client: QueryClient, userId: number, profile: ArtistProfile): void => {
  forgetArtists(client);
  const { queryKey } = ownProfileQuery(userId);
  // What is still on its way is older.
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, profile);
};

/** Each answer about artists is asked for again when it is next shown. */
const forgetArtists = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: [ARTISTS_PATH], refetchType: 'none' });

/** Every answer about artists on this device is asked for again, the shown ones at once. */
export const refreshArtists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [ARTISTS_PATH] });
