import { DateTime } from 'luxon';
import type { AnalyticsGrouping } from '#contract/loyalty.js';
import { invalidField } from '#src/common/errors/domain-error.js';
import type { AnalyticsQuery } from './analytics.dto.js';

/** Nights looked at, both ends inclusive, and how they are grouped. */
export interface AnalyticsRange {
  from: string;
  to: string;
  grouping: AnalyticsGrouping;
  /** The part of the range from the venue's first night to tonight; when it is empty, `from` is after `to`. */
  lived: { from: string; to: string };
}

/** A chart on a phone has room for about a hundred bars: three months of nights, a year of weeks, then months. */
const MOST_DAYS = { night: 93, week: 366 } as const;

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

const groupingOf = (days: number): AnalyticsGrouping => {
  if (days <= MOST_DAYS.night) return 'night';
  return days <= MOST_DAYS.week ? 'week' : 'month';
};

const daysOf = ({ from, to }: { from: string; to: string }): number =>
  DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days + 1;

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

const rangeReversed = () =>
  invalidField('loyalty.range-reversed', 'to', 'The last day must not be before the first day');
