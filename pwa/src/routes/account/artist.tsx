import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { ArtistProfileTab } from '#features/artists/profile/artist-profile-tab';
import { AvailabilityCard } from '#features/availability/artist/availability-card';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { useSession } from '#shared/session/session-context';
import { choicesOf } from '#shared/ui/form/choices';

/** The account's Artist Profile tab, for artists only (spec §2 "Account page"). */
export const Route = createFileRoute('/account/artist')({ component: ArtistProfileRoute });

function ArtistProfileRoute() {
  const { user } = useSession();
  const genres = choicesOf(useQuery({ ...eventTypesQuery, staleTime: 0 }));
  const refreshEvents = useRefreshEvents();
  const { today } = useVenueDay();
  if (!user) return null;
  if (user.userType !== 'artist') return <Navigate to="/account" replace />;
  return (
    <>
      <ArtistProfileTab key={user.id} user={user} genres={genres} onEventsChanged={refreshEvents} />
      <AvailabilityCard userId={user.id} today={today} isShort />
    </>
  );
}
