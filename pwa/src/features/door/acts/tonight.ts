import type { UndoReason } from '#contract/door';
import {
  leftOf,
  standingEntries,
  tallyOf,
  type DoorEntry,
  type DoorTally,
} from '#contract/rules/door/door-tally';
import type { ListedEntry, ListedExit } from '#features/door/store/door-database';
import type { DoorAct } from './door-act';

/** Something done at this tablet that the venue's list does not show yet. */
export interface KeptAct {
  key: string;
  act: DoorAct;
  state: 'sent' | 'waiting' | 'stuck';
  /** Why it is not sent, fit to show; null while it simply waits. */
  reason: string | null;
}

/** A check-in of tonight, as the tablet knows it. */
export interface DoorRow extends DoorEntry {
  key: string | null;
  name: string;
  gate: string | null;
  recordedBy: string | null;
  undoReason: UndoReason | null;
  isFirstVisit: boolean;
  state: KeptAct['state'];
  reason: string | null;
}

/** A show as the tablet knows it. */
export interface Tonight {
  /** All check-ins, the undone and the repeated ones too; the newest first. */
  rows: DoorRow[];
  /** Those that count, by member. */
  inside: ReadonlyMap<number, DoorRow>;
  /** `left`: those who have not come back. */
  tally: DoorTally & { left: number; firstTimers: number };
  /** What is not sent yet. */
  waiting: number;
  stuck: KeptAct[];
}

/** What the tablet keeps of a show. */
export interface KnownShow {
  entries: readonly ListedEntry[];
  exits: readonly ListedExit[];
  acts: readonly KeptAct[];
  /** Milliseconds that the venue's clock is ahead of the tablet's. */
  aheadMs: number;
}

/** Merges the venue's list with what this tablet did: each check-in once, by its key, and at its time by the venue's clock. */
export const tonightOf = (eventId: number, { acts, aheadMs, ...listed }: KnownShow): Tonight => {
  const here = acts.filter(({ act }) => act.eventId === eventId);
  // Undone twice, a check-in keeps the first reason, as at the venue.
  const undone = new Map(
    [...here]
      .reverse()
      // One that the venue refused has undone nothing.
      .flatMap(({ act, state }) =>
        act.act === 'undo' && state !== 'stuck' ? [[act.checkInKey, act.reason] as const] : [],
      ),
  );
  const known = new Set(listed.entries.map(({ key }) => key));
  const rows = [
    ...listed.entries.filter((entry) => entry.eventId === eventId).map(rowOfListed),
    ...here.flatMap((kept) => (known.has(kept.key) ? [] : rowOfKept(kept, aheadMs))),
  ].map((row) => withUndo(row, undone));
  const standing = standingEntries(rows);
  const exits = exitsOf(eventId, listed.exits, here);
  return {
    rows: rows.sort((one, other) => other.occurredAt.localeCompare(one.occurredAt)),
    inside: new Map(standing.flatMap((row) => (row.memberId === null ? [] : [[row.memberId, row]]))),
    tally: {
      ...tallyOf(rows, exits),
      left: leftOf(exits),
      firstTimers: standing.filter(({ isFirstVisit }) => isFirstVisit).length,
    },
    waiting: acts.filter(({ state }) => state === 'waiting').length,
    stuck: acts.filter(({ state }) => state === 'stuck'),
  };
};

/** The check-in that counts in place of this one: the same member's, who came earlier, often at another tablet. */
export const countedInstead = ({ inside }: Tonight, row: DoorRow): DoorRow | undefined => {
  if (row.isUndone || row.isWaiting || row.memberId === null) return undefined;
  const counted = inside.get(row.memberId);
  return counted?.id === row.id ? undefined : counted;
};

const rowOfListed = (entry: ListedEntry): DoorRow => ({ ...entry, state: 'sent', reason: null });

const rowOfKept = ({ key, act, state, reason }: KeptAct, aheadMs: number): DoorRow[] => {
  if (act.act !== 'check-in') return [];
  const { memberId, name, partySize, occurredAt, personName, isFirstVisit } = act;
  const gate = act.recordedBy === null ? null : act.gate;
  return [
    {
      id: key,
      key,
      memberId,
      name,
      partySize,
      occurredAt: new Date(Date.parse(occurredAt) + aheadMs).toISOString(),
      gate,
      recordedBy: personName,
      isUndone: false,
      isWaiting: false,
      undoReason: null,
      isFirstVisit,
      state,
      reason,
    },
  ];
};

const withUndo = (row: DoorRow, undone: ReadonlyMap<string, UndoReason>): DoorRow => {
  const reason = row.key === null ? undefined : undone.get(row.key);
  return reason && !row.isUndone ? { ...row, isUndone: true, undoReason: reason } : row;
};

const exitsOf = (eventId: number, listed: readonly ListedExit[], here: readonly KeptAct[]) => {
  const known = new Set(listed.map(({ key }) => key));
  return [
    ...listed.filter((exit) => exit.eventId === eventId),
    ...here.flatMap(({ key, act }) => (act.act === 'exit' && !known.has(key) ? [act] : [])),
  ];
};
