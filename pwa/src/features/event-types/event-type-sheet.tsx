import { chakra } from '@chakra-ui/react/styled-system';
import { TEXT_LENGTH } from '#contract/limits';
import { Badge } from '#shared/ui/page/badge';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextAreaField, TextField } from '#shared/ui/form/fields';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { ColorPicker } from './color-picker';
import type { EventType } from './event-types.queries';
import { useEventTypeForm } from './use-event-type-commands';

interface EventTypeSheetProps {
  /** Null for a new one. */
  type: EventType | null;
  /** The venue has it, whether or not the form is still open. */
  onSaved: () => void;
  onClose: () => void;
}

/** Add or Edit Event Type (spec §2 "Types tab"). */
export const EventTypeSheet = ({ type, onSaved, onClose }: EventTypeSheetProps) => {
  const { form, submit, isSaving, isSaved } = useEventTypeForm({ type, onSaved });
  useWhenSaved(isSaved, onClose);
  const [name, color] = form.watch(['name', 'color']);
  return (
    <FormSheet
      title={type ? 'Edit Event Type' : 'Add Event Type'}
      onClose={onClose}
      closesOnBack
      submit={submit}
      submitLabel={type ? 'Save Changes' : 'Add Event Type'}
      pendingLabel="Saving..."
      isSaving={isSaving}
      isDirty={form.formState.isDirty && !isSaved}
    >
      <TextField
        label="Name"
        hint={type ? 'Events of this type take on a new name.' : undefined}
        {...fieldOf(form, 'name')}
        autoComplete="off"
        maxLength={TEXT_LENGTH.eventType}
        required
        dir="auto"
      />
      <ColorPicker {...fieldOf(form, 'color')} />
      <TextAreaField
        label="Description"
        hint="Optional"
        {...fieldOf(form, 'description')}
        rows={3}
        dir="auto"
      />
      <chakra.p color="muted" fontSize="sm" aria-hidden>
        On the calendar: <Badge label={name.trim() || 'Event type'} color={color} />
      </chakra.p>
    </FormSheet>
  );
};
