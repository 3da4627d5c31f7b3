import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { usePages } from '#shared/ui/list/use-pages';
import { isComing, lookalikesQuery, managedPhotosQuery, photoTagsQuery } from './gallery-admin.queries';
import type { ManagedPhotosFilter } from './managed-photos-filter';

/** The gallery photos that the filter finds, those that are there twice, and the tags in use. */
export const useManagedPhotos = (filter: ManagedPhotosFilter) => {
  const pages = usePages(useInfiniteQuery(managedPhotosQuery(filter)));
  const made = pages.rows.filter((photo) => !isComing(photo)).length;
  const { data: lookalikes } = useQuery(lookalikesQuery(made));
  const { data: tags } = useQuery(photoTagsQuery);
  return { pages, lookalikes: lookalikes ?? [], suggestions: tags?.map(({ tag }) => tag) ?? [] };
};
