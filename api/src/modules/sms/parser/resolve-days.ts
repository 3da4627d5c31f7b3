import { LATELY } from './holidays.js';
import {
  dayOf,
  type DayNumber,
  dayOfMonth,
  mondayOf,
  monthOn,
  weekdayFrom,
  weekdayOn,
  yearOf,
} from './calendar.js';
import type { DateReading, Today, WhichWeekday } from './date-patterns.js';

/** A date that far ahead is more likely a slip. */
const FAR_AHEAD = 730;
const SUNDAY = 0;
const WEEK = 7;

/** The days that a mention may mean: one when it is clear. */
export interface Resolved {
  days: readonly DayNumber[];
  doubtful?: boolean;
}

type MonthDay = { month: number; day: number; year?: number };

/**
 * The day of a month that is meant by its number, by the year nearest to today that is not over; one that was
 * a short while ago stays in the past, so that it is asked about, unless the weekday said beside it is next year's.
 * @param weekday said beside it
 */
export function resolveMonthDay({ month, day, year }: MonthDay, today: Today, weekday?: number): Resolved {
  if (year !== undefined) {
    const named = dayOf(year, month, day);
    return {
      days: named === undefined ? [] : [named],
      doubtful: named !== undefined && named > today.day + FAR_AHEAD,
    };
  }
  const thisYear = yearOf(today.day);
  const now = dayOf(thisYear, month, day);
  const next = dayOf(thisYear + 1, month, day);
  if (now !== undefined && now >= today.day) return { days: [now] };
  // The coming February has no 29th.
  if (now === undefined && month >= monthOn(today.day)) return { days: [] };
  if (next === undefined) return { days: now === undefined ? [] : [now] };
  const isNextYear = weekday !== undefined && weekdayOn(next) === weekday;
  const isLately = now !== undefined && today.day - now <= LATELY;
  return { days: [isLately && !isNextYear ? now : next] };
}

const MONTHS_AHEAD = 3;

/** The next such day of a month; with a weekday the next that is one, asked about where it skips two. */
export function resolveDayOfMonth(
  { day, month }: Extract<DateReading, { kind: 'day-of-month' }>,
  today: Today,
  weekday?: number,
): Resolved {
  const [year, thisMonth] = [yearOf(today.day), monthOn(today.day)];
  const inMonth = (ahead: number): DayNumber | undefined =>
    dayOf(year + Math.floor((thisMonth - 1 + ahead) / 12), ((thisMonth - 1 + ahead) % 12) + 1, day);
  const named = month === undefined ? undefined : inMonth(month === 'next' ? 1 : 0);
  if (month !== undefined) return { days: named === undefined ? [] : [named] };
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, months) => inMonth(months)).filter(
    (candidate): candidate is DayNumber => candidate !== undefined && candidate >= today.day,
  );
  const matching = ahead.find((candidate) => weekdayOn(candidate) === weekday) ?? ahead[0];
  return {
    days: matching === undefined || dayOfMonth(matching) !== day ? [] : [matching],
    doubtful: matching !== undefined && ahead.indexOf(matching) > 1,
  };
}

/** "next friday" is the one of the week after this; where people differ, both days. */
export function resolveWeekday(weekday: number, which: WhichWeekday, { day }: Today): Resolved {
  const coming = weekdayFrom(day + 1, weekday);
  const weekOf = (later: DayNumber): DayNumber => mondayOf(later) + ((weekday + 6) % 7);
  const oneOf = (a: DayNumber, b: DayNumber): Resolved => ({
    days: a === b ? [a] : [Math.min(a, b), Math.max(a, b)],
  });
  if (which === 'plain') return weekdayOn(day) === weekday ? { days: [day, day + WEEK] } : { days: [coming] };
  if (which === 'this') return { days: [weekdayFrom(day, weekday)] };
  if (which === 'last') return { days: [weekdayFrom(day - WEEK, weekday)] };
  if (typeof which === 'object') {
    if ('later' in which) return { days: [coming + which.later * WEEK] };
    return oneOf(weekOf(day + which.inWeeks * WEEK), coming + which.inWeeks * WEEK);
  }
  const nextWeek = weekOf(day + WEEK);
  if (weekdayOn(day) === SUNDAY && weekday !== SUNDAY) return oneOf(nextWeek, nextWeek + WEEK);
  return { days: [nextWeek] };
}
