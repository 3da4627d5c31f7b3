import { createFileRoute, Navigate } from '@tanstack/react-router';
import { AvailabilityCard } from '#features/availability/artist/availability-card';
import { OwnFeedCard } from '#features/feeds/own/own-feed-card';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { useSession } from '#shared/session/session-context';
import { DatesCalendar } from '#app/calendars/dates-calendar';

/** The account's Dates tab, for artists only: a month to mark, every date (decision 30), and the artist's own calendar. */
export const Route = createFileRoute('/account/dates')({ component: DatesRoute });

function DatesRoute() {
  const { user } = useSession();
  const { today } = useVenueDay();
  if (!user) return null;
  if (user.userType !== 'artist') return <Navigate to="/account" replace />;
  return (
    <>
      <AvailabilityCard key={user.id} userId={user.id} today={today}>
        <DatesCalendar userId={user.id} today={today} />
      </AvailabilityCard>
      <OwnFeedCard key={`feed-${user.id}`} userId={user.id} />
    </>
  );
}
