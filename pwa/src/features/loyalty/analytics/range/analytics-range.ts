import { addDays } from '#contract/calendar-date';
import type { AnalyticsRange, RangePreset } from './analytics-range-params';

export const RANGE_WORDS: Record<RangePreset, string> = {
  month: 'Last 30 days',
  quarter: 'Last 90 days',
  year: 'This year',
  all: 'All',
  days: 'From – to',
};

const DAYS = { month: 30, quarter: 90 } as const;

/**
 * What the analytics are asked for: an end left out is open.
 * @param tonight the show night that is on at the venue
 */
export const nightsOf = (
  { preset, from, to }: AnalyticsRange,
  tonight: string,
): { from?: string; to?: string } => {
  if (preset === 'all') return {};
  if (preset === 'days') return { ...(from && { from }), ...(to && { to }) };
  if (preset === 'year') return { from: `${tonight.slice(0, 4)}-01-01`, to: tonight };
  return { from: addDays(tonight, 1 - DAYS[preset]), to: tonight };
};

/** Why the chosen days cannot be asked for; undefined when they can. The server's words. */
export const rangeProblem = ({ preset, from, to }: AnalyticsRange): string | undefined =>
  preset === 'days' && from && to && to < from ? 'The last day must not be before the first day' : undefined;
