import { calendarInvite } from '#src/integrations/calendar-file/calendar-invite.js';
import type { MailAttachment } from '#src/integrations/email/email.js';

/** Where and in which zone the night is. */
export interface BookingVenue {
  name: string;
  address: string | null;
  timeZone: string;
}

/** A show as it stands on the calendar. */
export interface NightOnCalendar {
  id: number;
  name: string;
  date: string;
  time: string;
  endTime: string | null;
  url: string;
}

/** The calendar file of an agreed night; the same show keeps one entry, for artists and guests alike. */
export const bookedNight = (
  { id, name, date, time, endTime, url }: NightOnCalendar,
  { name: venueName, address, timeZone }: BookingVenue,
  now: Date,
): MailAttachment | undefined =>
  calendarInvite(
    {
      uid: `event-${id}@${new URL(url).hostname}`,
      title: name,
      date,
      time,
      endTime,
      url,
      timeZone,
      place: address ? `${venueName}, ${address}` : venueName,
    },
    now,
  );
