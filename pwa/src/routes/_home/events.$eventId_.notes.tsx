import { createFileRoute, Navigate } from '@tanstack/react-router';
import { ArtistNotesSheet } from '#features/events/form/artist-notes-sheet';
import { EditedEvent } from '#features/events/form/edited-event';
import { idParams } from '#shared/lib/address-id';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';

/** Edit Artist Notes over the home page, for admins and the featured artist; others see the event's details. */
export const Route = createFileRoute('/_home/events/$eventId_/notes')({
  params: idParams('eventId'),
  component: ArtistNotesRoute,
});

function ArtistNotesRoute() {
  const { eventId } = Route.useParams();
  const close = useCloseOverlay();
  return (
    <EditedEvent eventId={eventId} title="Edit Artist Notes" onClose={close}>
      {(event) =>
        event.mayEditNotes ? (
          <ArtistNotesSheet event={event} onClose={close} />
        ) : (
          <Navigate to="/events/$eventId" params={{ eventId }} search replace />
        )
      }
    </EditedEvent>
  );
}
