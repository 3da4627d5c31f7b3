import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '#shared/lib/address-id';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { EditEvent } from '#app/events/edit-event';

/** Edit Event over the dashboard. */
export const Route = createFileRoute('/admin/events/$eventId/edit')({
  params: idParams('eventId'),
  component: EditEventRoute,
});

function EditEventRoute() {
  return <EditEvent eventId={Route.useParams().eventId} onClose={useCloseOverlay('/admin/events')} />;
}
