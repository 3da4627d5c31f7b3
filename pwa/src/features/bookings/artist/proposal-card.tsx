import { Banknote, CalendarCheck, Clock, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { artistBookingMoves, artistBookingStatusOf, isWithdrawable } from '#contract/bookings';
import { twelveHourTime } from '#contract/rules/clock';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { BookingCard, BookingNote } from '#features/bookings/booking-card';
import type { Proposal } from '#features/bookings/bookings.queries';
import { WithdrawProposalSheet } from './withdraw-proposal-sheet';

/** What the venue proposed to an artist, and where it stands. */
export const ProposalCard = ({ proposal, onConfirm }: { proposal: Proposal; onConfirm: () => void }) => {
  const status = artistBookingStatusOf(proposal.status);
  const canConfirm = artistBookingMoves('admin', status).includes('confirmed');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const canWithdraw = isWithdrawable(status);
  const { artist, proposedDate, proposedTime, proposedPayment, adminNotes, artistNotes, eventId } = proposal;
  return (
    <BookingCard
      title={artist.name}
      subtitle={formatLongDate(proposedDate)}
      status={status}
      facts={[
        { icon: Clock, label: 'Time', text: proposedTime && twelveHourTime(proposedTime) },
        { icon: Banknote, label: 'Payment', text: proposedPayment },
      ]}
      actions={
        (canConfirm || canWithdraw || eventId !== null) && (
          <>
            {canConfirm && (
              <Button onClick={onConfirm} aria-label={`Confirm ${artist.name}`}>
                <CalendarCheck size={20} aria-hidden /> Confirm
              </Button>
            )}
            {canWithdraw && (
              <Button
                look="outline"
                onClick={() => setWithdrawing(true)}
                aria-label={`Withdraw ${artist.name}`}
              >
                <Undo2 size={20} aria-hidden /> Withdraw
              </Button>
            )}
            {eventId !== null && (
              <ButtonLink look="outline" to="/events/$eventId" params={{ eventId }}>
                View Event
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <BookingNote from="To the artist" text={adminNotes} />
      <BookingNote from={artist.name} text={artistNotes} />
      {isWithdrawing && <WithdrawProposalSheet proposal={proposal} onClose={() => setWithdrawing(false)} />}
    </BookingCard>
  );
};
