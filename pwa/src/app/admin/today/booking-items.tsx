import { RequestCard } from '#features/bookings/artist/request-card';
import { RequestDecisions } from '#features/bookings/artist/request-decisions';
import type { BookingRequest, TableBooking } from '#features/bookings/bookings.queries';
import { ShowHeading } from '#features/bookings/table/show-heading';
import { TableCard } from '#features/bookings/table/table-card';
import { TableDecisions } from '#features/bookings/table/table-decisions';

/** What somebody asked of an artist. */
export const RequestItem = ({ request }: { request: BookingRequest }) => (
  <RequestDecisions>
    {(decisionsOn) => <RequestCard request={request} {...decisionsOn(request)} />}
  </RequestDecisions>
);

/** A guest's table, and at which show. */
export const TableItem = ({ table }: { table: TableBooking }) => (
  <>
    <ShowHeading table={table} />
    <TableDecisions>{(decisionsOn) => <TableCard table={table} {...decisionsOn(table)} />}</TableDecisions>
  </>
);
