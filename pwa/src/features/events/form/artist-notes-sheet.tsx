import { FormStack } from '#shared/ui/layout/form-stack';
import { useId } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextAreaField } from '#shared/ui/form/fields';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { EditActions } from './edit-actions';
import { notesOf } from '#features/events/form/repeat/event-conflict';
import { EventConflictView, UnreadConflict } from '#features/events/form/repeat/event-conflict-view';
import type { EventResponse } from '#features/events/events.queries';
import { useEditNotes } from './use-edit-event';

interface ArtistNotesSheetProps {
  /** As the venue has it now. */
  event: EventResponse;
  onClose: () => void;
}

/** The Edit Artist Notes dialog (spec §2): for admins, and for the featured artist. */
export const ArtistNotesSheet = ({ event, onClose }: ArtistNotesSheetProps) => {
  const formId = useId();
  const editing = useEditNotes(event);
  const { form, conflict } = editing;
  usePageTitle('Edit Artist Notes');
  useWhenSaved(editing.isSaved, onClose);
  return (
    <Sheet
      title="Edit Artist Notes"
      subtitle={
        <>
          <bdi>{event.name}</bdi> · {formatLongDate(event.date)}
        </>
      }
      onClose={onClose}
      footer={<EditActions editing={editing} formId={formId} />}
    >
      <FormStack
        id={formId}
        noValidate
        onSubmit={(submission) => {
          submission.preventDefault();
          editing.submit();
        }}
      >
        {conflict && (
          <EventConflictView
            versions={notesOf(conflict)}
            artistName={() => event.artist?.name ?? 'An artist'}
          />
        )}
        {editing.lookAgain && <UnreadConflict onRetry={editing.lookAgain} />}
        <TextAreaField
          label="Artist Notes"
          hint="What you bring, need, or want the venue to know"
          {...fieldOf(form, 'artistNotes')}
          rows={6}
          dir="auto"
        />
      </FormStack>
      <LeaveQuestion isDirty={form.formState.isDirty && !editing.isSaved} />
    </Sheet>
  );
};
