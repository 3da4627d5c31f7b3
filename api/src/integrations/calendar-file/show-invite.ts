import type { MailAttachment } from '#src/integrations/email/email.js';
import type { CalendarEntry } from './calendar-entry.js';
import { calendarText } from './calendar-text.js';

/** Where and in which zone a show is. */
export interface ShowVenue {
  name: string;
  address: string | null;
  timeZone: string;
  /** Grows with each change of the above. */
  version: number;
}

interface ShowOnCalendar {
  id: number;
  name: string;
  date: string;
  time: string;
  endTime: string | null;
  /** Its page. */
  url: string;
}

const MINUTE_MS = 60_000;

/** The name of the host in an address of ours; thousands are asked for, and parsing each takes long. */
export const hostOf = (url: string): string => /^\w+:\/\/(\[[^\]]+\]|[^:/]+)/.exec(url)?.[1] ?? url;

/** The one entry of a show, in whatever file or feed it comes. */
export const showEntry = (
  { id, name, date, time, endTime, url }: ShowOnCalendar,
  venue: ShowVenue,
  { sequence, changedAt }: Pick<CalendarEntry, 'sequence' | 'changedAt'>,
): CalendarEntry => ({
  uid: `event-${id}@${hostOf(url)}`,
  // All entries change with the venue.
  sequence: sequence + venue.version,
  changedAt,
  status: 'CONFIRMED',
  title: name,
  date,
  time,
  endTime,
  url,
  place: venue.address ? `${venue.name}, ${venue.address}` : venue.name,
});

/**
 * The calendar file for a mail that tells of an agreed date, whether an artist agreed to play or guests booked a table:
 * `queueMail({ …, attachments: [file] })`. Phones offer to add it.
 * @param now of the file; a later one replaces an earlier one, and the feed's entry up to then (`events.calendar_sequence`)
 * @returns undefined when the show's date or time is none, which old rows may hold: the mail then goes without
 */
export const showInvite = (show: ShowOnCalendar, venue: ShowVenue, now: Date): MailAttachment | undefined => {
  const sequence = Math.floor(now.getTime() / MINUTE_MS);
  const entry = showEntry(show, venue, { sequence, changedAt: now });
  const content = calendarText({ timeZone: venue.timeZone, entries: [entry] });
  if (!content.includes('BEGIN:VEVENT')) return undefined;
  return { filename: 'show.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content };
};
