import { DateTime } from 'luxon';
import { dayAfter } from '#contract/rules/clock.js';
import type { EventTimes } from '#contract/rules/show-times.js';

type Show = EventTimes & { date: string };

/** When a show begins, ends and opens its doors, with the offset from UTC that the venue's clock has then (ISO 8601). */
export const showInstants = (
  { date, time, doorsTime, endTime }: Show,
  timeZone: string,
): { start: string; end?: string; doors?: string } => {
  const at = (day: string, clock: string) => withOffset(`${day}T${clock}`, timeZone);
  return {
    start: at(date, time) ?? date,
    // An end that is not later than the start is past midnight, and doors later than the start opened the evening before.
    ...(endTime && { end: at(endTime > time ? date : dayAfter(date, 1), endTime) }),
    ...(doorsTime && { doors: at(doorsTime <= time ? date : dayAfter(date, -1), doorsTime) }),
  };
};

/** Undefined for text that is no date and time. */
const withOffset = (wallClock: string, timeZone: string): string | undefined =>
  DateTime.fromISO(wallClock, { zone: timeZone }).toISO({ suppressMilliseconds: true }) ?? undefined;
