import { TEXT_LENGTH } from '#contract/limits';
import { ListFilters } from '#shared/ui/list/list-filters';
import { STATUS_FILTERS, statusOf, type ArtistFilter } from './artist-filter';

interface ArtistFiltersProps {
  filter: ArtistFilter;
  onFilter: (filter: ArtistFilter) => void;
}

/** Search and approval. */
export const ArtistFilters = ({ filter, onFilter }: ArtistFiltersProps) => (
  <ListFilters
    label="Artists"
    search={{
      text: filter.q,
      placeholder: 'Name, genre or email',
      maxLength: TEXT_LENGTH.artistName,
      onSearch: (q) => onFilter({ ...filter, q }),
    }}
    choices={[
      {
        label: 'Approval',
        value: filter.status,
        words: STATUS_FILTERS,
        onChoose: (value) => onFilter({ ...filter, status: statusOf(value) }),
      },
    ]}
  />
);
