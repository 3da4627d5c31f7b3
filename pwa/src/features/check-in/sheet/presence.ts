import type { OwnCheckIn } from '#features/check-in/own-check-ins.queries';
import { isWaitingForStaff, keyOf } from '#features/check-in/ticket/own-ticket';
import type { Ticket } from '#features/check-in/ticket/ticket';

/** That the person in front is checked in to a show. */
export interface Presence {
  /** Names the stub when this device has it. */
  key: string | null;
  /** Staff have yet to look at it. */
  isLate: boolean;
}

interface Known {
  kept: readonly Ticket[];
  own: readonly OwnCheckIn[];
  /** Of the account that is signed in; null for a visitor, whose every check-in is taken for their own. */
  email: string | null;
}

/**
 * Whether somebody is checked in to a show: by what their device keeps, also unsent, or by what the server knows of them, which
 * counts where the two differ. Null when not, or when staff did not count it. What an account sent for another's e-mail is the other's.
 */
export const presenceAt = (eventId: number, { kept, own, email }: Known): Presence | null => {
  const known = new Map(own.map((row) => [keyOf(row), row]));
  const isRejected = (key: string) => known.get(key)?.verificationStatus === 'rejected';
  const here = kept.find(
    ({ key, isOwn, state, checkIn }) =>
      isOwn &&
      state !== 'stuck' &&
      !isRejected(key) &&
      checkIn.event.id === eventId &&
      isFor(checkIn.customerEmail, email),
  );
  if (here) {
    const row = known.get(here.key);
    return { key: here.key, isLate: row ? isWaitingForStaff(row) : here.isLate };
  }
  const elsewhere = own.find((row) => row.event?.id === eventId && !isRejected(keyOf(row)));
  return elsewhere ? { key: null, isLate: isWaitingForStaff(elsewhere) } : null;
};

const isFor = (typed: string | null, own: string | null): boolean =>
  typed === null || own === null || typed.toLowerCase() === own.toLowerCase();
