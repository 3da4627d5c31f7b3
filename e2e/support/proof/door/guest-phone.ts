import { checkInStubbornly, type Heard, isRefused } from '#support/proof/stubborn-guest';
import type { CheckInAct } from './night-acts';

interface PhonePlace {
  address: string;
  eventId: number;
  photo: Buffer;
  /** How far its clock is ahead, in milliseconds. */
  clockSkewMs: number;
}

const PATIENCE_MS = 60_000;

/** A phone on which guests check themselves in, one after the other; each is sent until it is acknowledged. */
export const checkInFromPhone = async (
  { address, eventId, photo, clockSkewMs }: PhonePlace,
  acts: readonly CheckInAct[],
): Promise<void> => {
  const guest = { address, eventId, photo, patienceMs: PATIENCE_MS, note: refuseNo };
  const clock = (at: number) => new Date(at + clockSkewMs).toISOString();
  for (const { key, at, guest: person, partySize } of acts)
    await checkInStubbornly(guest, key, () => ({
      customerName: person.name,
      customerEmail: person.email ?? undefined,
      partySize,
      occurredAt: clock(at),
      sentAt: clock(Date.now()),
    }));
};

/** What the venue refuses it refuses again. */
const refuseNo = ({ status }: Heard): void => {
  if (isRefused(status)) throw new Error(`A guest was refused with ${status}.`);
};
