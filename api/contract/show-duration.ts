const DURATION =
  /^(?:(\d{1,2}(?:\.\d{1,2})?)\s*(?:h|hrs?|hours?|$))?[\s,]*(?:and\s+)?(?:(\d{1,3})\s*m(?:ins?|inutes?)?)?$/i;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const LONGEST_MINUTES = 12 * HOUR_MINUTES;

/** Offered where a person picks how long a show is; any other wording is kept as it is typed. */
export const SHOW_DURATIONS = ['1 hour', '90 minutes', '2 hours', '3 hours', '4 hours', '5 hours'] as const;

/**
 * Minutes of a show whose duration is written as people write it: `3 hours`, `90 minutes`, `2.5h`, `1 hour 30 min`, `3`.
 * @returns undefined for what cannot be read, or lasts no time or more than twelve hours
 */
export const durationMinutes = (duration: string): number | undefined => {
  const [, hours = '0', minutes = '0'] = DURATION.exec(duration.trim()) ?? [];
  const total = Math.round(Number(hours) * HOUR_MINUTES) + Number(minutes);
  return total > 0 && total <= LONGEST_MINUTES ? total : undefined;
};

/**
 * When a show ends that begins at `time` and goes on for `duration`, perhaps past midnight.
 * @param time `HH:MM`
 * @returns `HH:MM`, or null when the duration cannot be read
 */
export const endTimeAfter = (time: string, duration: string): string | null => {
  const minutes = durationMinutes(duration);
  if (minutes === undefined) return null;
  const end = (Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3)) + minutes) % DAY_MINUTES;
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${digits(Math.floor(end / HOUR_MINUTES))}:${digits(end % HOUR_MINUTES)}`;
};
