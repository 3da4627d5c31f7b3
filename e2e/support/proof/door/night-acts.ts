import type { UndoReason } from '#contract/door';

/** Somebody who comes to the show. */
export interface NightGuest {
  name: string;
  /** Null for somebody without a membership. */
  email: string | null;
  /** Null for somebody who is no member before the night. */
  memberId: number | null;
  /** They have been at a show before. */
  isKnown: boolean;
}

interface ActBase {
  /** The `Idempotency-Key`. */
  key: string;
  /** When it is really done, in epoch milliseconds, whatever the device's clock says. */
  at: number;
}

export interface CheckInAct extends ActBase {
  kind: 'check-in';
  guest: NightGuest;
  partySize: number;
}

export interface UndoAct extends ActBase {
  kind: 'undo';
  checkInKey: string;
  reason: UndoReason;
}

export interface ExitAct extends ActBase {
  kind: 'exit';
  people: number;
}

/** What is done at a tablet. */
export type TabletAct = CheckInAct | UndoAct | ExitAct;

/** An act, and where it is done: the tablet's name, or null for the guest's own phone. */
export type PlacedAct = TabletAct & { gate: string | null };
