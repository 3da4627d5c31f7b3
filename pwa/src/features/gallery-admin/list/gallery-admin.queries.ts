import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { managedList } from '#shared/http/managed-list';
import type { ManagedPhotosFilter } from './managed-photos-filter';

export type ManagedPhoto = components['schemas']['ManagedPhotoResponse'];
type PhotoTag = components['schemas']['PhotoTagResponse'];

export const MANAGED_PHOTOS_PATH = '/api/admin/event-photos';

/** Where everybody's gallery is asked for: what staff change, it shows. */
const PUBLIC_PHOTOS_PATH = '/api/event-photos';

const PAGE_SIZE = 48;

/** Most pairs that are looked through at once. */
const MOST_LOOKALIKES = '100';

/** While pictures are being made, the list is asked for again after this time, in milliseconds. */
const COMING_SOON = 3_000;

/** Its pictures are still being made. */
export const isComing = ({ pictures }: ManagedPhoto): boolean => pictures === 'coming';

/** Gallery photos, the newest first, page by page; asked again while some are being made ready. */
export const managedPhotosQuery = (filter: ManagedPhotosFilter) =>
  infiniteQueryOptions({
    ...managedList<ManagedPhoto>([MANAGED_PHOTOS_PATH, 'list'], filter, PAGE_SIZE),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some(isComing)) ? COMING_SOON : false,
  });

/**
 * Photos that look like one that was there before, until somebody has decided about them.
 * @param made how many photos the list shows as ready: with each of them another may be found, and not before
 */
export const lookalikesQuery = (made: number) =>
  queryOptions({
    queryKey: [MANAGED_PHOTOS_PATH, 'lookalikes', made],
    queryFn: ({ signal }) =>
      requestJson<ManagedPhoto[]>(
        `${MANAGED_PHOTOS_PATH}?${new URLSearchParams({ lookalikes: 'true', limit: MOST_LOOKALIKES })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Tags in use, the most used first. */
export const photoTagsQuery = queryOptions<PhotoTag[]>({ queryKey: [MANAGED_PHOTOS_PATH, 'tags'] });

/** Every answer about gallery photos is asked for again, the shown ones at once. */
export const refreshGallery = async (client: QueryClient): Promise<void> => {
  await Promise.all(
    [MANAGED_PHOTOS_PATH, PUBLIC_PHOTOS_PATH].map((path) => client.invalidateQueries({ queryKey: [path] })),
  );
};
