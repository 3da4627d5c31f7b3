import { FormStack } from '#shared/ui/layout/form-stack';
import { Hint } from '#features/bookings/hint';
import { useId, useState } from 'react';
import type { ArtistAnswer } from '#contract/bookings';
import { TEXT_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/form/button';
import { Field } from '#shared/ui/form/field';
import { TextArea } from '#shared/ui/form/input';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import { whenLine } from '#features/bookings/booking-wording';
import type { Proposal } from '#features/bookings/bookings.queries';
import { useAnswerProposal } from './use-proposals';

interface AnswerProposalSheetProps {
  proposal: Proposal;
  answer: ArtistAnswer;
  onClose: () => void;
}

const WORDS = {
  accepted: { title: 'Accept this date?', button: 'Accept', doing: 'Accepting...' },
  declined: { title: 'Decline this date?', button: 'Decline', doing: 'Declining...' },
} as const;

/** The artist's answer, with a note to the venue. It cannot be taken back. */
export const AnswerProposalSheet = ({ proposal, answer, onClose }: AnswerProposalSheetProps) => {
  const formId = useId();
  const [notes, setNotes] = useState('');
  const answering = useAnswerProposal(proposal, onClose);
  const { title, button, doing } = WORDS[answer];
  return (
    <Sheet
      title={title}
      subtitle={whenLine(proposal.proposedDate, proposal.proposedTime)}
      onClose={onClose}
      closesOnBack
      footer={
        <Button
          type="submit"
          form={formId}
          wide
          look={answer === 'declined' ? 'danger' : undefined}
          aria-disabled={answering.isPending || undefined}
        >
          {answering.isPending ? doing : button}
        </Button>
      }
    >
      <FormStack
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (answering.isPending) return;
          answering.mutate({ status: answer, ...(notes.trim() && { artistNotes: notes.trim() }) });
        }}
      >
        <Field label="Notes for the venue" hint="Optional, e.g. what you bring or need">
          {(control) => (
            <TextArea
              {...control}
              value={notes}
              onChange={({ currentTarget }) => setNotes(currentTarget.value)}
              rows={4}
              maxLength={TEXT_LENGTH.bookingText}
              dir="auto"
            />
          )}
        </Field>
        <Hint>Your answer cannot be changed here afterwards.</Hint>
      </FormStack>
      <LeaveQuestion isDirty={notes !== '' && !answering.isSuccess} />
    </Sheet>
  );
};
