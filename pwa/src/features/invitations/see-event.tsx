import { ButtonLink } from '#shared/ui/form/button';
import type { SeenInvitation } from '#features/invitations/own/kept-invitations';

/** The way to the event that came of an invitation; nothing while there is none. */
export const SeeEvent = ({ invitation: { eventId, eventName } }: { invitation: SeenInvitation }) =>
  eventId === null ? null : (
    <ButtonLink
      to="/events/$eventId"
      params={{ eventId }}
      look="outline"
      aria-label={`See the event ${eventName}`}
    >
      See the event
    </ButtonLink>
  );
