import type { EventStatus } from '#contract/events.js';
import { showTitle } from '#contract/rules/texts.js';
import type { CalendarEntry } from '#src/integrations/calendar-file/calendar-entry.js';
import { showEntry, type ShowVenue } from '#src/integrations/calendar-file/show-invite.js';
import type { CalendarShow } from '#src/modules/events/calendar/calendar-shows.service.js';
import { showDetails } from './show-details.js';

/** What shows do not know themselves. */
interface CalendarFacts {
  venue: ShowVenue;
  artistNames: ReadonlyMap<number, string>;
  /** The artist whose own calendar it is. */
  readerId?: number;
  /** The page of a show. */
  link: (id: number) => string;
}

/** A postponed show has no new date yet: the old one stays in view, and is not sure. */
const STATUS: Record<EventStatus, CalendarEntry['status']> = {
  scheduled: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

/** Shows as entries, the same ones as in the files of mails. */
export const calendarEntries = (
  shows: readonly CalendarShow[],
  { venue, artistNames, readerId, link }: CalendarFacts,
): CalendarEntry[] =>
  shows.map((show) => ({
    ...showEntry({ ...show, url: link(show.id) }, venue, show),
    status: STATUS[show.status],
    title: showTitle(show),
    description: showDetails(show, artistNames, readerId),
    category: show.type,
  }));
