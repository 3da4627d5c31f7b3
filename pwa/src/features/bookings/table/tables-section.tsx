import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Armchair, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { TABLE_BOOKING_STATUSES, tableBookingMoves, type TableBookingStatus } from '#contract/bookings';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { useQuestion } from '#shared/ui/mutation/use-deletion';
import { usePages } from '#shared/ui/list/use-pages';
import { BookingCard, BookingNote } from '#features/bookings/booking-card';
import { BookingList } from '#features/bookings/booking-list';
import { partyLine, phoneHref, seatsLine, TABLE_ACTIONS, whenLine } from '#features/bookings/booking-wording';
import { tablesQuery, type TableBooking } from '#features/bookings/bookings.queries';
import { useSettleTable } from '#features/bookings/use-booking-commands';

/** Guests' tables at the shows from today on, show by show (design §4 "Bookings"). */
export const TablesSection = ({ today }: { today: string }) => {
  const [status, setStatus] = useState<TableBookingStatus | 'all'>('all');
  const pages = usePages(useInfiniteQuery(tablesQuery(today, status)));
  const settle = useSettleTable();
  const {
    asked: refusing,
    ask,
    answers,
  } = useQuestion(settle, ({ id, next }: Refusal) => ({ id, status: next }));
  return (
    <>
      <BookingList
        title="Table Bookings"
        subtitle="Guests' tables from tonight on. Pending and confirmed tables take seats."
        filter={{ statuses: TABLE_BOOKING_STATUSES, value: status, onChange: setStatus }}
        pages={pages}
        heading={(table, before) => table.event?.id !== before?.event?.id && <ShowHeading table={table} />}
        empty={{
          icon: Armchair,
          title: status === 'all' ? 'No table is booked yet.' : 'No table has this status.',
        }}
      >
        {(table) => (
          <TableCard
            table={table}
            isPending={settle.isUnderWay(table.id)}
            onSettle={(next) =>
              next === 'confirmed' ? settle.mutate({ id: table.id, status: next }) : ask({ ...table, next })
            }
          />
        )}
      </BookingList>
      {refusing && (
        <ConfirmSheet
          title={`${TABLE_ACTIONS[refusing.next]} this table?`}
          confirmLabel={`${TABLE_ACTIONS[refusing.next]} table`}
          pendingLabel="Saving..."
          {...answers}
        >
          <p>{refusalWords(refusing)}</p>
        </ConfirmSheet>
      )}
    </>
  );
};

/** A table whose seats are about to be given back. */
interface Refusal extends TableBooking {
  next: TableBookingStatus;
}

/** Who hears of it: a table may have been booked without an address. */
const refusalWords = ({ customerName, customerEmail, customerPhone }: TableBooking): string => {
  const seats = 'The seats become free again. This cannot be undone.';
  if (customerEmail) return `${customerName} gets an email at ${customerEmail}. ${seats}`;
  return customerPhone
    ? `${customerName} gave no email, so please call ${customerPhone}. ${seats}`
    : `${customerName} gave neither email nor phone, so nobody is notified. ${seats}`;
};

/** What is offered: before it is confirmed a table is declined, after that cancelled. */
const offeredMoves = (status: TableBookingStatus): TableBookingStatus[] =>
  tableBookingMoves(status).filter((next) => !(status === 'pending' && next === 'cancelled'));

const ShowHeading = ({ table: { event } }: { table: TableBooking }) =>
  event && (
    <Flex
      as="p"
      wrap="wrap"
      align="baseline"
      columnGap="0.75rem"
      py="2"
      color="muted"
      fontSize="sm"
      overflowWrap="anywhere"
      css={{ '& > *': { minWidth: '0' } }}
    >
      <chakra.strong color="ink" fontFamily="heading" fontSize="lg" dir="auto">
        {event.name}
      </chakra.strong>
      <span>{whenLine(event.date, event.time)}</span>
      {event.capacity !== null && event.seatsTaken >= event.capacity ? (
        <chakra.span color="danger" fontWeight="600">
          {seatsLine(event.seatsTaken, event.capacity)}
        </chakra.span>
      ) : (
        <span>{seatsLine(event.seatsTaken, event.capacity)}</span>
      )}
    </Flex>
  );

interface TableCardProps {
  table: TableBooking;
  /** A decision about this table is under way. */
  isPending: boolean;
  onSettle: (status: TableBookingStatus) => void;
}

const TableCard = ({ table, isPending, onSettle }: TableCardProps) => {
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
