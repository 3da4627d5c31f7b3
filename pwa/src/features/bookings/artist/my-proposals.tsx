import { useInfiniteQuery } from '@tanstack/react-query';
import { Banknote, Check, Clock, Handshake, X } from 'lucide-react';
import { useState } from 'react';
import {
  type ArtistAnswer,
  type ArtistBookingStatus,
  artistBookingMoves,
  artistBookingStatusOf,
} from '#contract/bookings';
import { twelveHourTime } from '#contract/rules/clock';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { usePages } from '#shared/ui/list/use-pages';
import { AnswerProposalSheet } from './answer-proposal-sheet';
import { BookingCard, BookingNote } from '#features/bookings/booking-card';
import { BookingList } from '#features/bookings/booking-list';
import { proposalsQuery, type Proposal } from '#features/bookings/bookings.queries';

interface Answering {
  proposal: Proposal;
  answer: ArtistAnswer;
}

/**
 * The artist's side of bookings: what the venue proposes, to accept or decline (design §4 "Bookings").
 * @param today the venue's date
 */
export const MyProposals = ({ userId, today }: { userId: number; today: string }) => {
  const pages = usePages(useInfiniteQuery(proposalsQuery(userId)));
  const [answering, setAnswering] = useState<Answering | null>(null);
  return (
    <>
      <BookingList
        title="Booking Proposals"
        subtitle="Dates the venue would like to book you for. Nothing is settled until the venue confirms it."
        pages={pages}
        empty={{
          icon: Handshake,
          title: 'No proposals yet',
          children: 'When the venue wants to book you, the proposal shows up here and in your email.',
        }}
      >
        {(proposal) => (
          <MyProposal
            proposal={proposal}
            isOver={proposal.proposedDate < today}
            onAnswer={(answer) => setAnswering({ proposal, answer })}
          />
        )}
      </BookingList>
      {answering && <AnswerProposalSheet {...answering} onClose={() => setAnswering(null)} />}
    </>
  );
};

interface MyProposalProps {
  proposal: Proposal;
  /** Its date is. */
  isOver: boolean;
  onAnswer: (answer: ArtistAnswer) => void;
}

const MyProposal = ({ proposal, isOver, onAnswer }: MyProposalProps) => {
  const { proposedDate, proposedTime, proposedPayment, adminNotes, artistNotes, eventId } = proposal;
  const status = artistBookingStatusOf(proposal.status);
  const canAnswer = artistBookingMoves('artist', status).length > 0;
  const date = formatLongDate(proposedDate);
  return (
    <BookingCard
      title={date}
      subtitle={subtitleOf(status, isOver)}
      status={status}
      facts={[
        { icon: Clock, label: 'Time', text: proposedTime && twelveHourTime(proposedTime) },
        { icon: Banknote, label: 'Payment', text: proposedPayment },
      ]}
      actions={
        canAnswer ? (
          <>
            {!isOver && (
              <Button onClick={() => onAnswer('accepted')} aria-label={`Accept ${date}`}>
                <Check size={20} aria-hidden /> Accept
              </Button>
            )}
            <Button look="outline" onClick={() => onAnswer('declined')} aria-label={`Decline ${date}`}>
              <X size={20} aria-hidden /> Decline
            </Button>
          </>
        ) : (
          eventId !== null && (
            <ButtonLink look="outline" to="/events/$eventId" params={{ eventId }}>
              View Event
            </ButtonLink>
          )
        )
      }
    >
      <BookingNote from="The venue" text={adminNotes} />
      <BookingNote from="You" text={artistNotes} />
    </BookingCard>
  );
};

const subtitleOf = (status: ArtistBookingStatus, isOver: boolean): string => {
  if (isOver && (status === 'pending' || status === 'accepted')) return 'This date has passed';
  return status === 'accepted' ? 'Waiting for the venue to confirm' : 'A show at the venue';
};
