import type { EventResponse } from '#features/events/events.queries';
import { SeriesQuestion } from '#features/events/series/series-question';
import { EditingSheet } from './editing-sheet';
import { EventFields, type EventChoices } from './event-fields';
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
  // Acts that staff took off the list since stay on the bill until they are removed.
  const artists = { ...choices.artists, rows: withActs(choices.artists.rows, event.acts) };
  return (
    <EditingSheet
      title="Edit Event"
      subtitle={<bdi>{event.name}</bdi>}
      editing={editing}
      artistName={(id) => artists.rows.find((artist) => String(artist.id) === id)?.name ?? 'An artist'}
      onClose={onClose}
    >
      <EventFields form={editing.form} choices={{ ...choices, artists }} picture={editing.picture} />
      {editing.question && <SeriesQuestion {...editing.question} />}
    </EditingSheet>
  );
};

const withActs = (artists: EventChoices['artists']['rows'], acts: EventResponse['acts']) => [
  ...acts.filter((act) => !artists.some(({ id }) => id === act.id)),
  ...artists,
];
