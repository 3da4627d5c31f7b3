import type { AnalyticsGrouping } from '#contract/loyalty';
import {
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatShortMonth,
  formatShortWeekday,
} from '#shared/lib/dates/calendar-date';
import { momentOf } from '#shared/lib/dates/instant-words';
import type { Analytics } from './analytics.queries';

export const PERIOD_NOUNS: Record<AnalyticsGrouping, { one: string; many: string; column: string }> = {
  night: { one: 'night', many: 'nights', column: 'Night' },
  week: { one: 'week', many: 'weeks', column: 'Week of' },
  month: { one: 'month', many: 'months', column: 'Month' },
};

/** A period in a table: `Fri, Nov 20, 2026`, `Nov 16, 2026`, `November 2026`. */
export const periodCell = (start: string, grouping: AnalyticsGrouping): string => {
  if (grouping === 'month') return formatMonth(start);
  return grouping === 'night'
    ? `${formatShortWeekday(start)}, ${formatShortDate(start)}`
    : formatShortDate(start);
};

/** The same in a sentence, after 'in' or 'on'. */
export const periodPhrase = (start: string, grouping: AnalyticsGrouping): string => {
  if (grouping === 'month') return `in ${formatMonth(start)}`;
  return grouping === 'night' ? `on ${formatLongDate(start)}` : `in the week of ${formatShortDate(start)}`;
};

/** The same below a bar, short: `Nov 20`, `Nov 2026`. */
export const periodTick = (start: string, grouping: string | undefined): string =>
  grouping === 'month'
    ? `${formatShortMonth(start)} ${start.slice(0, 4)}`
    : `${formatShortMonth(start)} ${Number(start.slice(8))}`;

/** What of it is not of this moment; empty when all is. */
export const asOfLine = ({ asOf, timeZone }: Pick<Analytics, 'asOf' | 'timeZone'>): string =>
  asOf
    ? ` Months that are over are as of ${momentOf(asOf, timeZone)}; what is corrected in them shows the next morning.`
    : '';

/** What is shown, e.g. `Oct 23, 2026 – Nov 21, 2026, by night. A night lasts until 4 AM.` */
export const rangeLine = ({ from, to, grouping }: Pick<Analytics, 'from' | 'to' | 'grouping'>) =>
  `${from === to ? formatShortDate(from) : `${formatShortDate(from)} – ${formatShortDate(to)}`}, by ${grouping}. A night lasts until 4 AM.`;
