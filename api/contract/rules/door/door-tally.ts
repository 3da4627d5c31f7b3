/** What counting the people of a show asks of a check-in. */
export interface DoorEntry {
  id: number | string;
  /** Null for somebody without a membership. */
  memberId: number | null;
  partySize: number;
  /** When they came, by the venue's clock; ISO 8601. */
  occurredAt: string;
  /** Undone at the door, or refused by staff. */
  isUndone: boolean;
  /** Late, and staff have not looked at it: nobody knows whether they came (design §4 "When a check-in counts"). */
  isWaiting: boolean;
}

/**
 * The check-ins that count: of each member the earliest that stands (design §7 "Several tablets, no network"). Oldest first.
 */
export const standingEntries = <Entry extends DoorEntry>(entries: readonly Entry[]): Entry[] => {
  const members = new Set<number>();
  return [...entries]
    .filter(({ isUndone, isWaiting }) => !isUndone && !isWaiting)
    .sort(byTime)
    .filter(({ memberId }) => {
      if (memberId === null) return true;
      const isFirst = !members.has(memberId);
      members.add(memberId);
      return isFirst;
    });
};

const byTime = (one: DoorEntry, other: DoorEntry): number =>
  one.occurredAt.localeCompare(other.occurredAt) || String(one.id).localeCompare(String(other.id));

/** How full the house is. */
export interface DoorTally {
  /** People inside now: parties in, less who left. */
  inside: number;
  /** People who came, no matter who left since. */
  people: number;
  checkIns: number;
}

/** People counted out at the door. */
interface DoorExit {
  /** Below zero where they came back in. */
  people: number;
}

/** How many have left, and have not come back. */
export const leftOf = (exits: readonly DoorExit[]): number =>
  exits.reduce((sum, { people }) => sum + people, 0);

/** How full the house is after these check-ins and exits. */
export const tallyOf = (entries: readonly DoorEntry[], exits: readonly DoorExit[]): DoorTally => {
  const standing = standingEntries(entries);
  const people = standing.reduce((sum, { partySize }) => sum + partySize, 0);
  return { inside: Math.max(0, people - leftOf(exits)), people, checkIns: standing.length };
};
