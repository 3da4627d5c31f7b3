import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InviteNight } from '#app/events/invite-night';
import { showsToJoinQuery } from '#features/events/management/managed-events.queries';
import { choicesOf } from '#shared/ui/form/choices';
import { InvitationCalendar, type ChosenDay } from './invitation-calendar';

/** From a day of the calendar to an artist who is free on it, and to an invitation (spec §2 "Invitations tab"). */
export const InviteArtists = () => {
  const [chosen, setChosen] = useState<ChosenDay | null>(null);
  const shows = choicesOf(useQuery(showsToJoinQuery(chosen?.date)));
  return (
    <Stack as="section" gap="3" aria-labelledby="invite-artists">
      <chakra.h2 id="invite-artists" fontSize="2xl">
        Invite Artists
      </chakra.h2>
      <chakra.p color="muted">
        Choose a highlighted day to see who is available and send an invitation.
      </chakra.p>
      <InvitationCalendar onChoose={setChosen} />
      {chosen && (
        <InviteNight
          date={chosen.date}
          known={chosen.artists}
          shows={shows}
          place="admin"
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  );
};
