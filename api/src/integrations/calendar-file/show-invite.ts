import type { MailAttachment } from '#src/integrations/email/email.js';
import { calendarInvite } from './calendar-invite.js';

/** Where and in which zone a show is. */
export interface ShowVenue {
  name: string;
  address: string | null;
  timeZone: string;
}

/** A show as it stands on the calendar. */
interface ShowOnCalendar {
  id: number;
  name: string;
  date: string;
  time: string;
  endTime: string | null;
  url: string;
}

/** The calendar file of a show; the same show keeps one entry, whether an artist agreed to play or guests booked a table. */
export const showInvite = (
  { id, name, date, time, endTime, url }: ShowOnCalendar,
  { name: venueName, address, timeZone }: ShowVenue,
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
