import { addDays } from '#contract/calendar-date.js';
import { DAY_MINUTES, HOUR_MINUTES, minutesOf, timeOf, type WallClock } from '#contract/rules/clock.js';
import { instantsOf } from '#contract/rules/events/venue-instants.js';

/** When a show's doors open, when it begins and when it ends, as `HH:MM` on the venue's clock. */
export interface EventTimes {
  time: string;
  doorsTime?: string | null;
  endTime?: string | null;
}

/** A show that passes midnight lasts at most this long, in hours; more is an end before the start. */
const LONGEST_PAST_MIDNIGHT_HOURS = 12;

/** From one time to the other, which comes on the same day or, when it is not later, on the next. */
const isBelievable = (from: string, to: string): boolean => {
  const minutes = minutesOf(to) - minutesOf(from);
  return minutes > 0 || minutes + DAY_MINUTES <= LONGEST_PAST_MIDNIGHT_HOURS * HOUR_MINUTES;
};

/**
 * What is wrong with the times of a show, by field; empty when nothing is. An end at or before the start means that the
 * show passes midnight, and doors later than the start that they opened the evening before.
 * @param times each a valid `HH:MM`; what is missing is not judged
 */
export const eventTimeProblems = ({
  time,
  doorsTime,
  endTime,
}: EventTimes): Partial<Record<'doorsTime' | 'endTime', string>> => ({
  ...(doorsTime &&
    doorsTime !== time &&
    !isBelievable(doorsTime, time) && {
      doorsTime: 'Doors must open before the show starts',
    }),
  ...(endTime &&
    !isBelievable(time, endTime) && {
      endTime: `End time must be after the start, or at most ${LONGEST_PAST_MIDNIGHT_HOURS} hours later past midnight`,
    }),
});

/** How long a show lasts, as people write it. */
const DURATION =
  /^(?:(\d{1,2}(?:\.\d{1,2})?)\s*(?:h|hrs?|hours?|$))?[\s,]*(?:and\s+)?(?:(\d{1,3})\s*m(?:ins?|inutes?)?)?$/i;
/** Offered where a person picks how long a show is; any other wording is kept as it is typed. */
export const SHOW_DURATIONS = ['1 hour', '90 minutes', '2 hours', '3 hours', '4 hours', '5 hours'] as const;

/**
 * Minutes of a show whose duration is written as people write it: `3 hours`, `90 minutes`, `2.5h`, `1 hour 30 min`, `3`.
 * @returns undefined for what cannot be read, or lasts no time or more than twelve hours
 */
export const durationMinutes = (duration: string): number | undefined => {
  const [, hours = '0', minutes = '0'] = DURATION.exec(duration.trim()) ?? [];
  const total = Math.round(Number(hours) * HOUR_MINUTES) + Number(minutes);
  return total > 0 && total <= LONGEST_PAST_MIDNIGHT_HOURS * HOUR_MINUTES ? total : undefined;
};

/**
 * When a show ends that begins at `time` and goes on for `duration`, perhaps past midnight.
 * @param time `HH:MM`
 * @returns `HH:MM`, or null when the duration cannot be read
 */
export const endTimeAfter = (time: string, duration: string): string | null => {
  const minutes = durationMinutes(duration);
  return minutes === undefined ? null : timeOf(minutesOf(time) + minutes);
};

/** How long a show without an end is taken to last, as for the artist's slot. */
export const USUAL_SHOW_HOURS = 3;

/**
 * What the venue's clock shows when a show ends: at or before the start means the next day, and a missing end
 * `USUAL_SHOW_HOURS` later.
 */
export const showEnd = ({ date, time, endTime }: WallClock & Pick<EventTimes, 'endTime'>): WallClock => {
  const end = endTime || endTimeAfter(time, `${USUAL_SHOW_HOURS} hours`) || time;
  return { date: end > time ? date : addDays(date, 1), time: end };
};

/**
 * The instants from which until which a show is on. One that begins in the hour that a clock change skips begins later than it says;
 * an end that would come before that is as much later. Invalid dates for what is no date or time.
 * @param end as `showEnd` has it
 */
export const showSpan = (
  start: WallClock,
  end: WallClock,
  timeZone: string,
): { starts: Date; ends: Date } => {
  const starts = instantsOf(start, timeZone).first;
  const ends = instantsOf(end, timeZone).first;
  const lasts = clockMs(end) - clockMs(start);
  return { starts, ends: ends > starts ? ends : new Date(starts.getTime() + lasts) };
};

const clockMs = ({ date, time }: WallClock): number => Date.parse(`${date}T${time}Z`);
