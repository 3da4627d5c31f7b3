import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { pagesFrom } from '#shared/http/list-pages';
import '#shared/http/query-meta';
import type { GalleryFilter } from './gallery-filter';

export type GalleryPhoto = components['schemas']['GalleryPhotoResponse'];
export type GalleryNeighbours = components['schemas']['GalleryNeighboursResponse'];

const PHOTOS_PATH = '/api/event-photos';

/** Two screens of a phone: the first answer is small, and the next is asked for while one still looks. */
const PAGE_SIZE = 36;

/**
 * The photos, page by page. The first page of the gallery as it opens is kept for reading offline (design §5.7).
 */
export const galleryQuery = (filter: GalleryFilter) => {
  const params = paramsOf(filter);
  return infiniteQueryOptions({
    queryKey: [PHOTOS_PATH, 'list', params],
    ...pagesFrom<GalleryPhoto>(
      `${PHOTOS_PATH}?${new URLSearchParams({ ...params, limit: String(PAGE_SIZE) })}`,
    ),
    meta: { public: Object.keys(params).length === 0 ? 'first page' : false },
  });
};

/** One photo by id; the default read. */
export const galleryPhotoQuery = (photoId: number) =>
  queryOptions<GalleryPhoto>({ queryKey: [PHOTOS_PATH, photoId], meta: { public: true } });

/** What stands beside a photo in the list of this filter. */
export const neighboursQuery = (photoId: number, filter: GalleryFilter) => {
  const params = paramsOf(filter);
  return queryOptions({
    queryKey: [PHOTOS_PATH, photoId, 'neighbours', params],
    queryFn: ({ signal }) =>
      requestJson<GalleryNeighbours>(`${PHOTOS_PATH}/${photoId}/neighbours?${new URLSearchParams(params)}`, {
        signal,
      }),
  });
};

/** The tags most used, the most used first; the default read. */
export const galleryTagsQuery = queryOptions<components['schemas']['GalleryTagResponse'][]>({
  queryKey: [PHOTOS_PATH, 'tags'],
  meta: { public: true },
});

/** The events last held that have photos; the default read. */
export const galleryEventsQuery = queryOptions<components['schemas']['GalleryEventCountResponse'][]>({
  queryKey: [PHOTOS_PATH, 'events'],
  meta: { public: true },
});

const paramsOf = (filter: GalleryFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
