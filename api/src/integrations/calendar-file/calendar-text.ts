import { calendarClock } from './calendar-clock.js';
import { type CalendarEntry, entryText } from './calendar-entry.js';
import { contentLine, textValue } from './content-line.js';

/** A file or a feed of dates, all on one venue's clock. */
interface Calendar {
  /** The calendar's name where it is subscribed to; a file that is added to one's own has none. */
  name?: string;
  /** IANA name of the venue's zone. */
  timeZone: string;
  entries: readonly CalendarEntry[];
}

/** How often programs should ask a feed again. */
const REFRESH = 'PT1H';

/**
 * A calendar (RFC 5545) with the rules of its time zone. Words of people stay words: they are escaped. Entries whose date or
 * time is none are left out.
 */
export const calendarText = ({ name, timeZone, entries }: Calendar): string => {
  const clock = calendarClock(timeZone);
  return [
    'BEGIN:VCALENDAR\r\n',
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Honky-Tonk//Venue//EN'),
    contentLine('METHOD', 'PUBLISH'),
    name === undefined ? '' : feedLines(textValue(name)),
    clock.zone,
    ...entries.map((entry) => entryText(entry, clock)),
    'END:VCALENDAR\r\n',
  ].join('');
};

/** By RFC 7986, and by what programs understood before it. */
const feedLines = (name: string): string =>
  [
    contentLine('NAME', name),
    contentLine('X-WR-CALNAME', name),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    contentLine('X-PUBLISHED-TTL', REFRESH),
  ].join('');
