import { FormStack } from '#shared/ui/layout/form-stack';
import { useId } from 'react';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { EditActions } from './edit-actions';
import { EventConflictView, UnreadConflict } from '#features/events/form/repeat/event-conflict-view';
import { EventFields, type EventChoices } from './event-fields';
import type { EventResponse } from '#features/events/events.queries';
import { useEditEvent } from './use-edit-event';

interface EditEventSheetProps {
  /** As the venue has it now; the form starts from it and stays with it. */
  event: EventResponse;
  choices: EventChoices;
  onClose: () => void;
}

/** Edit Event (spec §2, §5). */
export const EditEventSheet = ({ event, choices, onClose }: EditEventSheetProps) => {
  const formId = useId();
  const editing = useEditEvent(event);
  const { form, picture, conflict } = editing;
  usePageTitle('Edit Event');
  useWhenSaved(editing.isSaved, onClose);
  // An artist that staff took off the list since stays on the event until another is chosen.
  const artists = { ...choices.artists, rows: withFeatured(choices.artists.rows, event.artist) };
  const artistName = (id: string) =>
    artists.rows.find((artist) => String(artist.id) === id)?.name ?? 'An artist';
  return (
    <Sheet
      title="Edit Event"
      subtitle={<bdi>{event.name}</bdi>}
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
        {conflict && <EventConflictView versions={conflict} artistName={artistName} />}
        {editing.lookAgain && <UnreadConflict onRetry={editing.lookAgain} />}
        <EventFields form={form} choices={{ ...choices, artists }} picture={picture} />
      </FormStack>
      <LeaveQuestion isDirty={(form.formState.isDirty || picture.isUploading) && !editing.isSaved} />
    </Sheet>
  );
};

const withFeatured = (artists: EventChoices['artists']['rows'], featured: EventResponse['artist']) =>
  !featured || artists.some(({ id }) => id === featured.id) ? artists : [featured, ...artists];
