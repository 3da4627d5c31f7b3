import type { Admission } from '#features/door/acts/use-door-acts';
import type { MembershipTier } from '#contract/loyalty';
import type { DoorGuest, DoorTable } from '#features/door/store/door-database';

/** Who stands at the door: a member, a table's guests, or somebody new, with the name typed so far. */
export type Arrival = { guest: DoorGuest } | { table: DoorTable } | { name: string };

/** What is known of them before anybody types. */
export interface KnownArrival {
  memberId: number | null;
  name: string;
  tier: MembershipTier | null;
  partySize: number;
  isFirstVisit: boolean;
}

/** Null for somebody new, who is asked for the name. */
export const knownOf = (
  arrival: Arrival,
  memberOf: (id: number) => DoorGuest | undefined,
): KnownArrival | null => {
  if ('guest' in arrival) return ofMember(arrival.guest, 1);
  if (!('table' in arrival)) return null;
  const { memberId, name, partySize } = arrival.table;
  const member = memberId === null ? undefined : memberOf(memberId);
  return member
    ? ofMember(member, partySize)
    : { memberId, name, tier: null, partySize, isFirstVisit: false };
};

const ofMember = ({ id, name, tier, isNew }: DoorGuest, partySize: number): KnownArrival => ({
  memberId: id,
  name,
  tier,
  partySize,
  isFirstVisit: isNew,
});

/** Whether nobody knows of a membership, which an e-mail may begin or find: somebody new, or a table that was booked without one. */
export const asksForEmail = (known: KnownArrival | null): boolean =>
  known === null || known.memberId === null;

/** What is recorded of them. A guest with an e-mail is taken for a first visit until the venue knows better. */
export const admissionOf = (
  known: KnownArrival | null,
  form: { name: string; email: string; partySize: number },
): Admission => {
  const email = asksForEmail(known) && form.email !== '' ? form.email : null;
  return {
    memberId: known?.memberId ?? null,
    name: known?.name ?? form.name,
    email,
    partySize: form.partySize,
    isFirstVisit: email !== null || known?.isFirstVisit === true,
  };
};
