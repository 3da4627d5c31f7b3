import type { WallClock } from '#contract/rules/clock.js';
import { showEnd } from '#contract/rules/events/show-times.js';
import type { CalendarClock } from './calendar-clock.js';
import { contentLine, textValue } from './content-line.js';

/** A date in somebody's calendar. Times are wall-clock times at the venue. */
export interface CalendarEntry {
  /** The same for ever for one show, so that a second file changes the entry and adds none: `event-12@venue.example`. */
  uid: string;
  /** Grows with each change of the entry (RFC 5545 §3.8.7.4). */
  sequence: number;
  changedAt: Date;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  title: string;
  /** `2026-11-20` */
  date: string;
  /** `21:00` */
  time: string;
  /** At or before the start means past midnight; null lasts three hours, as for one artist's stage. */
  endTime: string | null;
  /** Where it is, in the words of a letterhead. */
  place: string;
  description?: string | undefined;
  url?: string | undefined;
  /** What kind of show it is. */
  category?: string | undefined;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const isReal = ({ date, time }: WallClock): boolean =>
  DATE.test(date) && TIME.test(time) && !Number.isNaN(Date.parse(`${date}T${time}Z`));

/** `20261001T120000Z` */
export const utcValue = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * One entry as a component of a calendar (RFC 5545 §3.6.1).
 * @param clock the calendar's
 * @returns an empty text when date or time are not as above, which old rows may hold
 */
export const entryText = (entry: CalendarEntry, clock: CalendarClock): string => {
  const end = showEnd(entry);
  if (!isReal(entry) || !isReal(end)) return '';
  const { uid, sequence, title, status, place, description, url, category } = entry;
  const changedAt = utcValue(entry.changedAt);
  return [
    'BEGIN:VEVENT\r\n',
    contentLine('UID', textValue(uid)),
    contentLine('SEQUENCE', String(sequence)),
    contentLine('DTSTAMP', changedAt),
    contentLine('LAST-MODIFIED', changedAt),
    clock.span(entry, end),
    contentLine('SUMMARY', textValue(title)),
    contentLine('STATUS', status),
    contentLine('LOCATION', textValue(place)),
    description ? contentLine('DESCRIPTION', textValue(description)) : '',
    url ? contentLine('URL', url) : '',
    category ? contentLine('CATEGORIES', textValue(category)) : '',
    'END:VEVENT\r\n',
  ].join('');
};
