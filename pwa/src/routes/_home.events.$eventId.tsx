import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { eventIdParams } from '#features/events/event-address';
import { EventDetailsSheet } from '#features/events/event-details-sheet';
import { colorsByType } from '#features/events/event-wording';
import { VenueDetails } from '#features/venue/venue-details';
import { seesArtistNotes } from '#features/venue/venue-notes';
import { venueQuery } from '#features/venue/venue.queries';
import { useSession } from '#shared/session/session-context';
import { useCloseOverlay } from '#shared/ui/use-close-overlay';

/** Event details over the home page. */
export const Route = createFileRoute('/_home/events/$eventId')({
  params: eventIdParams,
  component: EventDetailsRoute,
});

function EventDetailsRoute() {
  const { eventId } = Route.useParams();
  const { data: venue } = useQuery(venueQuery);
  const { data: eventTypes } = useQuery(eventTypesQuery);
  const { user } = useSession();
  return (
    <EventDetailsSheet
      eventId={eventId}
      colors={colorsByType(eventTypes)}
      showNotes={seesArtistNotes(user, venue)}
      onClose={useCloseOverlay()}
      venueDetails={<VenueDetails venue={venue} />}
    />
  );
}
