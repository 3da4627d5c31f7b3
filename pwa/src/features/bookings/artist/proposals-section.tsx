import { useInfiniteQuery } from '@tanstack/react-query';
import { Banknote, CalendarCheck, CalendarPlus, Clock, Handshake } from 'lucide-react';
import { useState } from 'react';
import {
  ARTIST_BOOKING_STATUSES,
  artistBookingMoves,
  type ArtistBookingStatus,
  artistBookingStatusOf,
} from '#contract/bookings';
import { twelveHourTime } from '#contract/rules/clock';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Button, ButtonLink } from '#shared/ui/form/button';
import type { Choices } from '#shared/ui/form/choices';
import { usePages } from '#shared/ui/list/use-pages';
import { BookingCard, BookingNote } from '#features/bookings/booking-card';
import { BookingList } from '#features/bookings/booking-list';
import { proposalsQuery, type Proposal } from '#features/bookings/bookings.queries';
import { byNeed } from '#features/bookings/table/by-need';
import { ConfirmProposalSheet } from './confirm-proposal-sheet';
import { NewProposalSheet } from './new-proposal-sheet';

/** Artists a proposal can go to. */
export interface ProposedArtist {
  id: number;
  name: string;
  genre: string;
}

interface ProposalsSectionProps {
  userId: number;
  artists: Choices<ProposedArtist>;
  eventTypes: Choices<{ name: string }>;
  /** First date that can be proposed. */
  today: string;
  /** A confirmed proposal has put an event on the calendar. */
  onEventMade: () => void;
}

/** Artist Booking System: the venue proposes, and confirms what artists accept (spec §2 "Bookings tab"). */
export const ProposalsSection = ({
  userId,
  artists,
  eventTypes,
  today,
  onEventMade,
}: ProposalsSectionProps) => {
  const [status, setStatus] = useState<ArtistBookingStatus | 'all'>('all');
  const pages = usePages(useInfiniteQuery(proposalsQuery(userId, status)));
  const [open, setOpen] = useState<'new' | Proposal | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <BookingList
        title="Artist Booking System"
        subtitle="Propose a date to an artist, and confirm what they accept."
        filter={{ statuses: ARTIST_BOOKING_STATUSES, value: status, onChange: setStatus }}
        tools={
          <Button onClick={() => setOpen('new')}>
            <CalendarPlus size={20} aria-hidden /> New Booking Request
          </Button>
        }
        pages={{ ...pages, rows: byNeed(pages.rows, WHAT_WAITS) }}
        empty={{
          icon: Handshake,
          title: status === 'all' ? 'No artist has been asked yet.' : 'No proposal has this status.',
        }}
      >
        {(proposal) => <ProposalCard proposal={proposal} onConfirm={() => setOpen(proposal)} />}
      </BookingList>
      {open === 'new' && <NewProposalSheet artists={artists} today={today} onClose={close} />}
      {open !== null && open !== 'new' && (
        <ConfirmProposalSheet
          proposal={open}
          eventTypes={eventTypes}
          onEventMade={onEventMade}
          onClose={close}
        />
      )}
    </>
  );
};

/** What the artist accepted waits for the venue, then what waits for the artist. */
const WHAT_WAITS = {
  waiting: ['accepted', 'pending'],
  dateOf: ({ proposedDate }: Proposal) => proposedDate,
} as const;

const ProposalCard = ({ proposal, onConfirm }: { proposal: Proposal; onConfirm: () => void }) => {
  const status = artistBookingStatusOf(proposal.status);
  const canConfirm = artistBookingMoves('admin', status).includes('confirmed');
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
        canConfirm ? (
          <Button onClick={onConfirm} aria-label={`Confirm ${artist.name}`}>
            <CalendarCheck size={20} aria-hidden /> Confirm
          </Button>
        ) : (
          eventId !== null && (
            <ButtonLink look="outline" to="/events/$eventId" params={{ eventId }}>
              View Event
            </ButtonLink>
          )
        )
      }
    >
      <BookingNote from="To the artist" text={adminNotes} />
      <BookingNote from={artist.name} text={artistNotes} />
    </BookingCard>
  );
};
