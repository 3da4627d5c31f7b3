import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { BOOKING_REQUEST_STATUSES, type BookingRequestStatus } from '#contract/bookings';
import { usePages } from '#shared/ui/list/use-pages';
import { BookingList } from '#features/bookings/booking-list';
import { requestsQuery } from '#features/bookings/bookings.queries';
import { RequestCard } from './request-card';
import { RequestDecisions } from './request-decisions';

/** Booking Requests: what people asked of artists, and what staff make of it (spec §2 "Bookings tab", §4). */
export const RequestsSection = () => {
  const [status, setStatus] = useState<BookingRequestStatus | 'all'>('all');
  const pages = usePages(useInfiniteQuery(requestsQuery(status)));
  return (
    <RequestDecisions>
      {(decisionsOn) => (
        <BookingList
          title="Booking Requests"
          subtitle="Requests sent from artists' pages."
          filter={{ statuses: BOOKING_REQUEST_STATUSES, value: status, onChange: setStatus }}
          pages={pages}
          empty={{
            icon: Inbox,
            title: status === 'all' ? 'Nobody has asked for an artist yet.' : 'No request has this status.',
          }}
        >
          {(request) => <RequestCard request={request} {...decisionsOn(request)} />}
        </BookingList>
      )}
    </RequestDecisions>
  );
};
