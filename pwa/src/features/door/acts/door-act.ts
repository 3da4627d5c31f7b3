import type { RefusalReason, UndoReason } from '#contract/door';
import { isRecord } from '#shared/lib/problem';

/** The kind under which the outbox keeps what is done at the door. */
export const DOOR_KIND = 'door';

/** What the outbox calls them, and the page that lists them. */
export const DOOR_ENTRIES = { noun: { one: 'door entry', many: 'door entries' }, page: '/door' };

interface ActBase {
  /** Id and name of the person who did it; null for a guest at a locked tablet. */
  recordedBy: number | null;
  personName: string | null;
  /** The tablet's name. */
  gate: string;
  /** ISO instant by this device's clock. */
  occurredAt: string;
  eventId: number;
}

/** Staff let somebody in, or a guest did so at a locked tablet. Its photo is kept beside it. */
export interface CheckInAct extends ActBase {
  act: 'check-in';
  /** Null for a new guest. */
  memberId: number | null;
  name: string;
  /** Of somebody without a known membership, who earns points with it. */
  email: string | null;
  partySize: number;
  /** They have not been here before, as far as the tablet knows. */
  isFirstVisit: boolean;
  /** What the door showed when a guest checked in at a locked tablet, where the venue asks for it. */
  doorCode?: string;
}

/** A check-in taken back. */
export interface UndoAct extends ActBase {
  act: 'undo';
  checkInKey: string;
  reason: UndoReason;
}

/** People left, or came back in. */
export interface ExitAct extends ActBase {
  act: 'exit';
  /** Below zero where they came back. */
  people: number;
}

/** A card was read that nobody on the list has. */
export interface RefusalAct extends ActBase {
  act: 'refusal';
  reason: RefusalReason;
}

export type DoorAct = CheckInAct | UndoAct | ExitAct | RefusalAct;

/** Reads an act out of the outbox; null when it is none of these, as one that another version of the app kept. */
export const parseAct = (payload: unknown): DoorAct | null => (isAct(payload) ? payload : null);

const ACTS = ['check-in', 'undo', 'exit', 'refusal'];

const isAct = (payload: unknown): payload is DoorAct =>
  isRecord(payload) && typeof payload.eventId === 'number' && ACTS.includes(String(payload.act));
