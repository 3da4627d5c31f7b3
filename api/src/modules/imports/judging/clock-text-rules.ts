import { DateTime } from 'luxon';
import { wallClockAt } from '#contract/rules/clock.js';
import type { DateOrder } from '#contract/rules/imports.js';

/** What a cell says of a moment; what it does not say is missing. */
export interface ReadMoment {
  /** `YYYY-MM-DD` */
  date?: string;
  /** `HH:MM` */
  time?: string;
}

interface ReadingRules {
  dateOrder: DateOrder;
  /** The venue's. */
  timeZone: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A moment that says how far it is from UTC. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const MONTH_NAMED = /^(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?!\d)/i;
const DAY_FIRST =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(?<month>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{4})(?!\d)/i;
const TIME = /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(a\.?m\.?|p\.?m\.?)?(?:\s+[A-Z]{2,5})?$/i;

/** @returns undefined for a cell that says no moment; nothing is guessed */
export const readMoment = (cell: string, { dateOrder, timeZone }: ReadingRules): ReadMoment | undefined => {
  const text = cell.replace(/\s+/g, ' ').trim();
  if (INSTANT.test(text)) return readInstant(text, timeZone);
  const dated = readDate(text.replace(WEEKDAY, ''), dateOrder);
  if (!dated) {
    const time = readTime(text);
    return time === undefined ? undefined : { time };
  }
  const rest = dated.rest.replace(/^[\s,T]+(?:at\s+)?/i, '').replace(/^@\s*/, '');
  if (rest === '') return { date: dated.date };
  const time = readTime(rest);
  return time === undefined ? undefined : { date: dated.date, time };
};

const readInstant = (text: string, timeZone: string): ReadMoment | undefined => {
  const instant = DateTime.fromISO(text.replace(/^(\S{10}) /, '$1T').replace(' ', ''));
  return instant.isValid ? wallClockAt(instant.toJSDate(), timeZone) : undefined;
};

const readDate = (text: string, order: DateOrder): { date: string; rest: string } | undefined => {
  const read = [written(YEAR_FIRST), yearLast(order), written(MONTH_NAMED), written(DAY_FIRST)].flatMap(
    (reader) => reader(text) ?? [],
  )[0];
  if (!read) return undefined;
  const { year, month, day, length } = read;
  const date = DateTime.fromObject({ year, month, day }, { zone: 'utc' });
  return date.isValid ? { date: date.toFormat('yyyy-MM-dd'), rest: text.slice(length) } : undefined;
};

interface FoundDate {
  year: number;
  month: number;
  day: number;
  /** Characters that it takes. */
  length: number;
}

/** Reads dates of one form. @param form names its parts: `year`, `month` and `day` */
const written =
  (form: RegExp) =>
  (text: string): FoundDate | undefined => {
    const found = form.exec(text);
    const { year, month = '', day } = found?.groups ?? {};
    const monthNumber = /^\d/.test(month)
      ? Number(month)
      : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
    return found && monthNumber > 0
      ? { year: Number(year), month: monthNumber, day: Number(day), length: found[0].length }
      : undefined;
  };

/** Numbers with points between them begin with the day everywhere; a number above 12 is no month. */
const yearLast =
  (order: DateOrder) =>
  (text: string): FoundDate | undefined => {
    const [found, one, sign, other, year] = YEAR_LAST.exec(text) ?? [];
    if (!found) return undefined;
    const isDayFirst = sign === '.' || Number(one) > 12 || (order === 'day-first' && Number(other) <= 12);
    const [day, month] = isDayFirst ? [one, other] : [other, one];
    const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
    return { year: fullYear, month: Number(month), day: Number(day), length: found.length };
  };

const readTime = (text: string): string | undefined => {
  const [found, hours, minutes, half] = TIME.exec(text) ?? [];
  if (!found || (minutes === undefined && half === undefined)) return undefined;
  const hour = hourOf(Number(hours), half?.[0]?.toLowerCase());
  const minute = Number(minutes ?? 0);
  if (hour === undefined || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

/** @param half `a` or `p` of a clock of twelve hours */
const hourOf = (hour: number, half: string | undefined): number | undefined => {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
};

/**
 * Whether a column writes `12/25/2026` or `25/12/2026`, by a date of which only one can be; undefined when none tells.
 * @param cells of one column
 */
export const dateOrderOf = (cells: readonly string[]): DateOrder | undefined => {
  for (const cell of cells) {
    const [, one, sign, other] = YEAR_LAST.exec(cell.trim().replace(WEEKDAY, '')) ?? [];
    if (sign === undefined || sign === '.') continue;
    if (Number(one) > 12) return 'day-first';
    if (Number(other) > 12) return 'month-first';
  }
  return undefined;
};
