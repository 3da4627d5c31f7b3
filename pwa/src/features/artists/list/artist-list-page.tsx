import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { TEXT_LENGTH } from '#contract/limits';
import { ListFilters } from '#shared/ui/list/list-filters';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import type { ArtistListFilter } from './artist-list-filter';
import { ArtistListResults } from './artist-list-results';

interface ArtistListPageProps {
  filter: ArtistListFilter;
  /** The venue's event types, which genres are named after. */
  types: readonly { name: string; color: string }[];
  onFilter: (filter: ArtistListFilter) => void;
}

/** Everybody who plays here, for everybody (design §8). */
export const ArtistListPage = ({ filter, types, onFilter }: ArtistListPageProps) => {
  usePageTitle('Artists');
  return (
    <Stack as="main" className="page" gap="4">
      <chakra.h1 fontSize="3xl">Artists</chakra.h1>
      <ListFilters
        label="Artists"
        search={{
          text: filter.q,
          placeholder: 'Name or genre',
          maxLength: TEXT_LENGTH.artistName,
          onSearch: (q) => onFilter({ q }),
        }}
        choices={[]}
      />
      <ArtistListResults filter={filter} types={types} />
    </Stack>
  );
};
