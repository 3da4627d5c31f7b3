import { Mail, Phone } from 'lucide-react';
import { tableBookingMoves, type TableBookingStatus } from '#contract/bookings';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { BookingCard, BookingNote } from '#features/bookings/booking-card';
import { partyLine, phoneHref, TABLE_ACTIONS } from '#features/bookings/booking-wording';
import type { TableBooking } from '#features/bookings/bookings.queries';
import type { DecisionsOnTable } from './table-decisions';

type TableCardProps = DecisionsOnTable & { table: TableBooking };

/** A guest's table, and what staff can make of it. */
export const TableCard = ({ table, isPending, onSettle }: TableCardProps) => {
  const { customerName, customerEmail, customerPhone, partySize, specialRequests, status } = table;
  const moves = offeredMoves(status);
  return (
    <BookingCard
      title={customerName}
      subtitle={partyLine(partySize)}
      status={status}
      facts={[
        {
          icon: Mail,
          label: 'Email',
          text: customerEmail,
          href: customerEmail ? `mailto:${customerEmail}` : undefined,
        },
        { icon: Phone, label: 'Phone', text: customerPhone, href: phoneHref(customerPhone) },
      ]}
      actions={
        moves.length > 0 &&
        moves.map((next) => (
          <Button
            key={next}
            look={next === 'confirmed' ? undefined : 'outline'}
            aria-label={`${TABLE_ACTIONS[next]} ${customerName}`}
            {...unlessPending(isPending, () => onSettle(next))}
          >
            {TABLE_ACTIONS[next]}
          </Button>
        ))
      }
    >
      <BookingNote from="Special requests" text={specialRequests} />
    </BookingCard>
  );
};

/** What is offered: before it is confirmed a table is declined, after that cancelled. */
const offeredMoves = (status: TableBookingStatus): TableBookingStatus[] =>
  tableBookingMoves(status).filter((next) => !(status === 'pending' && next === 'cancelled'));
