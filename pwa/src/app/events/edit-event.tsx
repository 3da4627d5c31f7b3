import { EditedEvent } from '#features/events/form/edited-event';
import { EditEventSheet } from '#features/events/form/edit-event-sheet';
import { useEventChoices } from './event-choices';

/** Edit Event over the page that it was opened from. */
export const EditEvent = ({ eventId, onClose }: { eventId: number; onClose: () => void }) => {
  const choices = useEventChoices();
  return (
    <EditedEvent eventId={eventId} title="Edit Event" onClose={onClose}>
      {(event) => <EditEventSheet event={event} choices={choices} onClose={onClose} />}
    </EditedEvent>
  );
};
