import { Box } from '@chakra-ui/react/box';
import { Grid, type GridProps } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { MicVocal, SearchX } from 'lucide-react';
import { troubleOf } from '#shared/http/trouble';
import { genreName } from '#shared/lib/genre-name';
import { PageState } from '#shared/ui/feedback/page-state';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { isNarrow } from '#shared/ui/list/list-filters';
import { ListProblem } from '#shared/ui/list/list-problem';
import { LoadMore } from '#shared/ui/list/load-more';
import { usePages } from '#shared/ui/list/use-pages';
import { ArtistPicture } from '#shared/ui/page/artist-picture';
import { Badge } from '#shared/ui/page/badge';
import { countLine } from '#shared/ui/page/count-line';
import { KeptNote } from '#shared/ui/page/kept-note';
import { type Artist, artistListQuery } from '#features/artists/artists.queries';
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

interface ArtistCardProps {
  artist: Artist;
  types: readonly { name: string; color: string }[];
}

/** An artist with picture, name and genre, which leads to their page. */
const ArtistCard = ({ artist, types }: ArtistCardProps) => {
  const type = types.find(({ name }) => name.toLowerCase() === artist.genre);
  return (
    <CardLink to="/artists/$artistId" params={{ artistId: artist.id }} className="card">
      <ArtistPicture address={artist.profileImage} size="card" />
      <Stack gap="2" p={{ base: '3', md: '4' }} overflowWrap="anywhere">
        <chakra.h2 fontSize="xl" dir="auto">
          {artist.name}
        </chakra.h2>
        {artist.genre && (
          <p>
            <Badge label={type?.name ?? genreName(artist.genre)} color={type?.color} />
          </p>
        )}
      </Stack>
    </CardLink>
  );
};

const CardLink = createLink(
  chakra('a', {
    base: {
      display: 'block',
      height: '100%',
      overflow: 'hidden',
      color: 'ink',
      textDecoration: 'none',
      '&:hover h2': { textDecoration: 'underline' },
    },
  }),
);
