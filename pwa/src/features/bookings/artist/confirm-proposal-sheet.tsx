import { FormStack } from '#shared/ui/layout/form-stack';
import { FieldRow } from '#shared/ui/layout/field-row';
import { Hint } from '#features/bookings/hint';
import { useId } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/form/button';
import type { Choices } from '#shared/ui/form/choices';
import { Field } from '#shared/ui/form/field';
import { Input } from '#shared/ui/form/input';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import { whenLine } from '#features/bookings/booking-wording';
import type { Proposal } from '#features/bookings/bookings.queries';
import { EventTypeField } from '#features/bookings/event-type-field';
import { useConfirmProposal } from './use-proposals';

interface ConfirmProposalSheetProps {
  proposal: Proposal;
  eventTypes: Choices<{ name: string }>;
  onEventMade: () => void;
  onClose: () => void;
}

/** Confirms what the artist accepted: says what the event will be called (design §4 "Bookings"). */
export const ConfirmProposalSheet = ({
  proposal,
  eventTypes,
  onEventMade,
  onClose,
}: ConfirmProposalSheetProps) => {
  const formId = useId();
  const { form, submit, isSaving, isSaved } = useConfirmProposal(proposal, { onEventMade, onClose });
  const { errors, isDirty } = form.formState;
  return (
    <Sheet
      title="Confirm Booking"
      subtitle={`${proposal.artist.name} · ${whenLine(proposal.proposedDate, proposal.proposedTime)}`}
      onClose={onClose}
      closesOnBack
      footer={
        <Button type="submit" form={formId} wide aria-disabled={isSaving || undefined}>
          {isSaving ? 'Confirming...' : 'Confirm and Add Event'}
        </Button>
      }
    >
      <FormStack id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Hint>This puts the show on the calendar and tells the artist.</Hint>
        <Field label="Event Name" error={errors.eventName?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('eventName')}
              autoComplete="off"
              maxLength={TEXT_LENGTH.eventName}
              required
              dir="auto"
            />
          )}
        </Field>
        <FieldRow>
          <EventTypeField
            field={form.register('eventType')}
            value={form.watch('eventType')}
            eventTypes={eventTypes}
            error={errors.eventType?.message}
          />
          <Field label="Time" error={errors.time?.message}>
            {(control) => <Input {...control} {...form.register('time')} type="time" required />}
          </Field>
        </FieldRow>
      </FormStack>
      <LeaveQuestion isDirty={isDirty && !isSaved} />
    </Sheet>
  );
};
