import { addDays, addMonths, dayNumber } from '#contract/calendar-date.js';
import type { AnalyticsGrouping } from '#contract/loyalty.js';
import { invalidField } from '#src/common/errors/domain-error.js';
import type { AnalyticsQuery } from './analytics.dto.js';

/** Both ends inclusive. */
export interface Nights {
  from: string;
  to: string;
}

/** Nights looked at, and how they are grouped. */
export interface AnalyticsRange extends Nights {
  grouping: AnalyticsGrouping;
  /** The part of the range from the venue's first night to tonight; when it is empty, `from` is after `to`. */
  lived: Nights;
}

/** Months that were counted beforehand, without a gap (`past_months`). */
export interface CountedMonths {
  /** First days of the first and the last month. */
  first: string;
  last: string;
  timeZone: string;
  countedAt: Date;
}

/** How a range is put together. */
export interface CountedParts {
  /** What is counted now: at most two pieces, the earlier first. */
  pieces: Nights[];
  /** First days of the first and the last month that are taken as they were counted; null for none. */
  past: Nights | null;
}

/** What is counted at once takes longer the longer it is: three months of nights, half a year of weeks, then months (decision 63). */
const MOST_DAYS = { night: 93, week: 184 } as const;

/**
 * Which nights the analytics are of, and how they are grouped. An open range goes from the venue's first night to tonight; a
 * range beyond that is grouped by its part in `lived`.
 * @param first the first night with anything to count; null before there is one
 * @param tonight the show night that is on at the venue
 * @throws DomainError `loyalty.range-reversed` when `to` is before `from`
 */
export const analyticsRange = (
  asked: AnalyticsQuery,
  { first, tonight }: { first: string | null; tonight: string },
): AnalyticsRange => {
  if (asked.from && asked.to && asked.to < asked.from) throw rangeReversed();
  const begin = first ?? tonight;
  const from = asked.from ?? earlier(begin, asked.to ?? tonight);
  const to = asked.to ?? later(tonight, from);
  const lived = { from: later(from, begin), to: earlier(to, tonight) };
  return { from, to, grouping: groupingOf(daysOf(lived)), lived };
};

/** Whether they are counted by the nights of this zone. */
export const isCountedIn = (counted: CountedMonths | null, timeZone: string): counted is CountedMonths =>
  counted?.timeZone === timeZone;

/**
 * The first day of the first night's month to the last day of the last month that is over; null when none is.
 * @param tonight the show night that is on at the venue
 */
export const monthsOver = (first: string, tonight: string): Nights | null => {
  const [from, to] = [firstOfMonth(first), dayBefore(firstOfMonth(tonight))];
  return from < to ? { from, to } : null;
};

/** By month, those that are whole in the range are taken as they were counted; what is around them is counted now. */
export const countedParts = (
  { from, to, grouping }: AnalyticsRange,
  counted: CountedMonths | null,
): CountedParts => {
  if (grouping !== 'month' || !counted) return { pieces: [{ from, to }], past: null };
  const first = later(firstWholeMonth(from), counted.first);
  const last = earlier(lastWholeMonth(to), counted.last);
  if (first > last) return { pieces: [{ from, to }], past: null };
  const around = [
    { from, to: dayBefore(first) },
    { from: monthAfter(last), to },
  ];
  return { pieces: around.filter((piece) => piece.from <= piece.to), past: { from: first, to: last } };
};

const groupingOf = (days: number): AnalyticsGrouping => {
  if (days <= MOST_DAYS.night) return 'night';
  return days <= MOST_DAYS.week ? 'week' : 'month';
};

const daysOf = ({ from, to }: Nights): number => dayNumber(to) - dayNumber(from) + 1;

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
const monthAfter = (date: string): string => addMonths(firstOfMonth(date), 1);
const monthBefore = (date: string): string => addMonths(firstOfMonth(date), -1);
const dayBefore = (date: string): string => addDays(date, -1);

/** First day of the first month that begins on this day or later. */
const firstWholeMonth = (from: string): string => (from === firstOfMonth(from) ? from : monthAfter(from));

/** First day of the last month that ends on this day or before. */
const lastWholeMonth = (to: string): string =>
  to === dayBefore(monthAfter(to)) ? firstOfMonth(to) : monthBefore(to);

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

const rangeReversed = () =>
  invalidField('loyalty.range-reversed', 'to', 'The last day must not be before the first day');
