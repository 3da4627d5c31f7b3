import { addDays, weekdayOf } from '#contract/calendar-date';
import { saysTheSame, type AvailabilityValues } from '#features/availability/availability';
import type { ShownDate } from './shown-dates';

/** What a tap on a day of a calendar comes to. */
export type Toggled = 'added' | 'removed' | 'kept';

export const FREE_ALL_DAY: AvailabilityValues = {
  startTime: null,
  endTime: null,
  isAvailable: true,
  notes: null,
};

/**
 * A tap makes a day without an entry free and takes a free one off. What says more than that is not lost by a tap, and two
 * devices that disagree are settled by a choice.
 */
const tapOn = (shown: ShownDate | undefined): Toggled => {
  if (shown?.state === 'disputed') return 'kept';
  if (!shown?.values) return 'added';
  return saysTheSame(shown.values, FREE_ALL_DAY) ? 'removed' : 'kept';
};

/**
 * The days under a stroke from one day to another: the rectangle between them in a month's page, so that three Fridays below
 * each other are one stroke. The day it began on comes first.
 */
export const daysUnderStroke = (from: string, to: string): string[] => {
  const [sundayOfFrom, sundayOfTo] = [sundayOf(from), sundayOf(to)].sort();
  const [firstWeekday = 0, lastWeekday = 0] = [weekdayOf(from), weekdayOf(to)].sort();
  const days: string[] = [];
  for (let sunday = sundayOfFrom ?? ''; sunday <= (sundayOfTo ?? ''); sunday = addDays(sunday, 7))
    for (let weekday = firstWeekday; weekday <= lastWeekday; weekday += 1)
      days.push(addDays(sunday, weekday));
  return [from, ...days.filter((day) => day !== from)];
};

/**
 * What a stroke does: the first of its days that a tap would change says whether days are made free or taken off, and the
 * others follow. A stroke over one day is a tap.
 */
export const strokeOver = (days: string[], shownOn: (date: string) => ShownDate | undefined) => {
  const taps = days.map((day) => ({ day, tap: tapOn(shownOn(day)) }));
  const toggled = taps.find(({ tap }) => tap !== 'kept')?.tap ?? 'kept';
  return { toggled, days: taps.filter(({ tap }) => tap === toggled).map(({ day }) => day) };
};

const sundayOf = (date: string): string => addDays(date, -weekdayOf(date));
