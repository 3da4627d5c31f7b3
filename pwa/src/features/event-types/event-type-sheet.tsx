import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { Badge } from '#shared/ui/page/badge';
import { Button } from '#shared/ui/form/button';
import { Field } from '#shared/ui/form/field';
import { Input, TextArea } from '#shared/ui/form/input';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import { FormStack } from '#shared/ui/layout/form-stack';
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
  const formId = useId();
  const { form, submit, isSaving, isSaved } = useEventTypeForm({ type, onSaved });
  useWhenSaved(isSaved, onClose);
  const { errors, isDirty } = form.formState;
  const [name, color] = form.watch(['name', 'color']);
  return (
    <Sheet
      title={type ? 'Edit Event Type' : 'Add Event Type'}
      onClose={onClose}
      closesOnBack
      footer={
        <Button type="submit" form={formId} wide aria-disabled={isSaving || undefined}>
          {isSaving ? 'Saving...' : type ? 'Save Changes' : 'Add Event Type'}
        </Button>
      }
    >
      <FormStack id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="Name"
          error={errors.name?.message}
          hint={type ? 'Events of this type take on a new name.' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('name')}
              autoComplete="off"
              maxLength={TEXT_LENGTH.eventType}
              required
              dir="auto"
            />
          )}
        </Field>
        <ColorPicker field={form.register('color')} error={errors.color?.message} />
        <Field label="Description" error={errors.description?.message} hint="Optional">
          {(control) => <TextArea {...control} {...form.register('description')} rows={3} dir="auto" />}
        </Field>
        <chakra.p color="muted" fontSize="sm" aria-hidden>
          On the calendar: <Badge label={name.trim() || 'Event type'} color={color} />
        </chakra.p>
      </FormStack>
      <LeaveQuestion isDirty={isDirty && !isSaved} />
    </Sheet>
  );
};
