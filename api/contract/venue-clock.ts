/** What the clock on the venue's wall says. Dates are `YYYY-MM-DD`, times `HH:MM`, both as stored on events. */
export interface WallClock {
  date: string;
  time: string;
}

/** Making a clock takes a hundred times as long as reading it. A venue has one; the bound is for whoever asks for many. */
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

/** The date a show night belongs to: until 4 in the morning the night before is still on (design §4 "late-night"). */
export const showNightAt = (instant: Date, timeZone: string): string => {
  const fourHours = 4 * 60 * 60 * 1000;
  return wallClockAt(new Date(instant.getTime() - fourHours), timeZone).date;
};

/** Where the venue is when its settings do not say (design §4 "Time"). */
export const DEFAULT_TIME_ZONE = 'America/Chicago';
