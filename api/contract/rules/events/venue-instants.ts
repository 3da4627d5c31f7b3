import { DAY_MS } from '#contract/calendar-date.js';
import { type WallClock, wallClockAt } from '#contract/rules/clock.js';

/**
 * The instants at which the venue's clock shows this: twice in the hour that a clock change repeats; in the hour that it
 * skips, the moment that is as long after the change. Invalid dates for what is no date or time.
 */
export const instantsOf = ({ date, time }: WallClock, timeZone: string): { first: Date; last: Date } => {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return { first: new Date(Number.NaN), last: new Date(Number.NaN) };
  const before = new Date(asUtc - offsetAt(asUtc - DAY_MS, timeZone));
  const after = new Date(asUtc - offsetAt(asUtc + DAY_MS, timeZone));
  const shows = (instant: Date) => {
    const clock = wallClockAt(instant, timeZone);
    return clock.date === date && clock.time === time;
  };
  const shown = [before, after].filter(shows).sort((one, other) => one.getTime() - other.getTime());
  return { first: shown[0] ?? before, last: shown.at(-1) ?? before };
};

/** True when the venue's clock is set within a day of this date. */
export const isClockSetNear = (date: string, timeZone: string): boolean => {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return offsetAt(noon - 2 * DAY_MS, timeZone) !== offsetAt(noon + 2 * DAY_MS, timeZone);
};

/** How far the venue's clock is ahead of UTC at an instant, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number => {
  const { date, time } = wallClockAt(new Date(instant), timeZone);
  return Date.parse(`${date}T${time}:00Z`) - instant;
};
