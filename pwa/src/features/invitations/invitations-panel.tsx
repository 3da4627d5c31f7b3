import type { ReactNode } from 'react';
import { SentInvitations } from '#features/invitations/sent/sent-invitations';
import './invitations.css';

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
  <div className="invitations-panel">
    <section aria-labelledby="invite-artists" className="invite-artists">
      <h2 id="invite-artists">Invite Artists</h2>
      <p>Choose a highlighted day to see who is available and send an invitation.</p>
      {calendar}
    </section>
    <SentInvitations userId={userId} canSend={canSend} />
  </div>
);
