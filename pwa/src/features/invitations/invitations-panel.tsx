import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { SentInvitations } from '#features/invitations/sent/sent-invitations';

interface InvitationsPanelProps {
  /** Whose invitations are kept apart. */
  userId: number;
  /** Whether the venue has somebody to send by. */
  canSend: boolean;
  /** The invitation calendar. */
  calendar: ReactNode;
}

/** The Invite tab (spec §2 "Invitations tab"): the calendar first, then what was sent. */
export const InvitationsPanel = ({ userId, canSend, calendar }: InvitationsPanelProps) => (
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
      {calendar}
    </Stack>
    <SentInvitations userId={userId} canSend={canSend} />
  </Grid>
);
