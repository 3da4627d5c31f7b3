import { TEXT_LENGTH } from '#contract/limits';
import { ListFilters } from '#shared/ui/list/list-filters';
import { ROLE_FILTERS, roleOf, STATUS_FILTERS, statusOf, type UserFilter } from './user-filter';

interface UserFiltersProps {
  filter: UserFilter;
  onFilter: (filter: UserFilter) => void;
}

/** Search, role and status. */
export const UserFilters = ({ filter, onFilter }: UserFiltersProps) => (
  <ListFilters
    label="Users"
    search={{
      text: filter.q,
      placeholder: 'Name, username or email',
      maxLength: TEXT_LENGTH.email,
      onSearch: (q) => onFilter({ ...filter, q }),
    }}
    choices={[
      {
        label: 'Role',
        value: filter.role,
        words: ROLE_FILTERS,
        onChoose: (value) => onFilter({ ...filter, role: roleOf(value) }),
      },
      {
        label: 'Status',
        value: filter.status,
        words: STATUS_FILTERS,
        onChoose: (value) => onFilter({ ...filter, status: statusOf(value) }),
      },
    ]}
  />
);
