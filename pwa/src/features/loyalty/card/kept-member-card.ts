import { MEMBERSHIP_TIERS } from '#contract/loyalty';
import { isRecord } from '#shared/lib/problem';
import { keepPrivateCopy, readPrivateCopy } from '#shared/offline/storage/private-copy';
import type { OwnMember } from '#features/loyalty/own/own-member.queries';

const NAME = 'member-card';

/** What is printed on a member's card. */
export type MemberCard = Pick<OwnMember, 'id' | 'name' | 'membershipLevel' | 'cardCode'>;

/** Keeps the card of the person whom this device knows to be signed in (decision 20). */
export const keepCard = (
  ownerId: number,
  { id, name, membershipLevel, cardCode }: MemberCard,
): Promise<void> => keepPrivateCopy(NAME, ownerId, { card: { id, name, membershipLevel, cardCode } });

/** The card kept for this person; null when there is none. */
export const readKeptCard = async (ownerId: number): Promise<MemberCard | null> => {
  const kept = await readPrivateCopy(NAME, ownerId);
  if (!isRecord(kept?.card)) return null;
  const { id, name, membershipLevel, cardCode } = kept.card;
  const tier = MEMBERSHIP_TIERS.find((known) => known.name === membershipLevel)?.name;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof cardCode !== 'string' || !tier)
    return null;
  return { id, name, membershipLevel: tier, cardCode };
};
