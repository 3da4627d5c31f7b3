import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextAreaField } from '#shared/ui/form/fields';
import type { EventResponse } from '#features/events/events.queries';
import { EditingSheet } from './editing-sheet';
import { useEditNotes } from './use-edit-event';

interface ArtistNotesSheetProps {
  /** As the venue has it now. */
  event: EventResponse;
  onClose: () => void;
}

/** The Edit Artist Notes dialog (spec §2): for admins, and for each act. */
export const ArtistNotesSheet = ({ event, onClose }: ArtistNotesSheetProps) => {
  const editing = useEditNotes(event);
  return (
    <EditingSheet
      title="Edit Artist Notes"
      subtitle={
        <>
          <bdi>{event.name}</bdi> · {formatLongDate(event.date)}
        </>
      }
      editing={editing}
      artistName={(id) => event.acts.find((act) => String(act.id) === id)?.name ?? 'An artist'}
      onClose={onClose}
    >
      <TextAreaField
        label="Artist Notes"
        hint="What you bring, need, or want the venue to know"
        {...fieldOf(editing.form, 'artistNotes')}
        rows={6}
      />
    </EditingSheet>
  );
};
