import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '#shared/lib/address-id';
import { useAdminGuard } from '#shared/session/use-admin-guard';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { EditEvent } from '#app/events/edit-event';

/** Edit Event over the home page, for admins. */
export const Route = createFileRoute('/_home/events/$eventId_/edit')({
  params: idParams('eventId'),
  component: EditEventRoute,
});

function EditEventRoute() {
  const { eventId } = Route.useParams();
  const close = useCloseOverlay();
  return useAdminGuard() ? <EditEvent eventId={eventId} onClose={close} /> : null;
}
