import { addDays } from '#contract/calendar-date.js';

/** What the clock on the venue's wall says. Dates are `YYYY-MM-DD`, times `HH:MM`, both as stored on events. */
export interface WallClock {
  date: string;
  time: string;
}

/** Making a clock takes a hundred times as long as reading it. A venue has one; the bound is for a caller that asks for many. */
const CLOCKS_KEPT = 16;
const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const kept = clocks.get(timeZone);
  if (kept) return kept;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  if (clocks.size >= CLOCKS_KEPT) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
};

/**
 * Reads an instant off the venue's wall clock.
 * @param instant the moment asked about
 * @param timeZone IANA name, e.g. `America/Chicago`
 * @throws RangeError when the time zone is unknown
 */
export const wallClockAt = (instant: Date, timeZone: string): WallClock => {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
};

/** Whether a show has begun. @param clock what the venue's clock says */
export const hasBegun = ({ date, time }: WallClock, clock: WallClock): boolean =>
  date < clock.date || (date === clock.date && time <= clock.time);

/** Until this time in the morning the night before is still on (design §4 "late-night"). */
export const NIGHT_ENDS = '04:00';

/** The date of the show night of a show, or of a moment on the venue's clock: until 4 in the morning the day before. */
export const showNightOf = ({ date, time }: WallClock): string =>
  time < NIGHT_ENDS ? addDays(date, -1) : date;

/** The date of the show night that is on at an instant. */
export const showNightAt = (instant: Date, timeZone: string): string =>
  showNightOf(wallClockAt(instant, timeZone));

/** Whether a time of day is in the night of the day before. */
export const isAfterMidnight = (time: string): boolean => time < NIGHT_ENDS;

/** Where the venue is when its settings do not say (design §4 "Time"). */
export const DEFAULT_TIME_ZONE = 'America/Chicago';

/** 7:30 PM, of a stored `HH:MM`; text that is no time is given as it is. */
export const twelveHourTime = (time: string): string => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return time;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
};

export const HOUR_MINUTES = 60;
export const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Minutes since midnight, of a stored `HH:MM`. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3));

/** `HH:MM` of minutes since midnight, of that day or another. */
export const timeOf = (minutes: number): string => {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(ofDay / HOUR_MINUTES), ofDay % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};
