import { INVITATION_STATUSES } from '#contract/invitations';
import { isRecord } from '#shared/lib/problem';
import { keepPrivateCopy, readPrivateCopy } from '#shared/offline/storage/private-copy';
import type { SeenInvitation } from '#features/invitations/invitations.queries';

const NAME = 'invitations';

/** As many as the venue tells at once: what an artist reads on the road is among the newest. */
const MOST_KEPT = 50;

/** Keeps an artist's own invitations, the newest first, for reading offline; they go at sign-out (decision 29). */
export const keepInvitations = (ownerId: number, invitations: SeenInvitation[]): Promise<void> =>
  keepPrivateCopy(NAME, ownerId, { invitations: invitations.slice(0, MOST_KEPT).map(seenOf) });

/**
 * The invitations kept for this person; null when there are none.
 * @param now one whose time to answer has run out meanwhile has expired
 */
export const readKeptInvitations = async (ownerId: number, now: Date): Promise<SeenInvitation[] | null> => {
  const kept = await readPrivateCopy(NAME, ownerId);
  if (!Array.isArray(kept?.invitations)) return null;
  return kept.invitations.filter(isSeen).map((invitation) => asOf(invitation, now));
};

const asOf = (invitation: SeenInvitation, now: Date): SeenInvitation =>
  invitation.status === 'pending' && Date.parse(invitation.expiresAt) <= now.getTime()
    ? { ...invitation, status: 'expired' }
    : invitation;

/** Nothing beyond what is shown stays on the phone. */
const seenOf = ({ artist, ...invitation }: SeenInvitation): SeenInvitation => ({
  id: invitation.id,
  eventId: invitation.eventId,
  eventDate: invitation.eventDate,
  eventTime: invitation.eventTime,
  eventType: invitation.eventType,
  eventName: invitation.eventName,
  description: invitation.description,
  budget: invitation.budget,
  duration: invitation.duration,
  status: invitation.status,
  invitationMessage: invitation.invitationMessage,
  responseMessage: invitation.responseMessage,
  expiresAt: invitation.expiresAt,
  artist: { name: artist.name },
});

const TEXTS = ['eventDate', 'eventTime', 'eventType', 'eventName', 'expiresAt'];
const OPTIONAL_TEXTS = ['description', 'budget', 'duration', 'invitationMessage', 'responseMessage'];

const isSeen = (value: unknown): value is SeenInvitation =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  (value.eventId === null || typeof value.eventId === 'number') &&
  INVITATION_STATUSES.some((status) => status === value.status) &&
  TEXTS.every((field) => typeof value[field] === 'string') &&
  OPTIONAL_TEXTS.every((field) => value[field] === null || typeof value[field] === 'string') &&
  isRecord(value.artist) &&
  typeof value.artist.name === 'string';
