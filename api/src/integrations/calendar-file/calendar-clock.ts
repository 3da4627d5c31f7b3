import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { addDays } from '#contract/calendar-date.js';
import { type WallClock, wallClockAt } from '#contract/rules/clock.js';
import { showSpan } from '#contract/rules/events/show-times.js';
import { instantsOf, isClockSetNear } from '#contract/rules/events/venue-instants.js';
import { utcValue } from './calendar-entry.js';
import { contentLine } from './content-line.js';

/** A venue has one zone; the bound is for a caller that asks for many. */
const CLOCKS_KEPT = 16;
const clocks = new Map<string, CalendarClock>();

/** The clock of a time zone, which remembers the days it was asked about. @param timeZone IANA name */
export const calendarClock = (timeZone: string): CalendarClock => {
  const kept = clocks.get(timeZone);
  if (kept) return kept;
  const clock = new CalendarClock(timeZone);
  if (clocks.size >= CLOCKS_KEPT) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
};

/** The venue's clock, as the dates of one calendar are written on it. */
export class CalendarClock {
  /** The rules of the time zone, as lines (RFC 5545 §3.6.5). */
  readonly zone: string;
  private readonly zoneId: string;
  /** The rules, as a calendar program applies them. */
  private readonly rules: ICAL.Timezone;
  private readonly unclearDays = new Map<string, boolean>();

  constructor(private readonly timeZone: string) {
    const [block] = tzlib_get_ical_block(timeZone);
    if (!block) throw new Error(`there are no rules for the time zone ${timeZone}`);
    this.zone = `${block.trim()}\r\n`;
    // The newest name of the zone, which may be another.
    this.zoneId = /^TZID:(.+?)\r?$/m.exec(block)?.[1] ?? timeZone;
    this.rules = new ICAL.Timezone(ICAL.Component.fromString(this.zone));
  }

  /**
   * From when until when. A time that the clock shows twice or never is written in UTC: programs take it for different
   * instants, whatever RFC 5545 §3.3.5 says. So is one at which the zone's rules in the file are older or newer than this machine's.
   */
  span(start: WallClock, end: WallClock): string {
    if ([start, end].some((clock) => this.isUnclear(clock))) {
      const { starts, ends } = showSpan(start, end, this.timeZone);
      return contentLine('DTSTART', utcValue(starts)) + contentLine('DTEND', utcValue(ends));
    }
    return this.local('DTSTART', start) + this.local('DTEND', end);
  }

  private local(name: string, { date, time }: WallClock): string {
    const value = `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
    return contentLine(`${name};TZID=${this.zoneId}`, value);
  }

  private isUnclear(clock: WallClock): boolean {
    if (!this.isUnclearDay(clock.date)) return false;
    const { first, last } = instantsOf(clock, this.timeZone);
    return (
      first < last || wallClockAt(first, this.timeZone).time !== clock.time || this.isReadOtherwise(clock)
    );
  }

  /** Near a change of the clock, or of other rules in the file. Asking the zone takes long, and a day may have many shows. */
  private isUnclearDay(date: string): boolean {
    const known = this.unclearDays.get(date);
    if (known !== undefined) return known;
    const isUnclear =
      isClockSetNear(date, this.timeZone) ||
      [-1, 1].some((days) => this.isReadOtherwise({ date: addDays(date, days), time: '12:00' }));
    this.unclearDays.set(date, isUnclear);
    return isUnclear;
  }

  private isReadOtherwise(clock: WallClock): boolean {
    const written = `${clock.date}T${clock.time}:00`;
    const offsetMs = this.rules.utcOffset(ICAL.Time.fromDateTimeString(written)) * 1_000;
    const { date, time } = wallClockAt(new Date(Date.parse(`${written}Z`) - offsetMs), this.timeZone);
    return date !== clock.date || time !== clock.time;
  }
}
