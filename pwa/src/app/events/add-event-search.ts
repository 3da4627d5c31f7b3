import { dateOf, idOf } from '#shared/lib/address-values';

/** How the form of a new event starts, as its address says it. */
export interface AddEventSearch {
  /** `YYYY-MM-DD`; not `date`, which is the events page's filter. */
  on?: string;
  /** Id of an event to make another of. */
  from?: number;
}

export const parseAddEventSearch = ({ on, from }: Record<string, unknown>): AddEventSearch => {
  const [date, eventId] = [dateOf(on), idOf(from)];
  return { ...(date && { on: date }), ...(eventId && { from: eventId }) };
};
