import { type CheckInVerdict, judgeCheckIn } from '#contract/rules/check-in';
import { POINTS_PER_ATTENDANCE } from '#contract/events';
import { signInAs, type OutboxEntry, type Receipt } from '#shared/offline/outbox/outbox-entry';
import { acknowledgedOf, parseCheckIn, type CheckIn } from '#features/check-in/check-in';

/** Where a check-in stands, as its stub shows it. */
export type TicketState = 'waiting' | 'sending' | 'needs-sign-in' | 'stuck' | 'sent';

/** A check-in as its stub shows it, whether it still waits or is done. */
export interface Ticket {
  key: string;
  /** False when somebody else queued it: then without name and e-mail. */
  isOwn: boolean;
  checkIn: CheckIn;
  state: TicketState;
  /** Over the event's name. */
  heading: string;
  /** Under the perforation. */
  message: string;
  /** e.g. `+50`, or a dash when none are to come. */
  points: string;
  /** False when trying again cannot help, because the photo was not kept. */
  canRetry: boolean;
  /** It waits for its next attempt, which need not be waited for. */
  canSendNow: boolean;
  canDiscard: boolean;
  /** Staff look at it before it counts, as far as this device knows. */
  isLate: boolean;
  /** What its guest, who has no account, could claim with one. */
  claimablePoints?: number;
}

/** The tickets on this device: what still waits or is stuck, and what is sent, each newest first. */
export interface KeptTickets {
  waiting: Ticket[];
  sent: Ticket[];
}

interface Seen {
  isReachable: boolean;
  /** False when it was queued by somebody else than the person in front. */
  isOwn: boolean;
  /** IANA name of the venue's. */
  timeZone: string;
}

export const ALREADY_CHECKED_IN = 'You were already checked in to this event, so no points were added.';

/** What a guest without an account is told of points. */
export const waitForClaim = (points: number): string =>
  `${points} loyalty points wait for you: sign up to claim them.`;

/** What a guest is told of a late check-in; points are for those who gave an e-mail. */
export const staffLookFirst = (checkIn: CheckIn | null): string =>
  checkIn?.customerEmail ? 'Staff look at it first; points come after.' : 'Staff look at it first.';

export const NO_POINTS = '–';

/** Nothing can be done with it here. */
export const NO_CHOICES = { canRetry: false, canSendNow: false, canDiscard: false };

/** The ticket of an entry that is still on this device; null when it is no check-in. */
export const ticketOfEntry = (entry: OutboxEntry, { isReachable, isOwn, timeZone }: Seen): Ticket | null => {
  const checkIn = parseCheckIn(entry.payload);
  if (!checkIn) return null;
  if (!isOwn) return ticketOfSomebodyElse(entry, checkIn);
  const state = stateOf(entry);
  const standing = standingAtPress(checkIn, timeZone);
  const isPaused = state === 'waiting' && entry.waitsFor !== null;
  const message = messageOf(entry, state, isReachable);
  // What is about to be sent offers no choices that would vanish under the finger.
  const isAboutToBeSent = state === 'waiting' && !isPaused && isReachable;
  return {
    key: entry.id,
    isOwn,
    checkIn,
    state,
    heading: state === 'stuck' ? 'Needs you' : 'Attendance saved',
    isLate: standing === 'late',
    message: state === 'waiting' && standing === 'late' ? `${message} ${staffLookFirst(checkIn)}` : message,
    points: state !== 'stuck' && standing === 'open' ? pointsToCome(checkIn) : NO_POINTS,
    canRetry: state === 'stuck' && entry.hasPhoto,
    canSendNow: isPaused,
    canDiscard: state !== 'sending' && !isAboutToBeSent,
  };
};

/** By this phone's clock and the show as it knew it; the server has the last word. */
const standingAtPress = ({ event, occurredAt }: CheckIn, timeZone: string): CheckInVerdict['standing'] => {
  const { status, ...times } = event;
  if (!status) return 'open';
  const pressedAt = new Date(occurredAt);
  return judgeCheckIn({ ...times, status }, { occurredAt: pressedAt, arrivedAt: pressedAt }, timeZone)
    .standing;
};

const pointsToCome = ({ customerEmail }: CheckIn): string =>
  customerEmail ? `+${POINTS_PER_ATTENDANCE}` : NO_POINTS;

const ticketOfSomebodyElse = ({ id, owner }: OutboxEntry, checkIn: CheckIn): Ticket => ({
  key: id,
  isOwn: false,
  checkIn: { ...checkIn, customerName: '', customerEmail: null },
  state: 'needs-sign-in',
  heading: 'Attendance saved',
  message: signInAs(owner),
  isLate: false,
  points: NO_POINTS,
  ...NO_CHOICES,
});

/** The ticket of a check-in the venue has acknowledged; null when the receipt is no check-in's. */
export const ticketOfReceipt = (receipt: Receipt): Ticket | null => {
  const checkIn = parseCheckIn(receipt.payload);
  if (!checkIn) return null;
  const { pointsAwarded, duplicate, isLate } = acknowledgedOf(receipt);
  return {
    key: receipt.id,
    isOwn: true,
    checkIn,
    state: 'sent',
    heading: 'Attendance recorded',
    message: duplicate
      ? ALREADY_CHECKED_IN
      : isLate
        ? `Sent. ${staffLookFirst(checkIn)}`
        : 'Sent. The venue has it.',
    isLate: isLate && !duplicate,
    points: pointsAwarded > 0 ? `+${pointsAwarded}` : duplicate ? '0' : NO_POINTS,
    ...NO_CHOICES,
    claimablePoints: receipt.owner === null ? pointsAwarded : 0,
  };
};

const stateOf = ({ state, waitsFor }: OutboxEntry): TicketState =>
  state === 'waiting' && waitsFor === 'sign-in' ? 'needs-sign-in' : state;

const messageOf = ({ reason, waitsFor }: OutboxEntry, state: TicketState, isReachable: boolean): string => {
  if (state === 'sending') return 'Sending now…';
  if (reason && (state === 'stuck' || state === 'needs-sign-in')) return reason;
  if (!isReachable || waitsFor === 'network')
    return "Kept on this phone. Sends itself when you're back online.";
  return waitsFor === 'server' && reason
    ? `Kept on this phone. ${reason}`
    : 'Kept on this phone. Sending soon.';
};
