import { Stack } from '@chakra-ui/react/stack';
import { createFileRoute } from '@tanstack/react-router';
import { useEventChoices } from '#app/events/event-choices';
import { ProposalsSection } from '#features/bookings/artist/proposals-section';
import { RequestsSection } from '#features/bookings/artist/requests-section';
import { TablesSection } from '#features/bookings/table/tables-section';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { useSession } from '#shared/session/session-context';

/** The dashboard's Bookings tab. */
export const Route = createFileRoute('/admin/bookings')({ component: AdminBookingsRoute });

function AdminBookingsRoute() {
  const { user } = useSession();
  const { artists, eventTypes } = useEventChoices();
  const { today, showNight } = useVenueDay();
  const refreshEvents = useRefreshEvents();
  if (!user) return null;
  return (
    <Stack gap="8">
      <ProposalsSection
        userId={user.id}
        artists={artists}
        eventTypes={eventTypes}
        today={today}
        onEventMade={refreshEvents}
      />
      <RequestsSection />
      <TablesSection today={showNight} />
    </Stack>
  );
}
