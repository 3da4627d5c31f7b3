import { Field } from '#shared/ui/field';
import { NativeSelect } from '#shared/ui/input';
import { STATUS_NAMES } from './booking-wording';

interface StatusFilterProps<Status extends keyof typeof STATUS_NAMES> {
  statuses: readonly Status[];
  value: Status | 'all';
  onChange: (status: Status | 'all') => void;
}

/** Which rows a list shows. */
export const StatusFilter = <Status extends keyof typeof STATUS_NAMES>({
  statuses,
  value,
  onChange,
}: StatusFilterProps<Status>) => (
  <div className="bookings-filter">
    <Field label="Status">
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={({ currentTarget }) =>
            onChange(statuses.find((status) => status === currentTarget.value) ?? 'all')
          }
        >
          <option value="all">All</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  </div>
);
