import { addDays, dayNumber, weekdayOf } from '#contract/calendar-date.js';

/** Most days that one repetition or blackout may set: a year of every day. */
export const AVAILABILITY_DAYS = { max: 366 } as const;

/** Days a repetition means. Dates are `YYYY-MM-DD` of the venue's calendar. */
export interface AvailabilityPattern {
  /** First day looked at, inclusive. */
  from: string;
  /** Last day looked at, inclusive. */
  until: string;
  /** 0 for Sunday to 6 for Saturday; empty for every day. */
  weekdays: readonly number[];
  /** Days left out. */
  except: readonly string[];
}

/** One more than the most that may be set, so that a caller can tell too many; and weeks are looked at, not centuries. */
const MOST_FOUND = AVAILABILITY_DAYS.max + 1;

/**
 * The days of a pattern in order: "every Friday until June", or all days of a range.
 * @returns at most 367 days, one more than may be set; none when `until` comes before `from`
 */
export const availabilityDates = ({ from, until, weekdays, except }: AvailabilityPattern): string[] => {
  const dates: string[] = [];
  const leftOut = new Set(except);
  const last = dayNumber(until) - dayNumber(from);
  for (let day = 0; day <= last && dates.length < MOST_FOUND; day += 1) {
    const date = addDays(from, day);
    const isMeant = weekdays.length === 0 || weekdays.includes(weekdayOf(date));
    if (isMeant && !leftOut.has(date)) dates.push(date);
  }
  return dates;
};

/**
 * Whether the times of an artist's date make a range. An end before the start is past midnight: an artist may be free
 * from one evening to the next, so only an end that is the start says nothing.
 * @param times each `HH:MM`, or null or empty for none
 */
export const isTimeRange = ({
  startTime,
  endTime,
}: {
  startTime: string | null;
  endTime: string | null;
}): boolean => !startTime || startTime !== endTime;

export const END_IS_START = 'End time must be after the start';
