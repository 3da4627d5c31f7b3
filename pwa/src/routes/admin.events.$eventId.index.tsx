import { createFileRoute } from '@tanstack/react-router';
import { eventIdParams } from '#features/events/event-address';
import { useCloseOverlay } from '#shared/ui/use-close-overlay';
import { EventDetails } from './-event-details';

/** Event details over the dashboard. */
export const Route = createFileRoute('/admin/events/$eventId/')({
  params: eventIdParams,
  component: EventDetailsRoute,
});

function EventDetailsRoute() {
  const { eventId } = Route.useParams();
  return <EventDetails eventId={eventId} page="admin" onClose={useCloseOverlay('/admin/events')} />;
}
