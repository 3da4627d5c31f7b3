import rrule, { type Options } from 'rrule';
import { DateTime } from 'luxon';
import { SERIES_NIGHTS, type SeriesAnchor } from '#contract/events.js';
import { EVENT_YEARS } from '#contract/limits.js';
import { invalidField } from '#src/common/errors/domain-error.js';
import type { SeriesRepeatRequest } from './event-series.dto.js';

const { RRule } = rrule;

/** How a series goes on after its first night. Dates are `YYYY-MM-DD` of the venue's calendar, which has no zones. */
export type SeriesRepeat = Omit<SeriesRepeatRequest, 'exceptions'> &
  Required<Pick<SeriesRepeatRequest, 'interval' | 'by'>> & { exceptions: readonly string[] };

/** The last weekday of its kind stands in for the fifth, which most months do not have. */
const LAST = -1;
const DAYS_OF_EVERY_MONTH = 28;

/**
 * The dates of a series in order, the first night's among them unless it is left out. Months are as `SERIES_ANCHORS` says.
 * @throws DomainError naming the field of `repeat` that gives no end or two, fewer than 2 nights, more than 104, or dates
 *   after the last year of the calendar
 */
export const seriesDates = (first: string, repeat: SeriesRepeat): string[] => {
  const { until, count, exceptions } = repeat;
  if ((until === undefined) === (count === undefined))
    throw invalidRepeat('until', 'Give either the last date or the number of nights');
  const end = until === undefined ? 'count' : 'until';
  const most = SERIES_NIGHTS.max + exceptions.length;
  const dates = ruleFrom(first, repeat)
    .all((_, index) => index <= most)
    .map((date) => date.toISOString().slice(0, 10))
    .filter((date) => !exceptions.includes(date));
  if (dates.length < SERIES_NIGHTS.min)
    throw invalidRepeat(end, `A series needs at least ${SERIES_NIGHTS.min} nights`);
  if (dates.length > SERIES_NIGHTS.max)
    throw invalidRepeat(end, `A series has at most ${SERIES_NIGHTS.max} nights`);
  if (Number(dates.at(-1)?.slice(0, 4)) > EVENT_YEARS.max)
    throw invalidRepeat(end, `A series must end by the year ${EVENT_YEARS.max}`);
  return dates;
};

const invalidRepeat = (field: 'until' | 'count', message: string) =>
  invalidField('events.invalid-series', `repeat.${field}`, message);

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

const ruleFrom = (first: string, repeat: SeriesRepeat) =>
  new RRule({
    dtstart: midnight(first),
    interval: repeat.interval,
    ...(repeat.until === undefined ? { count: repeat.count } : { until: midnight(repeat.until) }),
    ...(repeat.frequency === 'weekly' ? { freq: RRule.WEEKLY } : monthly(first, repeat.by)),
  });

const monthly = (first: string, by: SeriesAnchor): Partial<Options> => {
  const { day, weekday } = DateTime.fromISO(first, { zone: 'utc' });
  if (by === 'date') return { freq: RRule.MONTHLY, ...dayOfMonth(day) };
  const turn = Math.ceil(day / 7);
  return { freq: RRule.MONTHLY, byweekday: WEEKDAYS[weekday - 1]?.nth(turn === 5 ? LAST : turn) };
};

/** From the 29th on, the latest day up to it that the month has. */
const dayOfMonth = (day: number): Partial<Options> => {
  if (day <= DAYS_OF_EVERY_MONTH) return { bymonthday: day };
  const days = Array.from(
    { length: day - DAYS_OF_EVERY_MONTH + 1 },
    (_, later) => DAYS_OF_EVERY_MONTH + later,
  );
  return { bymonthday: days, bysetpos: LAST };
};

const WEEKDAYS = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU];
