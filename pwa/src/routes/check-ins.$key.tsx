import { createFileRoute } from '@tanstack/react-router';
import { TicketPage } from '#features/check-in/ticket/ticket-page';
import { usePageTitle } from '#shared/ui/page/use-page-title';

/** One check-in's ticket stub. */
export const Route = createFileRoute('/check-ins/$key')({ component: TicketRoute });

function TicketRoute() {
  usePageTitle('Ticket');
  return (
    <main className="page check-in-page check-in-page-narrow">
      <TicketPage ticketKey={Route.useParams().key} />
    </main>
  );
}
