import { Grid } from '@chakra-ui/react/grid';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SentInvitations } from '#features/invitations/sent/sent-invitations';
import { canSend, messageProvidersQuery } from '#features/notifications/messages/messages.queries';
import { useSession } from '#shared/session/session-context';
import { InviteArtists } from '#app/calendars/invite-artists';

/** The dashboard's Invite tab (spec §2 "Invitations tab"): the calendar first, then what was sent. */
export const Route = createFileRoute('/admin/invitations')({ component: InvitationsRoute });

function InvitationsRoute() {
  const { user } = useSession();
  const { data: providers } = useQuery({ ...messageProvidersQuery, enabled: user?.userType === 'admin' });
  // The calendar is for admins alone (spec §2).
  if (user?.userType !== 'admin') return null;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, min(26rem, 45%)) minmax(0, 1fr)' }}
      alignItems={{ lg: 'start' }}
      gap="8"
    >
      <InviteArtists />
      <SentInvitations userId={user.id} canSend={canSend(providers)} />
    </Grid>
  );
}
