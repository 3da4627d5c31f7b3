import { instantsOf } from '#contract/rules/events/venue-instants.js';

/** Where an invitation to play stands (spec §3 artist_invitations, design §4 "Invitations"); `pending` at first. */
export const INVITATION_STATUSES = ['pending', 'accepted', 'declined', 'expired', 'cancelled'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Days an invitation can be answered (spec §9). */
export const INVITATION_DAYS = 7;

/** An invitation that waits is brought to mind once, this many days before it expires. */
export const REMINDER_DAYS = 2;

/** When an invitation ends, `eventDate` and `eventTime` on the venue's clock. */
interface InvitationTimes {
  eventDate: string;
  eventTime: string;
  expiresAt: Date | string;
}

/** The last moment to answer: once the show has begun, nobody is asked any more. */
export const answerableUntil = (
  { eventDate, eventTime, expiresAt }: InvitationTimes,
  timeZone: string,
): Date => {
  const [end, begins] = [
    new Date(expiresAt),
    instantsOf({ date: eventDate, time: eventTime }, timeZone).first,
  ];
  return begins < end ? begins : end;
};

/** What an invitation may become: whatever is answered, expired or cancelled stays so. */
export const invitationMoves = (from: InvitationStatus): readonly InvitationStatus[] =>
  from === 'pending' ? ['accepted', 'declined', 'expired', 'cancelled'] : [];
