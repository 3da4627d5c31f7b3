import { Stack } from '@chakra-ui/react/stack';
import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isCalendarDate } from '#shared/lib/dates/calendar-date';
import { Button } from '#shared/ui/form/button';
import { Checkbox } from '#shared/ui/form/checkbox';
import { fieldOf } from '#shared/ui/form/field-of';
import { SelectField, TextAreaField, TextField } from '#shared/ui/form/fields';
import { ActionRow } from '#shared/ui/layout/action-row';
import { FieldRow } from '#shared/ui/layout/field-row';
import { FormStack } from '#shared/ui/layout/form-stack';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import { SheetCancel } from '#shared/ui/dialog/sheet-cancel';
import { DeleteQuestion } from '#features/availability/delete-question';
import { daysOfFill, endHint, takenOf, type AvailabilityForm } from './availability-form';
import { repeatCount, repeatNames } from '#features/availability/availability-wording';
import { useAvailabilityForm, type AvailabilityEditing } from './use-availability-form';

interface AvailabilitySheetProps extends Omit<AvailabilityEditing, 'onSaved'> {
  /** What else there is to know of the date. */
  note?: string;
  onClose: () => void;
}

/** The dialog 'Add Availability' or 'Update Availability' (spec §2, §5). */
export const AvailabilitySheet = ({ note, onClose, ...editing }: AvailabilitySheetProps) => {
  const formId = useId();
  const { form, submit, takenDates, isSaved } = useAvailabilityForm({ ...editing, onSaved: onClose });
  const { edited, today } = editing;
  const { isDirty } = form.formState;
  const title = edited ? 'Update Availability' : 'Add Availability';
  return (
    <Sheet
      title={title}
      subtitle={note}
      onClose={onClose}
      footer={
        <ActionRow>
          {edited && <DeleteButton date={edited.date} onDeleted={onClose} />}
          <SheetCancel />
          <Button type="submit" form={formId}>
            {title}
          </Button>
        </ActionRow>
      }
    >
      <FormStack id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <DateFields form={form} today={today} />
        <Checkbox
          {...form.register('isAvailable')}
          hint="Untick it for a blackout: the venue cannot invite you for that day"
        >
          Available for booking
        </Checkbox>
        <TextAreaField label="Notes" hint="Optional" {...fieldOf(form, 'notes')} rows={3} />
        {!edited && <RepeatFields form={form} takenDates={takenDates} />}
      </FormStack>
      <LeaveQuestion isDirty={isDirty && !isSaved} />
    </Sheet>
  );
};

const DeleteButton = ({ date, onDeleted }: { date: string; onDeleted: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {isAsking && <DeleteQuestion date={date} onDeleted={onDeleted} onCancel={() => setAsking(false)} />}
    </>
  );
};

type Form = UseFormReturn<AvailabilityForm>;

const DateFields = ({ form, today }: { form: Form; today: string }) => {
  const [startTime, endTime] = form.watch(['startTime', 'endTime']);
  return (
    <>
      <TextField label="Date" {...fieldOf(form, 'date')} type="date" min={today} required />
      <FieldRow>
        <TextField label="Start Time" hint="Optional" {...fieldOf(form, 'startTime')} type="time" />
        <TextField
          label="End Time"
          hint={endHint({ startTime, endTime })}
          {...fieldOf(form, 'endTime')}
          type="time"
        />
      </FieldRow>
    </>
  );
};

const RepeatFields = ({ form, takenDates }: { form: Form; takenDates: Set<string> }) => {
  const values = form.watch();
  const names = repeatNames(isCalendarDate(values.date) ? values.date : null);
  const days = daysOfFill(values).length;
  return (
    <Stack as="fieldset" gap="4" minWidth="0" pt="4" borderTop="1px dashed var(--chakra-colors-control)">
      <legend className="visually-hidden">Repeat</legend>
      <SelectField label="Repeat" {...fieldOf(form, 'repeats')}>
        <option value="never">{names.never}</option>
        <option value="weekly">{names.weekly}</option>
        <option value="daily">{names.daily}</option>
      </SelectField>
      {values.repeats !== 'never' && (
        <>
          <TextField
            label="Last date"
            hint={days > 0 ? repeatCount(days, takenOf(values, takenDates)) : undefined}
            {...fieldOf(form, 'until')}
            type="date"
            min={values.date}
          />
          <Checkbox {...form.register('replaces')} hint="Otherwise they stay as they are">
            Replace entries on these days
          </Checkbox>
        </>
      )}
    </Stack>
  );
};
