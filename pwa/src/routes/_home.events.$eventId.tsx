import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { EventDetailsSheet } from '#features/events/event-details-sheet';
import { colorsByType } from '#features/events/event-wording';
import { VenueDetails } from '#features/venue/venue-details';
import { venueQuery } from '#features/venue/venue.queries';
import { useSession } from '#shared/session/session-context';
import { useCloseOverlay } from '#shared/ui/use-close-overlay';

/** Event details over the home page. */
export const Route = createFileRoute('/_home/events/$eventId')({
  params: {
    parse: ({ eventId }) => {
      if (!/^[1-9]\d{0,9}$/.test(eventId)) throw notFound({ routeId: rootRouteId });
      return { eventId: Number(eventId) };
    },
    stringify: ({ eventId }) => ({ eventId: String(eventId) }),
  },
  component: EventDetailsRoute,
});

function EventDetailsRoute() {
  const { eventId } = Route.useParams();
  const { data: venue } = useQuery(venueQuery);
  const { data: eventTypes } = useQuery(eventTypesQuery);
  const { user } = useSession();
  const isStaffOrArtist = user?.userType === 'admin' || user?.userType === 'artist';
  return (
    <EventDetailsSheet
      eventId={eventId}
      colors={colorsByType(eventTypes)}
      showNotes={isStaffOrArtist || venue?.showArtistNotes === true}
      onClose={useCloseOverlay()}
      venueDetails={<VenueDetails venue={venue} />}
    />
  );
}
