import { Box } from '@chakra-ui/react/box';
import { SelectField } from '#shared/ui/form/fields';

interface StatusFilterProps<Status extends string> {
  statuses: readonly Status[];
  /** What each is called. */
  names: Readonly<Record<NoInfer<Status>, string>>;
  value: NoInfer<Status> | 'all';
  onChange: (status: NoInfer<Status> | 'all') => void;
}

/** Which rows a list shows: those of one status, or all. */
export const StatusFilter = <Status extends string>({
  statuses,
  names,
  value,
  onChange,
}: StatusFilterProps<Status>) => (
  <Box className="status-filter" flex="0 1 12rem" minWidth="min(100%, 9rem)">
    <SelectField
      label="Status"
      value={value}
      onChange={({ currentTarget }) =>
        onChange(statuses.find((status) => status === currentTarget.value) ?? 'all')
      }
    >
      <option value="all">All</option>
      {statuses.map((status) => (
        <option key={status} value={status}>
          {names[status]}
        </option>
      ))}
    </SelectField>
  </Box>
);
