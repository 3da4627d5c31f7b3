/** Where an invitation to play stands (spec §3 artist_invitations, design §4 "Invitations"); `pending` at first. */
export const INVITATION_STATUSES = ['pending', 'accepted', 'declined', 'expired', 'cancelled'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Days an invitation can be answered (spec §9). */
export const INVITATION_DAYS = 7;

/** An invitation that waits is brought to mind once, this many days before it expires. */
export const REMINDER_DAYS = 2;

/** What an invitation may become: whatever is answered, expired or cancelled stays so. */
export const invitationMoves = (from: InvitationStatus): readonly InvitationStatus[] =>
  from === 'pending' ? ['accepted', 'declined', 'expired', 'cancelled'] : [];
