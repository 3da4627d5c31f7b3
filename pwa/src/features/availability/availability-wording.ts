import { twelveHourTime } from '#contract/rules/clock';
import { counted } from '#shared/lib/counted';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import type { AvailabilityValues } from './availability';

/** A 12-hour range (spec §2), e.g. '8:00 PM – 11:30 PM'. */
export const timeRange = ({ startTime, endTime }: AvailabilityValues): string => {
  if (startTime && endTime) return `${twelveHourTime(startTime)} – ${twelveHourTime(endTime)}`;
  if (startTime) return `From ${twelveHourTime(startTime)}`;
  return endTime ? `Until ${twelveHourTime(endTime)}` : 'All day';
};

/** What an entry says in one line; 'No entry' for none. */
export const inWords = (values: AvailabilityValues | null): string =>
  values === null
    ? 'No entry'
    : [values.isAvailable ? 'Available' : 'Not available', timeRange(values), values.notes]
        .filter(Boolean)
        .join(' · ');

/** What a repetition comes to, e.g. '9 days, 3 already have an entry'. */
export const repeatCount = (days: number, taken: number): string =>
  [
    counted(days, 'day'),
    ...(taken > 0 ? [`${taken} already ${taken === 1 ? 'has' : 'have'} an entry`] : []),
  ].join(', ');

/** How a repetition is offered for a first date; null while none is chosen. */
export const repeatNames = (date: string | null) => {
  const weekday = date === null ? 'week' : (formatLongDate(date).split(',')[0] ?? '');
  return { never: 'Only this date', weekly: `Every ${weekday} until…`, daily: 'Every day until…' };
};
