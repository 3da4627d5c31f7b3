import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { artistQuery } from '#features/artists/artists.queries';
import { BookingRequestSheet } from '#features/bookings/artist/booking-request-sheet';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { choicesOf } from '#shared/ui/form/choices';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';

/** Request to book over the artist's page, which says why an artist cannot be shown. */
export const Route = createFileRoute('/artists/$artistId/book')({ component: RequestToBookRoute });

function RequestToBookRoute() {
  const { artistId } = Route.useParams();
  const { data: artist } = useQuery(artistQuery(artistId));
  const eventTypes = choicesOf(useQuery({ ...eventTypesQuery, staleTime: 0 }));
  const { today } = useVenueDay();
  const close = useCloseOverlay('/artists/$artistId');
  return (
    artist && <BookingRequestSheet artist={artist} eventTypes={eventTypes} today={today} onClose={close} />
  );
}
