import { isCalendarDate } from '#shared/lib/calendar-date';

/** How the form of a new event starts, as its address says it. */
export interface AddEventSearch {
  /** `YYYY-MM-DD`; not `date`, which is the events page's filter. */
  on?: string;
  /** Id of an event to make another of. */
  from?: number;
}

export const parseAddEventSearch = ({ on, from }: Record<string, unknown>): AddEventSearch => ({
  ...(typeof on === 'string' && isCalendarDate(on) ? { on } : {}),
  ...(typeof from === 'number' && Number.isInteger(from) && from > 0 ? { from } : {}),
});
