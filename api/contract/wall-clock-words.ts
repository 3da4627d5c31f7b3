/** Stored dates and times as people read them (spec §9: long en-US dates, 12-hour times). */

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** Friday, November 20, 2026, of a stored `YYYY-MM-DD`; text that is no date is given as it is. */
export const longDate = (date: string): string => {
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : LONG_DATE.format(instant);
};

/** 7:30 PM, of a stored `HH:MM`; text that is no time is given as it is. */
export const twelveHourTime = (time: string): string => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return time;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
};
