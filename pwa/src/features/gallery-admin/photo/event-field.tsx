import type { components } from '#contract/api-types.gen';
import { formatShortDate, formatShortWeekday } from '#shared/lib/dates/calendar-date';
import { SelectField } from '#shared/ui/form/fields';

type Show = components['schemas']['EventResponse'];
export type PhotographedShow = Pick<Show, 'id' | 'name' | 'date'>;

/** A show of the list to choose from, with what says whether it has taken place. */
export type ListedShow = PhotographedShow & Pick<Show, 'time' | 'status'>;

interface EventFieldProps {
  shows: readonly PhotographedShow[];
  /** Null while none is chosen. */
  eventId: number | null;
  error?: string;
  onChange: (eventId: number | null) => void;
}

/** 'Fri, Nov 20, 2026 · Open Mic Night' */
export const showLine = ({ name, date }: PhotographedShow): string =>
  `${formatShortWeekday(date)}, ${formatShortDate(date)} · ${name}`;

/** Which show a photo was taken at, the last one first. */
export const EventField = ({ shows, eventId, error, onChange }: EventFieldProps) => (
  <SelectField
    label="Event"
    error={error}
    value={eventId ?? ''}
    onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
  >
    <option value="">Choose an event</option>
    {shows.map((show) => (
      <option key={show.id} value={show.id}>
        {showLine(show)}
      </option>
    ))}
  </SelectField>
);
