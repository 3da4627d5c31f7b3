import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ShowLinks } from '#app/events/show-links';
import { TicketPage } from '#features/check-in/ticket/ticket-page';
import { venueQuery } from '#features/venue/venue.queries';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { usePageTitle } from '#shared/ui/page/use-page-title';

export const Route = createFileRoute('/check-ins/$key')({ component: TicketRoute });

function TicketRoute() {
  usePageTitle('Ticket');
  const { data: venue } = useQuery(venueQuery);
  const timeZone = useVenueZone();
  return (
    <main className="page check-in-page check-in-page-narrow">
      <TicketPage
        ticketKey={Route.useParams().key}
        renderShowLinks={(show) => (
          <Suspense>
            <ShowLinks show={show} place={{ timeZone, ...venue }} />
          </Suspense>
        )}
      />
    </main>
  );
}
