import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '#shared/lib/address-id';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { Poster } from '#app/events/poster';

/** The poster generator over the dashboard. */
export const Route = createFileRoute('/admin/events/$eventId/poster')({
  params: idParams('eventId'),
  component: PosterRoute,
});

function PosterRoute() {
  const { eventId } = Route.useParams();
  return (
    <Poster eventId={eventId} details="/admin/events/$eventId" onClose={useCloseOverlay('/admin/events')} />
  );
}
