import { createFileRoute } from '@tanstack/react-router';
import { GuestTablePage } from '#features/bookings/table/guest-table-page';

/** Where the link in the mails about a table leads: who holds it gives the table back, signed in or not. */
export const Route = createFileRoute('/(links)/tables/$token')({ component: TableRoute });

function TableRoute() {
  const { token } = Route.useParams();
  return <GuestTablePage key={token} token={token} />;
}
