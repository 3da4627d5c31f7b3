import type { QueryClient } from '@tanstack/react-query';
import { showNightAt, wallClockAt } from '#contract/rules/clock';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { monthOf } from '#features/events/calendar/calendar-grid';
import { EMPTY_SEARCH } from '#features/events/search/event-search';
import { calendarEventsQuery, eventListQuery } from '#features/events/events.queries';
import { venueQuery } from '#features/venue/venue.queries';
import { knownZone } from '#shared/lib/dates/venue-zone';

/**
 * Asks before there is a page for what the first one shows: every page the venue, the events page its night and month. A
 * phone needs a second to draw a page for the first time, in which the answers come. What fails is asked for again by the
 * page that needs it. Resolves when all have answered or failed.
 */
export const startFirstReads = async (client: QueryClient): Promise<void> => {
  await client.prefetchQuery(venueQuery);
  if (location.pathname === '/') await readEventsPage(client, new Date());
};

/** Asks for the events page's night and month, once the venue is known. */
export const readEventsPage = async (client: QueryClient, now: Date): Promise<void> => {
  const venue = client.getQueryData(venueQuery.queryKey);
  if (!venue) return;
  const timeZone = knownZone(venue.timeZone);
  await Promise.all([
    client.prefetchInfiniteQuery(eventListQuery(EMPTY_SEARCH, showNightAt(now, timeZone))),
    client.prefetchQuery(calendarEventsQuery(monthOf(wallClockAt(now, timeZone).date))),
    client.prefetchQuery(eventTypesQuery),
  ]);
};
