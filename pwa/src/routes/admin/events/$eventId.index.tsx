import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '#shared/lib/address-id';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { EventDetails } from '#app/events/event-details';

/** Event details over the dashboard. */
export const Route = createFileRoute('/admin/events/$eventId/')({
  params: idParams('eventId'),
  component: EventDetailsRoute,
});

function EventDetailsRoute() {
  const { eventId } = Route.useParams();
  return <EventDetails eventId={eventId} page="admin" onClose={useCloseOverlay('/admin/events')} />;
}
