import { Banknote, Hourglass, Mail, Music, Phone, PhoneOutgoing, Trash2, UserRound } from 'lucide-react';
import { bookingRequestMoves, type BookingRequestStatus } from '#contract/bookings';
import { genreName } from '#shared/lib/genre-name';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { RowMenu } from '#shared/ui/menu/row-menu';
import { BookingCard, BookingNote } from '#features/bookings/booking-card';
import { phoneHref, REQUEST_ACTIONS, whenLine } from '#features/bookings/booking-wording';
import type { BookingRequest } from '#features/bookings/bookings.queries';
import type { DecisionsOnRequest } from './request-decisions';

type RequestCardProps = DecisionsOnRequest & { request: BookingRequest };

/** What somebody asked of an artist, and what staff can make of it. */
export const RequestCard = ({ request, isPending, onSettle, onDelete }: RequestCardProps) => {
  const moves = bookingRequestMoves(request.status);
  // While a decision is open, noting that somebody was contacted is the rarer command.
  const isRarer = (next: BookingRequestStatus) => next === 'contacted' && moves.length > 1;
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
          {moves
            .filter((next) => !isRarer(next))
            .map((next) => (
              <Button
                key={next}
                look={next === 'approved' ? undefined : 'outline'}
                aria-label={`${REQUEST_ACTIONS[next]} ${eventName}`}
                {...unlessPending(isPending, () => onSettle(next))}
              >
                {REQUEST_ACTIONS[next]}
              </Button>
            ))}
          <RowMenu
            about={eventName}
            commands={[
              ...moves.filter(isRarer).map((next) => ({
                label: REQUEST_ACTIONS[next],
                icon: PhoneOutgoing,
                isPending,
                onSelect: () => onSettle(next),
              })),
              { label: 'Delete', icon: Trash2, isDanger: true, onSelect: onDelete },
            ]}
          />
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
