import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { InvitationsPanel } from '#features/invitations/invitations-panel';
import { InviteArtistFlow } from '#features/invitations/sent/invite-artist-flow';
import { canSend, messageProvidersQuery } from '#features/notifications/messages/messages.queries';
import { useSession } from '#shared/session/session-context';
import { choicesOf } from '#shared/ui/form/choices';
import { InvitationCalendar, type ChosenDay } from '#app/calendars/invitation-calendar';

/** The dashboard's Invite tab (spec §2 "Invitations tab"). */
export const Route = createFileRoute('/admin/invitations')({ component: InvitationsRoute });

function InvitationsRoute() {
  const { user } = useSession();
  const types = choicesOf(useQuery(eventTypesQuery));
  const { data: providers } = useQuery({ ...messageProvidersQuery, enabled: user?.userType === 'admin' });
  const [chosen, setChosen] = useState<ChosenDay | null>(null);
  // The calendar is for admins alone (spec §2).
  if (user?.userType !== 'admin') return null;
  return (
    <>
      <InvitationsPanel
        userId={user.id}
        canSend={canSend(providers)}
        calendar={<InvitationCalendar onChoose={setChosen} />}
      />
      {chosen && (
        <InviteArtistFlow
          date={chosen.date}
          artists={chosen.artists}
          types={types}
          place="admin"
          canSend={canSend(providers)}
          onClose={() => setChosen(null)}
          closesOnBack
        />
      )}
    </>
  );
}
