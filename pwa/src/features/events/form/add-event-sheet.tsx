import type { ReactNode } from 'react';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { EventFields, type EventChoices } from './event-fields';
import type { EventForm } from './event-form';
import { EventRepeatFields } from '#features/events/form/repeat/event-repeat-fields';
import { useAddEvent, type AddOne } from './use-add-event';

interface AddEventSheetProps {
  /** What the form starts with: a day, or an event to make another of. */
  start: EventForm;
  choices: EventChoices;
  /** What the event comes of, shown above its fields, and how it is made then; it is one night. */
  origin?: { words: ReactNode; addOne: AddOne };
  onClose: () => void;
}

/** Add Event (spec §2, §5): one night, or the nights of a series. */
export const AddEventSheet = ({ start, choices, origin, onClose }: AddEventSheetProps) => {
  const { form, picture, submit, isSaving, isSaved } = useAddEvent(start, origin?.addOne);
  usePageTitle('Add Event');
  useWhenSaved(isSaved, onClose);
  return (
    <FormSheet
      title="Add Event"
      onClose={onClose}
      submit={submit}
      submitLabel="Create Event"
      pendingLabel={isSaving ? 'Creating...' : 'Uploading picture...'}
      isSaving={isSaving || picture.isUploading}
      isDirty={(form.formState.isDirty || picture.isUploading) && !isSaved}
    >
      {origin?.words}
      <EventFields form={form} choices={choices} picture={picture} />
      {!origin && <EventRepeatFields form={form} />}
    </FormSheet>
  );
};
