import { createFileRoute } from '@tanstack/react-router';
import { eventIdParams } from '#features/events/event-address';
import { useCloseOverlay } from '#shared/ui/use-close-overlay';
import { EditEvent } from './-edit-event';

/** Edit Event over the dashboard. */
export const Route = createFileRoute('/admin/events/$eventId/edit')({
  params: eventIdParams,
  component: EditEventRoute,
});

function EditEventRoute() {
  return <EditEvent eventId={Route.useParams().eventId} onClose={useCloseOverlay('/admin/events')} />;
}
