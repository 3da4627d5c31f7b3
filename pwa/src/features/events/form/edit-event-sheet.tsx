import type { EventResponse } from '#features/events/events.queries';
import { SeriesQuestion } from '#features/events/series/series-question';
import { EditingSheet } from './editing-sheet';
import { EventFields, withActs, type EventChoices } from './event-fields';
import { useEditEvent } from './use-edit-event';

interface EditEventSheetProps {
  /** As the venue has it now; the form starts from it and stays with it. */
  event: EventResponse;
  choices: EventChoices;
  onClose: () => void;
}

/** Edit Event (spec §2, §5). */
export const EditEventSheet = ({ event, choices, onClose }: EditEventSheetProps) => {
  const editing = useEditEvent(event);
  const offered = withActs(choices, event.acts);
  return (
    <EditingSheet
      title="Edit Event"
      subtitle={<bdi>{event.name}</bdi>}
      editing={editing}
      artistName={(id) =>
        offered.artists.rows.find((artist) => String(artist.id) === id)?.name ?? 'An artist'
      }
      onClose={onClose}
    >
      <EventFields form={editing.form} choices={offered} picture={editing.picture} />
      {editing.question && <SeriesQuestion {...editing.question} />}
    </EditingSheet>
  );
};
