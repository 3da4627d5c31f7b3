import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { GalleryFilter } from '#features/gallery/gallery-filter';
import {
  neighboursQuery,
  type GalleryNeighbours,
  type GalleryPhoto,
} from '#features/gallery/gallery.queries';
import type { Gallery } from '#features/gallery/use-gallery';

/** Photos before the end of what is read at which more of the list is asked for. */
const NEAR_END = 3;

/** How far a list is read. */
type ReadGallery = Pick<Gallery, 'rows' | 'state' | 'hasMore' | 'moreProblem' | 'loadMore'>;

/**
 * The photos beside one, in the list of this filter: from the list as far as it is read, else from the venue. Both are
 * fetched before anybody turns to them.
 */
export const useNeighbours = (photoId: number, filter: GalleryFilter, gallery: ReadGallery) => {
  const listed = neighboursIn(gallery, photoId);
  useMoreNearEnd(gallery, photoId);
  const { data } = useQuery({
    ...neighboursQuery(photoId, filter),
    enabled: gallery.state !== 'loading' && listed === null,
  });
  // Until then the page is the server's: the list may be read further meanwhile.
  const isHydrated = useHydrated();
  const { previous, next } = (isHydrated && (listed ?? data)) || NONE;
  useFetched(next);
  useFetched(previous);
  return { previous, next };
};

const NONE: GalleryNeighbours = { previous: null, next: null };

/** Null when the list is not read as far as that. */
const neighboursIn = ({ rows, hasMore }: ReadGallery, photoId: number): GalleryNeighbours | null => {
  const index = rows.findIndex(({ id }) => id === photoId);
  if (index === -1 || (hasMore && index === rows.length - 1)) return null;
  return { previous: rows[index - 1] ?? null, next: rows[index + 1] ?? null };
};

const useMoreNearEnd = ({ rows, hasMore, moreProblem, loadMore }: ReadGallery, photoId: number): void => {
  const isNearEnd = hasMore && moreProblem === null && rows.slice(-NEAR_END).some(({ id }) => id === photoId);
  const onNearEnd = useEffectEvent(loadMore);
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, rows.length]);
};

/** Has the browser fetch a photo in advance. */
const useFetched = (photo: GalleryPhoto | null): void => {
  const address = photo?.screenUrl;
  useEffect(() => {
    if (address === undefined) return;
    const image = new Image();
    image.fetchPriority = 'low';
    image.src = address;
  }, [address]);
};
