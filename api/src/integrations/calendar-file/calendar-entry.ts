import ICAL from 'ical.js';
import type { WallClock } from '#contract/rules/clock.js';
import { showEnd } from '#contract/rules/show-times.js';
import type { CalendarClock } from './calendar-clock.js';

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

/** Name, parameters, value type, value (RFC 7265 §3.4). */
export type Property = [string, Record<string, string>, string, string | number];

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const isReal = ({ date, time }: WallClock): boolean =>
  DATE.test(date) && TIME.test(time) && !Number.isNaN(Date.parse(`${date}T${time}Z`));

/**
 * One entry as a component of a calendar (RFC 5545 §3.6.1).
 * @param clock the calendar's
 * @returns undefined when date or time are not as above, which old rows may hold
 */
export const calendarComponent = (entry: CalendarEntry, clock: CalendarClock): ICAL.Component | undefined => {
  const end = showEnd(entry);
  if (!isReal(entry) || !isReal(end)) return undefined;
  const changedAt = `${entry.changedAt.toISOString().slice(0, 19)}Z`;
  const properties: Property[] = [
    text('uid', entry.uid),
    ['sequence', {}, 'integer', entry.sequence],
    ['dtstamp', {}, 'date-time', changedAt],
    ['last-modified', {}, 'date-time', changedAt],
    ...clock.span(entry, end),
    text('summary', entry.title),
    text('status', entry.status),
    text('location', entry.place),
  ];
  if (entry.description) properties.push(text('description', entry.description));
  if (entry.url) properties.push(['url', {}, 'uri', entry.url]);
  if (entry.category) properties.push(text('categories', entry.category));
  return new ICAL.Component(['vevent', properties, []]);
};

/** One kind of line break, which the writer escapes; a bare CR would end the line for some readers. */
const text = (name: string, value: string): Property => [name, {}, 'text', value.replace(/\r\n?/g, '\n')];
