import { dateOf, SEARCH_LENGTH, textOf } from '#shared/lib/address-values';

/** The filters of the admin's list in the address; without any it shows all upcoming events. */
export interface ManagedSearch {
  /** Part of an event's or one of its acts' names. */
  q?: string;
  when?: 'past';
  /** One day, `YYYY-MM-DD`; past and upcoming do not matter then. */
  day?: string;
}

/** Reads the address and drops what is no filter. */
export const parseManagedSearch = ({ q, when, day }: Record<string, unknown>): ManagedSearch => {
  const [text, date] = [textOf(q).slice(0, SEARCH_LENGTH), dateOf(day)];
  return { ...(text && { q: text }), ...(when === 'past' && { when }), ...(date && { day: date }) };
};
