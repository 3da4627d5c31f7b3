import { useInfiniteQuery } from '@tanstack/react-query';
import { Banknote, Hourglass, Inbox, Mail, Music, Phone, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { BOOKING_REQUEST_STATUSES, bookingRequestMoves, type BookingRequestStatus } from '#contract/bookings';
import { genreName } from '#shared/lib/genre-name';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { ConfirmSheet, type ConfirmAnswers } from '#shared/ui/dialog/confirm-sheet';
import { useDeletion, useQuestion } from '#shared/ui/mutation/use-deletion';
import { usePages } from '#shared/ui/list/use-pages';
import { BookingCard, BookingNote } from '#features/bookings/booking-card';
import { BookingList } from '#features/bookings/booking-list';
import { byNeed } from '#features/bookings/table/by-need';
import { phoneHref, REQUEST_ACTIONS, whenLine } from '#features/bookings/booking-wording';
import { requestsQuery, type BookingRequest } from '#features/bookings/bookings.queries';
import { useRequestCommands } from '#features/bookings/use-booking-commands';

/** Booking Requests: what people asked of artists, and what staff make of it (spec §2 "Bookings tab", §4). */
export const RequestsSection = () => {
  const [status, setStatus] = useState<BookingRequestStatus | 'all'>('all');
  const pages = usePages(useInfiniteQuery(requestsQuery(status)));
  const { settle, remove } = useRequestCommands();
  const { leaving, ask, answers } = useDeletion<BookingRequest>(remove);
  const rejection = useQuestion(settle, ({ id }: BookingRequest) => ({ id, status: 'rejected' as const }));
  return (
    <>
      <BookingList
        title="Booking Requests"
        subtitle="Requests sent from artists' pages."
        filter={{ statuses: BOOKING_REQUEST_STATUSES, value: status, onChange: setStatus }}
        pages={{ ...pages, rows: byNeed(pages.rows, WHAT_WAITS) }}
        empty={{
          icon: Inbox,
          title: status === 'all' ? 'Nobody has asked for an artist yet.' : 'No request has this status.',
        }}
      >
        {(request) => (
          <RequestCard
            request={request}
            isPending={settle.isUnderWay(request.id)}
            onSettle={(next) =>
              next === 'rejected' ? rejection.ask(request) : settle.mutate({ id: request.id, status: next })
            }
            onDelete={() => ask(request)}
          />
        )}
      </BookingList>
      {rejection.asked && <RejectSheet request={rejection.asked} {...rejection.answers} />}
      {leaving && (
        <ConfirmSheet
          title="Are you absolutely sure?"
          confirmLabel="Delete"
          pendingLabel="Deleting..."
          {...answers}
        >
          <p>
            This deletes the booking request <strong dir="auto">{leaving.eventName}</strong> for good. Nobody
            is notified.
          </p>
        </ConfirmSheet>
      )}
    </>
  );
};

const RejectSheet = ({ request, ...answers }: ConfirmAnswers & { request: BookingRequest }) => (
  <ConfirmSheet title="Reject this request?" confirmLabel="Reject" pendingLabel="Rejecting..." {...answers}>
    <p>
      <bdi>{request.contactEmail}</bdi> gets an email that <strong dir="auto">{request.eventName}</strong>{' '}
      does not work out. A rejected request cannot be approved afterwards.
    </p>
  </ConfirmSheet>
);

const WHAT_WAITS = {
  waiting: ['pending'],
  dateOf: ({ eventDate }: BookingRequest) => eventDate,
} as const;

interface RequestCardProps {
  request: BookingRequest;
  /** A decision about this request is under way. */
  isPending: boolean;
  onSettle: (status: BookingRequestStatus) => void;
  onDelete: () => void;
}

const RequestCard = ({ request, isPending, onSettle, onDelete }: RequestCardProps) => {
  const { eventName, eventDate, eventTime, status, contactName, contactEmail, contactPhone } = request;
  return (
    <BookingCard
      title={eventName}
      subtitle={whenLine(eventDate, eventTime)}
      status={status}
      facts={[
        { icon: Music, label: 'Artist', text: artistLine(request) },
        { icon: Hourglass, label: 'Duration', text: request.duration },
        { icon: Banknote, label: 'Budget', text: request.budget },
        { icon: UserRound, label: 'Name', text: contactName },
        { icon: Mail, label: 'Email', text: contactEmail, href: `mailto:${contactEmail}` },
        { icon: Phone, label: 'Phone', text: contactPhone, href: phoneHref(contactPhone) },
      ]}
      actions={
        <>
          {bookingRequestMoves(status).map((next) => (
            <Button
              key={next}
              look={next === 'approved' ? undefined : 'outline'}
              aria-label={`${REQUEST_ACTIONS[next]} ${eventName}`}
              {...unlessPending(isPending, () => onSettle(next))}
            >
              {REQUEST_ACTIONS[next]}
            </Button>
          ))}
          <Button look="danger" aria-label={`Delete ${eventName}`} onClick={onDelete}>
            <Trash2 size={20} aria-hidden /> Delete
          </Button>
        </>
      }
    >
      <BookingNote from="Details" text={request.description} />
    </BookingCard>
  );
};

/** 'Wade Tucker · Wedding'. */
const artistLine = ({ artist, eventType }: BookingRequest): string =>
  artist ? `${artist.name} · ${genreName(eventType)}` : genreName(eventType);
