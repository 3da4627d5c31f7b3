import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { artistsQuery } from '#features/artists/artists.queries';
import { ProposalsSection } from '#features/bookings/artist/proposals-section';
import { RequestsSection } from '#features/bookings/artist/requests-section';
import { TablesSection } from '#features/bookings/table/tables-section';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { useSession } from '#shared/session/session-context';
import { choicesOf } from '#shared/ui/form/choices';

/** The dashboard's Bookings tab. */
export const Route = createFileRoute('/admin/bookings')({ component: AdminBookingsRoute });

function AdminBookingsRoute() {
  const { user } = useSession();
  const artists = choicesOf(useQuery(artistsQuery));
  const eventTypes = choicesOf(useQuery(eventTypesQuery));
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
