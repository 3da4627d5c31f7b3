import { AddEventSheet } from '#features/events/form/add-event-sheet';
import { EditedEvent } from '#features/events/form/edited-event';
import { withActs } from '#features/events/form/event-fields';
import { duplicateForm, newEventForm } from '#features/events/form/event-form';
import type { AddEventSearch } from './add-event-search';
import { useEventChoices } from './event-choices';

/** Add Event over the page that it was opened from. */
export const AddEvent = ({ search, onClose }: { search: AddEventSearch; onClose: () => void }) => {
  const choices = useEventChoices();
  const { on, from } = search;
  if (from === undefined)
    return <AddEventSheet start={newEventForm(on)} choices={choices} onClose={onClose} isRoute />;
  return (
    <EditedEvent eventId={from} title="Add Event" onClose={onClose}>
      {(event) => (
        <AddEventSheet
          start={duplicateForm(event, on)}
          choices={withActs(choices, event.acts)}
          onClose={onClose}
          isRoute
        />
      )}
    </EditedEvent>
  );
};
