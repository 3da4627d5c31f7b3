import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { troubleOf } from '#shared/http/trouble';
import { usePages } from '#shared/ui/list/use-pages';
import type { GalleryFilter } from './gallery-filter';
import { galleryQuery, type GalleryPhoto } from './gallery.queries';

export type Gallery = ReturnType<typeof useGallery>;

/** The photos of a filter, as far as they are read. `rows` stay the same array until there are others. */
export const useGallery = (filter: GalleryFilter) => {
  const query = useInfiniteQuery({ ...galleryQuery(filter), placeholderData: keepPreviousData });
  const pages = usePages(query);
  const { data } = query;
  const all = useMemo(() => data?.pages.flatMap(({ rows }) => rows) ?? [], [data]);
  return {
    ...pages,
    rows: pages.state === 'ready' || pages.state === 'searching' ? all : NONE,
    /** These are the photos kept on this phone, because the venue could not be reached. */
    isKept: pages.state === 'ready' && troubleOf(query) === 'offline' && !query.isFetchNextPageError,
  };
};

const NONE: GalleryPhoto[] = [];
