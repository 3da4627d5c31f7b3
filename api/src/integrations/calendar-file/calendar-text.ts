import ICAL from 'ical.js';
import { CalendarClock } from './calendar-clock.js';
import { type CalendarEntry, calendarComponent, type Property } from './calendar-entry.js';

/** A file or a feed of dates, all on one venue's clock. */
interface Calendar {
  /** The calendar's name where it is subscribed to; a file that is added to one's own has none. */
  name?: string;
  /** IANA name of the venue's zone. */
  timeZone: string;
  entries: readonly CalendarEntry[];
}

// Of RFC 5545's 75 bytes a line, a continued one spends one on its leading space.
ICAL.foldLength = 74;

/** How often programs should ask a feed again. */
const REFRESH = 'PT1H';

/**
 * A calendar (RFC 5545) with the rules of its time zone. Words of people stay words: they are escaped. Entries whose date or
 * time is none are left out.
 */
export const calendarText = ({ name, timeZone, entries }: Calendar): string => {
  const clock = new CalendarClock(timeZone);
  const properties: Property[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', '-//Honky-Tonk//Venue//EN'],
    ['method', {}, 'text', 'PUBLISH'],
    ...(name === undefined ? [] : feedProperties(name)),
  ];
  const calendar = new ICAL.Component(['vcalendar', properties, []]);
  calendar.addSubcomponent(clock.zone);
  for (const entry of entries) {
    const component = calendarComponent(entry, clock);
    if (component) calendar.addSubcomponent(component);
  }
  return `${calendar.toString()}\r\n`;
};

/** By RFC 7986, and by what programs understood before it. */
const feedProperties = (name: string): Property[] => {
  const escaped = name.replace(/[\\;,]/g, '\\$&');
  return [
    ['name', {}, 'unknown', escaped],
    ['x-wr-calname', {}, 'unknown', escaped],
    ['refresh-interval', {}, 'duration', REFRESH],
    ['x-published-ttl', {}, 'unknown', REFRESH],
  ];
};
