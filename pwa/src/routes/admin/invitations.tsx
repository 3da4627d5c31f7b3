import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { showsToJoinQuery } from '#features/events/management/managed-events.queries';
import { InviteArtistFlow } from '#features/invitations/sent/invite-artist-flow';
import { SentInvitations } from '#features/invitations/sent/sent-invitations';
import { canSend, messageProvidersQuery } from '#features/notifications/messages/messages.queries';
import { useSession } from '#shared/session/session-context';
import { choicesOf } from '#shared/ui/form/choices';
import { InvitationCalendar, type ChosenDay } from '#app/calendars/invitation-calendar';

/** The dashboard's Invite tab (spec §2 "Invitations tab"): the calendar first, then what was sent. */
export const Route = createFileRoute('/admin/invitations')({ component: InvitationsRoute });

function InvitationsRoute() {
  const { user } = useSession();
  const types = choicesOf(useQuery(eventTypesQuery));
  const { data: providers } = useQuery({ ...messageProvidersQuery, enabled: user?.userType === 'admin' });
  const [chosen, setChosen] = useState<ChosenDay | null>(null);
  const shows = choicesOf(useQuery(showsToJoinQuery(chosen?.date)));
  // The calendar is for admins alone (spec §2).
  if (user?.userType !== 'admin') return null;
  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, min(26rem, 45%)) minmax(0, 1fr)' }}
        alignItems={{ lg: 'start' }}
        gap="8"
      >
        <Stack as="section" gap="3" aria-labelledby="invite-artists">
          <chakra.h2 id="invite-artists" fontSize="2xl">
            Invite Artists
          </chakra.h2>
          <chakra.p color="muted">
            Choose a highlighted day to see who is available and send an invitation.
          </chakra.p>
          <InvitationCalendar onChoose={setChosen} />
        </Stack>
        <SentInvitations userId={user.id} canSend={canSend(providers)} />
      </Grid>
      {chosen && (
        <InviteArtistFlow
          date={chosen.date}
          artists={chosen.artists}
          types={types}
          shows={shows}
          place="admin"
          canSend={canSend(providers)}
          onClose={() => setChosen(null)}
          closesOnBack
        />
      )}
    </>
  );
}
