import { enum as oneOf, nullable, number, object, string, type infer as Infer } from 'zod/mini';
import { answerableUntil, INVITATION_STATUSES } from '#contract/invitations';
import { keepPrivateCopy, readPrivateCopy } from '#shared/offline/storage/private-copy';

const NAME = 'invitations';

/** As many as the venue tells at once: what an artist reads on the road is among the newest. */
const MOST_KEPT = 50;

/** Nothing beyond what is shown stays on the phone: the rest is stripped. */
const seenInvitation = object({
  id: number(),
  eventId: nullable(number()),
  eventDate: string(),
  eventTime: string(),
  eventType: string(),
  eventName: string(),
  description: nullable(string()),
  budget: nullable(string()),
  duration: nullable(string()),
  status: oneOf(INVITATION_STATUSES),
  invitationMessage: nullable(string()),
  responseMessage: nullable(string()),
  expiresAt: string(),
  artist: object({ name: string() }),
});

/** What a reader sees of an invitation; all that is kept on an artist's own phone. */
export type SeenInvitation = Infer<typeof seenInvitation>;

/** Keeps an artist's own invitations, the newest first, for reading offline; they go at sign-out (decision 29). */
export const keepInvitations = (ownerId: number, invitations: SeenInvitation[]): Promise<void> =>
  keepPrivateCopy(NAME, ownerId, { invitations: seenOf(invitations.slice(0, MOST_KEPT)) });

/**
 * The invitations kept for this person; null when there are none.
 * @param now one whose time to answer has run out meanwhile has expired
 */
export const readKeptInvitations = async (
  ownerId: number,
  now: Date,
  timeZone: string,
): Promise<SeenInvitation[] | null> => {
  const kept = await readPrivateCopy(NAME, ownerId);
  if (!Array.isArray(kept?.invitations)) return null;
  return seenOf(kept.invitations).map((invitation) => asOf(invitation, now, timeZone));
};

const asOf = (invitation: SeenInvitation, now: Date, timeZone: string): SeenInvitation =>
  invitation.status === 'pending' && answerableUntil(invitation, timeZone) <= now
    ? { ...invitation, status: 'expired' }
    : invitation;

/** What can be read of them. */
const seenOf = (invitations: readonly unknown[]): SeenInvitation[] =>
  invitations.flatMap((invitation) => {
    const { data } = seenInvitation.safeParse(invitation);
    return data ?? [];
  });
