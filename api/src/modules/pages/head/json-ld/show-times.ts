import { DateTime } from 'luxon';
import { addDays } from '#contract/calendar-date.js';
import { type EventTimes, showEnd, showSpan } from '#contract/rules/events/show-times.js';
import { instantsOf } from '#contract/rules/events/venue-instants.js';

type Show = EventTimes & { date: string };

/** When a show begins, ends and opens its doors, with the offset from UTC that the venue's clock has then (ISO 8601). */
export const showInstants = (
  { date, time, doorsTime, endTime }: Show,
  timeZone: string,
): { start: string; end?: string; doors?: string } => {
  const at = (instant: Date) => withOffset(instant, timeZone);
  const { starts, ends } = showSpan({ date, time }, showEnd({ date, time, endTime }), timeZone);
  return {
    start: at(starts) ?? date,
    ...(endTime && { end: at(ends) }),
    // Doors later than the start opened the evening before.
    ...(doorsTime && {
      doors: at(
        instantsOf({ date: doorsTime <= time ? date : addDays(date, -1), time: doorsTime }, timeZone).first,
      ),
    }),
  };
};

/** Undefined for no instant. */
const withOffset = (instant: Date, timeZone: string): string | undefined =>
  DateTime.fromJSDate(instant, { zone: timeZone }).toISO({ suppressMilliseconds: true }) ?? undefined;
