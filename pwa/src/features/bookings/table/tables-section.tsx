import { useInfiniteQuery } from '@tanstack/react-query';
import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { TABLE_BOOKING_STATUSES, type TableBookingStatus } from '#contract/bookings';
import { usePages } from '#shared/ui/list/use-pages';
import { BookingList } from '#features/bookings/booking-list';
import { tablesQuery } from '#features/bookings/bookings.queries';
import { ShowHeading } from './show-heading';
import { TableCard } from './table-card';
import { TableDecisions } from './table-decisions';

/** Guests' tables at the shows from today on, show by show (design §4 "Bookings"). */
export const TablesSection = ({ today }: { today: string }) => {
  const [status, setStatus] = useState<TableBookingStatus | 'all'>('all');
  const pages = usePages(useInfiniteQuery(tablesQuery(today, status)));
  return (
    <TableDecisions>
      {(decisionsOn) => (
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
          {(table) => <TableCard table={table} {...decisionsOn(table)} />}
        </BookingList>
      )}
    </TableDecisions>
  );
};
