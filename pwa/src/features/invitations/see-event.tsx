import { ButtonLink } from '#shared/ui/form/button';
import type { InvitationStatus } from '#contract/invitations';
import type { SeenInvitation } from '#features/invitations/own/kept-invitations';

const SHOWN: ReadonlySet<InvitationStatus> = new Set(['pending', 'accepted']);

/** The way to the event that came of an invitation, or that it asks to join; nothing while there is none. */
export const SeeEvent = ({ invitation: { status, eventId, eventName } }: { invitation: SeenInvitation }) =>
  eventId === null || !SHOWN.has(status) ? null : (
    <ButtonLink
      to="/events/$eventId"
      params={{ eventId }}
      look="outline"
      aria-label={`See the event ${eventName}`}
    >
      See the event
    </ButtonLink>
  );
