import { FieldRow } from '#shared/ui/layout/field-row';
import { Hint } from '#shared/ui/layout/hint';
import { TEXT_LENGTH } from '#contract/limits';
import type { Choices } from '#shared/ui/form/choices';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField, TextField } from '#shared/ui/form/fields';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { whenLine } from '#features/bookings/booking-wording';
import type { Proposal } from '#features/bookings/bookings.queries';
import { EventTypeField } from '#shared/ui/form/choice-field';
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
  const { form, ...sheet } = useConfirmProposal(proposal, { onEventMade, onClose });
  return (
    <FormSheet
      {...sheet}
      title="Confirm Booking"
      subtitle={`${proposal.artist.name} · ${whenLine(proposal.proposedDate, proposal.proposedTime)}`}
      onClose={onClose}
      submitLabel="Confirm and Add Event"
      pendingLabel="Confirming..."
    >
      <Hint>This puts the show on the calendar and tells the artist.</Hint>
      <RequiredField label="Event Name" {...fieldOf(form, 'eventName')} maxLength={TEXT_LENGTH.eventName} />
      <FieldRow>
        <EventTypeField
          label="Event Type"
          {...fieldOf(form, 'eventType')}
          chosen={form.watch('eventType')}
          types={eventTypes}
        />
        <TextField label="Time" {...fieldOf(form, 'time')} type="time" required />
      </FieldRow>
    </FormSheet>
  );
};
