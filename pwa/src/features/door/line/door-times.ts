import { twelveHourTime, wallClockAt } from '#contract/rules/clock';

/** `7:31 PM` of an instant, on the venue's clock. */
export const doorTime = (instant: string | number, timeZone: string): string =>
  twelveHourTime(wallClockAt(new Date(instant), timeZone).time);
