import { SERIES_NIGHTS } from '#contract/rules/events/series.js';
import { EVENT_YEARS } from '#contract/limits.js';
import { seriesNights, type SeriesRule } from '#contract/rules/events/series-nights.js';
import { invalidField } from '#src/common/errors/domain-error.js';

/** How a series goes on, and the dates, `YYYY-MM-DD`, that are left out. */
export interface SeriesRepeat extends SeriesRule {
  exceptions: readonly string[];
}

/**
 * The dates of a series in order, the first night's among them unless it is left out.
 * @throws DomainError naming the field of `repeat` that gives no end or two, fewer than 2 nights, more than 104, or dates
 *   after the last year of the calendar
 */
export const seriesDates = (first: string, repeat: SeriesRepeat): string[] => {
  const { until, count, exceptions } = repeat;
  if ((until === undefined) === (count === undefined))
    throw invalidRepeat('until', 'Give either the last date or the number of nights');
  const end = until === undefined ? 'count' : 'until';
  const most = SERIES_NIGHTS.max + exceptions.length;
  const dates = seriesNights(first, repeat, most + 1).filter((date) => !exceptions.includes(date));
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
