import { Box } from '@chakra-ui/react/box';
import { Grid, type GridProps } from '@chakra-ui/react/grid';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { MicVocal, SearchX } from 'lucide-react';
import { troubleOf } from '#shared/http/trouble';
import { PageState } from '#shared/ui/feedback/page-state';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { isNarrow } from '#shared/ui/list/list-filters';
import { ListProblem } from '#shared/ui/list/list-problem';
import { LoadMore } from '#shared/ui/list/load-more';
import { usePages } from '#shared/ui/list/use-pages';
import { countLine } from '#shared/ui/page/count-line';
import { KeptNote } from '#shared/ui/page/kept-note';
import { artistListQuery } from '#features/artists/artists.queries';
import { ArtistCard } from './artist-card';
import type { ArtistListFilter } from './artist-list-filter';

interface ArtistListResultsProps {
  filter: ArtistListFilter;
  types: readonly { name: string; color: string }[];
}

/** The artists, or why there are none. */
export const ArtistListResults = ({ filter, types }: ArtistListResultsProps) => {
  const query = useInfiniteQuery({ ...artistListQuery(filter), placeholderData: keepPreviousData });
  const { state, rows, retry, ...more } = usePages(query);
  if (state === 'loading') return <CardsSkeleton />;
  if (state === 'failed' || state === 'offline')
    return (
      <ListProblem
        state={state}
        noun="artists"
        offline="The artists come back with your connection. Once seen, they stay on this phone."
        onRetry={retry}
      />
    );
  if (rows.length === 0) return <NoArtists isNarrow={isNarrow(filter)} />;
  const isKept = state === 'ready' && troubleOf(query) === 'offline' && !query.isFetchNextPageError;
  return (
    <Box as="section" opacity={state === 'searching' ? '0.6' : undefined} aria-label="Artists">
      <p className="visually-hidden" role="status">
        {isNarrow(filter) && state === 'ready'
          ? `${countLine(rows.length, more.hasMore, { one: 'artist', many: 'artists' })} found`
          : ''}
      </p>
      {isKept && (
        <Box mb="3">
          <KeptNote noun="artists" />
        </Box>
      )}
      <Cards as="ul">
        {rows.map((artist) => (
          <li key={artist.id}>
            <ArtistCard artist={artist} types={types} />
          </li>
        ))}
      </Cards>
      <LoadMore {...more} />
    </Box>
  );
};

const NoArtists = ({ isNarrow }: { isNarrow: boolean }) => (
  <PageState
    icon={isNarrow ? SearchX : MicVocal}
    title={isNarrow ? 'No artists found matching your search.' : 'No artists yet.'}
    announced
  >
    {isNarrow ? 'Try another name or genre.' : 'Who plays here appears here.'}
  </PageState>
);

const Cards = (props: GridProps) => (
  <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 10rem), 1fr))" gap="4" {...props} />
);

const CardsSkeleton = () => (
  <Cards role="status" aria-label="Loading artists">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height="17rem" />
    ))}
  </Cards>
);
