import { createFileRoute } from '@tanstack/react-router';
import { eventIdParams } from '#features/events/event-address';
import { useCloseOverlay } from '#shared/ui/use-close-overlay';
import { EventDetails } from './-event-details';

/** Event details over the home page. */
export const Route = createFileRoute('/_home/events/$eventId')({
  params: eventIdParams,
  component: EventDetailsRoute,
});

function EventDetailsRoute() {
  return <EventDetails eventId={Route.useParams().eventId} page="home" onClose={useCloseOverlay()} />;
}
