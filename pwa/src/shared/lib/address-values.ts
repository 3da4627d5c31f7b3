import { isCalendarDate } from '#shared/lib/dates/calendar-date';

/**
 * Reading what stands in an address. Anybody may have typed it, so what is no such value is dropped and never breaks a page.
 */

/** Ids are PostgreSQL's `integer`. */
const ABOVE_IDS = 2 ** 31;

const ID_TEXT = /^[1-9]\d*$/;

/** @returns the id, which the router hands over as text or as a number; null for what no row can have */
export const idOf = (value: unknown): number | null => {
  const id = typeof value === 'string' && ID_TEXT.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id < ABOVE_IDS ? id : null;
};

/** @returns the text; empty without one. The router reads `?q=1962` as a number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** @returns the date as `YYYY-MM-DD`; empty for what is no date that exists */
export const dateOf = (value: unknown): string =>
  typeof value === 'string' && isCalendarDate(value) ? value : '';

/** Characters of what is searched for, as every list of the server takes it. */
export const SEARCH_LENGTH = 255;

/** @returns what is searched for, cut at the limit; undefined without it */
export const searchOf = (value: unknown, limit = SEARCH_LENGTH): string | undefined =>
  textOf(value).trim().slice(0, limit) || undefined;

/** @returns the value, if it is one of these */
export const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value);
