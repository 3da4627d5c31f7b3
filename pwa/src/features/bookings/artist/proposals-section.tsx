import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarPlus, Handshake } from 'lucide-react';
import { useState } from 'react';
import { ARTIST_BOOKING_STATUSES, type ArtistBookingStatus } from '#contract/bookings';
import { Button } from '#shared/ui/form/button';
import type { Choices } from '#shared/ui/form/choices';
import { usePages } from '#shared/ui/list/use-pages';
import { BookingList } from '#features/bookings/booking-list';
import { proposalsQuery, type Proposal } from '#features/bookings/bookings.queries';
import { ConfirmProposalSheet } from './confirm-proposal-sheet';
import { NewProposalSheet } from './new-proposal-sheet';
import { ProposalCard } from './proposal-card';

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
        pages={pages}
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
