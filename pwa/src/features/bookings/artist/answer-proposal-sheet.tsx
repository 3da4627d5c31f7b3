import { Hint } from '#shared/ui/layout/hint';
import { useState } from 'react';
import type { ArtistAnswer } from '#contract/bookings';
import { TEXT_LENGTH } from '#contract/limits';
import { TextAreaField } from '#shared/ui/form/fields';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
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
  const [notes, setNotes] = useState('');
  const answering = useAnswerProposal(proposal, onClose);
  const { title, button, doing } = WORDS[answer];
  return (
    <FormSheet
      title={title}
      subtitle={whenLine(proposal.proposedDate, proposal.proposedTime)}
      onClose={onClose}
      submit={(event) => {
        event.preventDefault();
        if (answering.isPending) return;
        answering.mutate({ status: answer, ...(notes.trim() && { artistNotes: notes.trim() }) });
      }}
      submitLabel={button}
      pendingLabel={doing}
      look={answer === 'declined' ? 'danger' : undefined}
      isSaving={answering.isPending}
      isDirty={notes !== '' && !answering.isSuccess}
    >
      <TextAreaField
        label="Notes for the venue"
        hint="Optional, e.g. what you bring or need"
        value={notes}
        onChange={({ currentTarget }) => setNotes(currentTarget.value)}
        rows={4}
        maxLength={TEXT_LENGTH.bookingText}
      />
      <Hint>Your answer cannot be changed here afterwards.</Hint>
    </FormSheet>
  );
};
