import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '#shared/lib/address-id';
import { useAdminGuard } from '#shared/session/use-admin-guard';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { Poster } from '#app/events/poster';

/** The poster generator over the home page, for admins (spec §2, §6). */
export const Route = createFileRoute('/_home/events/$eventId_/poster')({
  params: idParams('eventId'),
  component: PosterRoute,
});

function PosterRoute() {
  const { eventId } = Route.useParams();
  const close = useCloseOverlay();
  return useAdminGuard() ? <Poster eventId={eventId} details="/events/$eventId" onClose={close} /> : null;
}
