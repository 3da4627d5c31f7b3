import { MEMBERSHIP_TIERS } from '#contract/loyalty';
import { isRecord } from '#shared/lib/problem';
import { offlineDatabase as database, withOpenDatabase } from '#shared/offline/storage/offline-database';
import { mirroredSession, PRIVATE_PREFIX } from '#shared/offline/storage/session-mirror';
import type { OwnMember } from '#features/loyalty/own/own-member.queries';

const KEY = `${PRIVATE_PREFIX}member-card`;

/** What is printed on a member's card. */
export type MemberCard = Pick<OwnMember, 'id' | 'name' | 'membershipLevel' | 'cardCode'>;

/** Keeps the card of the person whom this device knows to be signed in; it goes at sign-out (decision 20). */
export const keepCard = (
  ownerId: number,
  { id, name, membershipLevel, cardCode }: MemberCard,
): Promise<void> =>
  withOpenDatabase(() =>
    database.transaction('rw', database.settings, async () => {
      if ((await mirroredSession())?.owner.id !== ownerId) return;
      const card: MemberCard = { id, name, membershipLevel, cardCode };
      await database.settings.put({ key: KEY, value: { ownerId, card } });
    }),
  );

/** The card kept for this person; null when there is none. */
export const readKeptCard = async (ownerId: number): Promise<MemberCard | null> => {
  const value = (await withOpenDatabase(() => database.settings.get(KEY)))?.value;
  if (!isRecord(value) || value.ownerId !== ownerId || !isRecord(value.card)) return null;
  const { id, name, membershipLevel, cardCode } = value.card;
  const tier = MEMBERSHIP_TIERS.find((known) => known.name === membershipLevel)?.name;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof cardCode !== 'string' || !tier)
    return null;
  return { id, name, membershipLevel: tier, cardCode };
};
