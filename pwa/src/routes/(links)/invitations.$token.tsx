import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { InvitationPage } from '#features/invitations/invitation-page';
import { VenueDetails } from '#features/venue/venue-details';
import { venueQuery } from '#features/venue/venue.queries';

/** Where the link of an invitation leads: anyone who holds it answers, signed in or not. */
export const Route = createFileRoute('/(links)/invitations/$token')({ component: InvitationRoute });

function InvitationRoute() {
  const { token } = Route.useParams();
  const { data: venue } = useQuery(venueQuery);
  return (
    <InvitationPage
      key={token}
      token={token}
      venue={<VenueDetails venue={venue} />}
      onAccepted={useRefreshEvents()}
    />
  );
}
