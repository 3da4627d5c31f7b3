import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '#shared/lib/address-id';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { EventDetails } from '#app/events/event-details';

export const Route = createFileRoute('/_home/events/$eventId')({
  params: idParams('eventId'),
  component: EventDetailsRoute,
});

function EventDetailsRoute() {
  return <EventDetails eventId={Route.useParams().eventId} page="home" onClose={useCloseOverlay()} />;
}
