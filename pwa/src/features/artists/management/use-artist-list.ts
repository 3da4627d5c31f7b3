import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePages, type Pages } from '#shared/ui/list/use-pages';
import type { ArtistFilter } from './artist-filter';
import { managedArtistsQuery, type ArtistProfile } from '#features/artists/artists.queries';

/** The artists that the filter finds, with all that is private of them: nothing is kept for reading offline (design §5.7). */
export const useArtistList = (filter: ArtistFilter): Pages<ArtistProfile> =>
  usePages(useInfiniteQuery({ ...managedArtistsQuery(filter), placeholderData: keepPreviousData }));
