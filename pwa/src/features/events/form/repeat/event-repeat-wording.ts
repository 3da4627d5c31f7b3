import { formatLongDate, isCalendarDate } from '#shared/lib/dates/calendar-date';
import type { RepeatForm } from './event-repeat';

const TURNS = ['first', 'second', 'third', 'fourth', 'last'];
const WEEK_DAYS = 7;

/** What each choice of Repeat means for an event on this date, e.g. 'Monthly on the third Friday'. */
export const repeatNames = (date: string): Record<RepeatForm['how'], string> => {
  const isKnown = isCalendarDate(date);
  const weekday = formatLongDate(date).split(',')[0];
  const day = Number(date.slice(8));
  return {
    never: 'Does not repeat',
    weekly: isKnown ? `Weekly on ${weekday}` : 'Weekly',
    'monthly-date': isKnown ? `Monthly on day ${day}` : 'Monthly on the same date',
    'monthly-weekday': isKnown
      ? `Monthly on the ${TURNS[Math.floor((day - 1) / WEEK_DAYS)]} ${weekday}`
      : 'Monthly on the same weekday',
  };
};
