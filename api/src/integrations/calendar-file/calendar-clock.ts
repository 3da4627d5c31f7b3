import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { instantsOf, isClockSetNear, type WallClock, wallClockAt } from '#contract/rules/clock.js';
import type { Property } from './calendar-entry.js';

/** The venue's clock, as the dates of one calendar are written on it. */
export class CalendarClock {
  /** The rules of the time zone (RFC 5545 §3.6.5). */
  readonly zone: ICAL.Component;
  private readonly zoneId: string;
  private readonly setNear = new Map<string, boolean>();

  /** @param timeZone IANA name */
  constructor(private readonly timeZone: string) {
    const [block] = tzlib_get_ical_block(timeZone);
    if (!block) throw new Error(`there are no rules for the time zone ${timeZone}`);
    this.zone = ICAL.Component.fromString(block);
    // The newest name of the zone, which may be another.
    this.zoneId = String(this.zone.getFirstPropertyValue('tzid'));
  }

  /**
   * From when until when. A time that the clock shows twice or never is written in UTC: programs take it for different
   * instants, whatever RFC 5545 §3.3.5 says.
   */
  span(start: WallClock, end: WallClock): Property[] {
    const inUtc = [start, end].some((clock) => this.isTwofold(clock));
    return [this.property('dtstart', start, inUtc), this.property('dtend', end, inUtc)];
  }

  private property(name: string, clock: WallClock, inUtc: boolean): Property {
    if (!inUtc) return [name, { tzid: this.zoneId }, 'date-time', `${clock.date}T${clock.time}:00`];
    const { first } = instantsOf(clock, this.timeZone);
    return [name, {}, 'date-time', `${first.toISOString().slice(0, 19)}Z`];
  }

  private isTwofold(clock: WallClock): boolean {
    if (!this.isSetNear(clock.date)) return false;
    const { first, last } = instantsOf(clock, this.timeZone);
    return first < last || wallClockAt(first, this.timeZone).time !== clock.time;
  }

  /** Asking the zone takes long, and a day may have many shows. */
  private isSetNear(date: string): boolean {
    const known = this.setNear.get(date);
    if (known !== undefined) return known;
    const isNear = isClockSetNear(date, this.timeZone);
    this.setNear.set(date, isNear);
    return isNear;
  }
}
