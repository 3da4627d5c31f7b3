import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { wallClockAt, type WallClock } from '#contract/rules/clock.js';
import { canonicalTimeZone, isTimeZone } from '#src/common/validation/time/time-zones.js';

/** Reads moments of a calendar file off the venue's clock. */
export class CalendarClock {
  /** Names of zones as the file has them, and as this machine knows them; undefined for one it does not know. */
  private readonly zones = new Map<string, string | undefined>();

  /** @param timeZone the venue's */
  constructor(private readonly timeZone: string) {}

  /**
   * What the venue's clock shows. A moment without a zone is the venue's own wall clock; an all-day date has no time. A zone with a name of the
   * world's list is taken from there, since the rules in a file are often those of today alone.
   * @param zoneName as the file names it
   * @returns undefined when nobody knows the zone
   */
  read(moment: ICAL.Time, zoneName: string | undefined): WallClock | undefined {
    const written = { date: dateOf(moment), time: moment.isDate ? '' : timeOf(moment) };
    if (moment.isDate) return written;
    if (moment.zone.tzid === 'UTC') return wallClockAt(moment.toJSDate(), this.timeZone);
    if (zoneName === undefined) return written;
    const zone = this.knownZone(zoneName);
    if (zone === this.timeZone) return written;
    if (zone !== undefined) return wallClockAt(instantIn(moment, zone), this.timeZone);
    return moment.zone.tzid === 'floating' ? undefined : wallClockAt(moment.toJSDate(), this.timeZone);
  }

  /** What an instant is by the clock of an entry, as `2026-11-20T20:00:00`. @param zoneName as the file names it */
  inZone(instant: Date, entry: ICAL.Time, zoneName: string | undefined): string {
    const zone = zoneName === undefined ? undefined : this.knownZone(zoneName);
    const known = zone ?? (entry.zone.tzid === 'floating' ? this.timeZone : undefined);
    if (known !== undefined)
      return DateTime.fromJSDate(instant, { zone: known }).toFormat("yyyy-MM-dd'T'HH:mm:ss");
    return ICAL.Time.fromJSDate(instant, true).convertToZone(entry.zone).toString().replace(/Z$/, '');
  }

  private knownZone(name: string): string | undefined {
    if (!this.zones.has(name)) {
      const canonical = canonicalTimeZone(name);
      this.zones.set(name, isTimeZone(canonical) ? canonical : undefined);
    }
    return this.zones.get(name);
  }
}

const digits = (value: number, length = 2): string => String(value).padStart(length, '0');

const dateOf = ({ year, month, day }: ICAL.Time): string =>
  `${digits(year, 4)}-${digits(month)}-${digits(day)}`;

const timeOf = ({ hour, minute }: ICAL.Time): string => `${digits(hour)}:${digits(minute)}`;

const instantIn = ({ year, month, day, hour, minute }: ICAL.Time, zone: string): Date =>
  DateTime.fromObject({ year, month, day, hour, minute }, { zone }).toJSDate();
