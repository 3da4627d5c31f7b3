import { addDays, addMonths, weekdayOf } from '#contract/calendar-date.js';
import type { SeriesAnchor, SeriesFrequency } from './series.js';

/** How a series goes on after its first night: for a number of nights, or until a date, `YYYY-MM-DD`, inclusive. */
export interface SeriesRule {
  frequency: SeriesFrequency;
  by: SeriesAnchor;
  /** Every how many weeks or months. */
  interval: number;
  count?: number | undefined;
  until?: string | undefined;
}

/**
 * The nights of a series in order, as many as `most`. Months are as `SERIES_ANCHORS` says.
 * @param first date of the first night, `YYYY-MM-DD`
 */
export const seriesNights = (first: string, rule: SeriesRule, most: number): string[] => {
  const nights: string[] = [];
  for (let turn = 0; nights.length < Math.min(rule.count ?? most, most); turn += 1) {
    const night = nightAt(first, rule, turn * rule.interval);
    if (rule.until !== undefined && night > rule.until) break;
    nights.push(night);
  }
  return nights;
};

const WEEK_DAYS = 7;

const nightAt = (first: string, { frequency, by }: SeriesRule, steps: number): string => {
  if (frequency === 'weekly') return addDays(first, steps * WEEK_DAYS);
  return by === 'date' ? addMonths(first, steps) : sameWeekdayOf(first, steps);
};

/** The second Friday stays the second Friday; a fifth one is the month's last where there are only four. */
const sameWeekdayOf = (first: string, months: number): string => {
  const month = addMonths(`${first.slice(0, 7)}-01`, months);
  const toWeekday = (weekdayOf(first) - weekdayOf(month) + WEEK_DAYS) % WEEK_DAYS;
  const turn = Math.floor((Number(first.slice(8)) - 1) / WEEK_DAYS);
  const night = addDays(month, toWeekday + turn * WEEK_DAYS);
  return night.slice(0, 7) === month.slice(0, 7) ? night : addDays(night, -WEEK_DAYS);
};
