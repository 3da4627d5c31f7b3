import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DEFAULT_TIME_ZONE } from '#contract/venue-clock';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { fromSearchParams, parseSearchParams, toSearchParams } from '#features/events/event-search';
import { colorsByType } from '#features/events/event-wording';
import { HomePage } from '#features/events/home-page';
import { VenueFooter } from '#features/venue/venue-footer';
import { seesArtistNotes } from '#features/venue/venue-notes';
import { venueQuery } from '#features/venue/venue.queries';
import { useVenueDay } from '#shared/lib/use-venue-day';
import { isStaffOrArtist } from '#shared/session/auth-user';
import { useSession } from '#shared/session/session-context';

/** The events page; its dialogs are child routes, so that it stays beneath them. */
export const Route = createFileRoute('/_home')({
  validateSearch: parseSearchParams,
  component: HomeRoute,
  // Everybody starts here: a chunk of its own would only cost a round trip.
  codeSplitGroupings: [],
});

function HomeRoute() {
  const { data: venue } = useQuery(venueQuery);
  const { data: eventTypes } = useQuery(eventTypesQuery);
  const { user } = useSession();
  const navigate = useNavigate();
  // Once more: the router hands on what the address says beside what was read from it.
  const search = fromSearchParams(parseSearchParams(Route.useSearch()));
  const { today, showNight } = useVenueDay(venue?.timeZone ?? DEFAULT_TIME_ZONE);
  const colors = useMemo(() => colorsByType(eventTypes), [eventTypes]);
  return (
    <>
      <HomePage
        search={search}
        onSearch={(next) => void navigate({ to: '/', search: toSearchParams(next), resetScroll: false })}
        onOpenEvent={({ id }) =>
          void navigate({ to: '/events/$eventId', params: { eventId: id }, search: true, resetScroll: false })
        }
        today={today}
        showNight={showNight}
        colors={colors}
        showNotes={seesArtistNotes(user, venue)}
        showLegend={isStaffOrArtist(user)}
        footer={<VenueFooter venue={venue} />}
      />
      <Outlet />
    </>
  );
}
