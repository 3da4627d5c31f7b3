import ical, { ICalCalendarMethod } from 'ical-generator';
import { DateTime } from 'luxon';
import type { MailAttachment } from '#src/integrations/email/email.js';

/** A night that was agreed, as a calendar program keeps it. Times are wall-clock times at the venue. */
export interface AgreedNight {
  /** The same for ever for one show, so that a second file changes the entry and adds none: `event-12@venue.example`. */
  uid: string;
  title: string;
  /** `2026-11-20` */
  date: string;
  /** `21:00` */
  time: string;
  /** At or before the start means past midnight; null lasts three hours, as for one artist's stage. */
  endTime: string | null;
  /** IANA name of the venue's zone. */
  timeZone: string;
  /** Where it is, in the words of a letterhead. */
  place: string;
  description?: string;
  url?: string;
}

const HOURS_WITHOUT_END = 3;

const clockOf = (night: AgreedNight, time: string): DateTime =>
  DateTime.fromISO(`${night.date}T${time}`, { zone: night.timeZone });

const endOf = (night: AgreedNight, start: DateTime): DateTime => {
  if (night.endTime === null) return start.plus({ hours: HOURS_WITHOUT_END });
  const end = clockOf(night, night.endTime);
  return end > start ? end : end.plus({ days: 1 });
};

/**
 * The calendar file (RFC 5545) for a mail that tells of an agreed date: `queueMail({ …, attachments: [file] })`. Phones offer
 * to add it. Words of people stay words: they are escaped.
 * @param now of the file; a later one replaces an earlier one of the same `uid`
 * @returns undefined when date or time are not as above, which old rows may hold: the mail then goes without
 */
export const calendarInvite = (night: AgreedNight, now: Date): MailAttachment | undefined => {
  const start = clockOf(night, night.time);
  const end = endOf(night, start);
  if (!start.isValid || !end.isValid) return undefined;
  const calendar = ical({ prodId: '-//Honky-Tonk//Venue//EN', method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: night.uid,
    stamp: now,
    sequence: Math.floor(now.getTime() / 60_000),
    start: start.toJSDate(),
    end: end.toJSDate(),
    summary: night.title,
    location: night.place,
    description: night.description ?? null,
    url: night.url ?? null,
  });
  return {
    filename: 'show.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendar.toString(),
  };
};
