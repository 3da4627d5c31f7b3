import { DateTime } from 'luxon';
import { addDays } from '#contract/calendar-date.js';
import { type WallClock } from '#contract/rules/clock.js';
import { type EventTimes, showEnd } from '#contract/rules/events/show-times.js';

type Show = EventTimes & { date: string };

/** When a show begins, ends and opens its doors, with the offset from UTC that the venue's clock has then (ISO 8601). */
export const showInstants = (
  { date, time, doorsTime, endTime }: Show,
  timeZone: string,
): { start: string; end?: string; doors?: string } => {
  const at = (wallClock: WallClock) => withOffset(`${wallClock.date}T${wallClock.time}`, timeZone);
  return {
    start: at({ date, time }) ?? date,
    ...(endTime && { end: at(showEnd({ date, time, endTime })) }),
    // Doors later than the start opened the evening before.
    ...(doorsTime && {
      doors: at({ date: doorsTime <= time ? date : addDays(date, -1), time: doorsTime }),
    }),
  };
};

/** Undefined for text that is no date and time. */
const withOffset = (wallClock: string, timeZone: string): string | undefined =>
  DateTime.fromISO(wallClock, { zone: timeZone }).toISO({ suppressMilliseconds: true }) ?? undefined;
