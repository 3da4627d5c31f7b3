import type { components } from '#contract/api-types.gen';
import { EVENT_TYPE_LENGTH } from '#contract/events';
import { showNightOf } from '#contract/rules/clock';
import { dateOf, SEARCH_LENGTH, textOf } from '#shared/lib/address-values';

type EventResponse = components['schemas']['EventResponse'];

/** What the search panel reports (spec §2, §3): empty texts and `all` mean no filter. */
export interface EventSearch {
  name: string;
  /** An event type's name in lower case. */
  type: string;
  /** `YYYY-MM-DD` */
  date: string;
}

export const EMPTY_SEARCH: EventSearch = { name: '', type: 'all', date: '' };

/** The same in the address: only what is set is written, so `/` stays `/`. */
export type EventSearchParams = Partial<EventSearch>;

export const isSearching = ({ name, type, date }: EventSearch): boolean =>
  name !== '' || type !== 'all' || date !== '';

/** Reads the address and drops what is no filter, so that a hand-typed address never breaks the page. */
export const parseSearchParams = (raw: Record<string, unknown>): EventSearchParams =>
  toSearchParams({
    name: textOf(raw.name).slice(0, SEARCH_LENGTH),
    type: typeOf(raw.type),
    date: dateOf(raw.date),
  });

export const toSearchParams = ({ name, type, date }: EventSearch): EventSearchParams => ({
  ...(name.trim() ? { name: name.trim() } : {}),
  ...(type === 'all' ? {} : { type }),
  ...(date ? { date } : {}),
});

export const fromSearchParams = (params: EventSearchParams): EventSearch => ({ ...EMPTY_SEARCH, ...params });

/** The server's search by names of events and artists, on the device when the server cannot be reached (design §5.7). */
export const filterEvents = (
  events: EventResponse[],
  { name, type, date }: EventSearch,
  showNight: string,
) => {
  const words = name.trim().toLowerCase();
  return events.filter(
    (event) =>
      [event, ...event.acts].some(({ name: text }) => text.toLowerCase().includes(words)) &&
      (type === 'all' || event.type.toLowerCase() === type) &&
      isInSearch(event, date, showNight),
  );
};

/** Whether it is of the day that was asked for, else of a night that is not over: a show after midnight is of the night before. */
export const isInSearch = (event: EventResponse, date: string, showNight: string): boolean =>
  date ? event.date === date : showNightOf(event) >= showNight;

const typeOf = (value: unknown): string =>
  textOf(value).trim().slice(0, EVENT_TYPE_LENGTH).toLowerCase() || 'all';
