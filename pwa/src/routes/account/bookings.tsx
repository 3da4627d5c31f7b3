import { Stack } from '@chakra-ui/react/stack';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { MyProposals } from '#features/bookings/artist/my-proposals';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { MyInvitations } from '#features/invitations/own/my-invitations';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { useSession } from '#shared/session/session-context';

/** The account's Bookings tab, for artists only (design §4 "Bookings"). */
export const Route = createFileRoute('/account/bookings')({ component: AccountBookingsRoute });

function AccountBookingsRoute() {
  const { user } = useSession();
  const refreshEvents = useRefreshEvents();
  const { today } = useVenueDay();
  if (!user) return null;
  if (user.userType !== 'artist') return <Navigate to="/account" replace />;
  return (
    <Stack gap="8">
      <MyInvitations key={`invitations-${user.id}`} userId={user.id} onAccepted={refreshEvents} />
      <MyProposals key={user.id} userId={user.id} today={today} />
    </Stack>
  );
}
