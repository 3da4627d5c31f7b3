import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { wallClockAt } from '#contract/rules/clock';
import { takesTables } from '#features/bookings/table/table-booking';
import { TableBookingSheet } from '#features/bookings/table/table-booking-sheet';
import { useEvent } from '#features/events/use-event';
import { idParams } from '#shared/lib/address-id';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { usePageTitle } from '#shared/ui/page/use-page-title';

export const Route = createFileRoute('/_home/events/$eventId_/book')({
  params: idParams('eventId'),
  component: BookTableRoute,
});

function BookTableRoute() {
  const { eventId } = Route.useParams();
  const { event, query } = useEvent(eventId);
  const timeZone = useVenueZone();
  // Judged once: a show that begins while the form is filled in is the server's to refuse.
  const [now] = useState(() => new Date());
  const close = useCloseOverlay();
  usePageTitle('Book a Table');
  const isOpen = event && takesTables(event, wallClockAt(now, timeZone));
  // The details dialog says what there is of the event, or why it cannot be shown.
  if (!isOpen && !(query.isLoading && !event))
    return <Navigate to="/events/$eventId" params={{ eventId }} search replace />;
  if (!event)
    return (
      <Sheet title="Book a Table" onClose={close} isRoute>
        <Skeleton height="12rem" />
      </Sheet>
    );
  return <TableBookingSheet event={event} onClose={close} />;
}
