import type { CheckInAct, PlacedAct } from './night-acts';

type PlacedCheckIn = CheckInAct & { gate: string | null };

/** What a night must have come to, whatever the network did. */
export interface NightOutcome {
  /** Keys of all check-ins, undos and exits: each once. */
  checkInKeys: string[];
  undoKeys: string[];
  exitKeys: string[];
  /** Check-ins that were not undone. */
  valid: PlacedCheckIn[];
  /** Those of them that count. */
  standing: PlacedCheckIn[];
  undone: number;
  /** Check-ins of members who were in already: they count for nothing. */
  repeated: number;
  people: number;
  left: number;
  inside: number;
  firstTimers: number;
}

/**
 * The plainest reading of design §7: of each membership the check-in that was made first counts, unless it was undone; people inside
 * are those who came, less those who left.
 */
export const outcomeOf = (acts: readonly PlacedAct[]): NightOutcome => {
  const undos = acts.filter((act) => act.kind === 'undo');
  const exits = acts.filter((act) => act.kind === 'exit');
  const checkIns = acts.filter((act) => act.kind === 'check-in');
  const undoneKeys = new Set(undos.map(({ checkInKey }) => checkInKey));
  const valid = checkIns.filter(({ key }) => !undoneKeys.has(key));
  const standing = valid.filter(
    ({ guest, at }) =>
      !guest.email || !valid.some((other) => other.guest.email === guest.email && other.at < at),
  );
  const people = sumOf(standing.map(({ partySize }) => partySize));
  const left = sumOf(exits.map((exit) => exit.people));
  return {
    checkInKeys: keysOf(checkIns),
    undoKeys: keysOf(undos),
    exitKeys: keysOf(exits),
    valid,
    standing,
    undone: checkIns.length - valid.length,
    repeated: valid.length - standing.length,
    people,
    left,
    inside: Math.max(0, people - left),
    firstTimers: standing.filter(({ guest }) => guest.email && !guest.isKnown).length,
  };
};

/** In one order, so that they can be compared. */
export const keysOf = (acts: readonly { key: string | null }[]): string[] =>
  acts.map(({ key }) => key ?? 'none').sort();

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
