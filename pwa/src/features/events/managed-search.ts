import { TEXT_LENGTH } from '#contract/limits';
import { isCalendarDate } from '#shared/lib/calendar-date';

/** What the admin's list shows, as its address says it; what is left out is upcoming, and everything. */
export interface ManagedSearch {
  /** Part of an event's or its artist's name. */
  q?: string;
  when?: 'past';
  /** One day, `YYYY-MM-DD`; past and upcoming do not matter then. */
  day?: string;
}

/** Reads the address, dropping whatever is no filter of ours. The router reads `?q=1999` as a number. */
export const parseManagedSearch = ({ q, when, day }: Record<string, unknown>): ManagedSearch => ({
  ...((typeof q === 'string' || typeof q === 'number') && q !== ''
    ? { q: String(q).slice(0, TEXT_LENGTH.eventName) }
    : {}),
  ...(when === 'past' ? { when } : {}),
  ...(typeof day === 'string' && isCalendarDate(day) ? { day } : {}),
});
