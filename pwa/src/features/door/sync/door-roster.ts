import { storeOf } from '#shared/lib/store';
import { GuestIndex } from '#features/door/search/guest-index';
import { doorDatabase, withDoorDatabase, type DoorList } from '#features/door/store/door-database';
import { keptCursor } from '#features/door/store/door-list';

/** Everybody on the list, ready to be searched; a new one with each making of the list. */
const rosters = storeOf({ index: new GuestIndex(), version: 0 });

/** The guests of this tablet; `version` grows with each change. */
export const currentRoster = rosters.get;

export const onRosterChange = rosters.subscribe;

const changed = (index: GuestIndex): void => rosters.set({ index, version: rosters.get().version + 1 });

/** The cursor of the list that the roster is of; null before it is read. */
let standsAt: string | null = null;

/** Reads the roster that the tablet kept: at its start, and after a wipe. */
export const loadRoster = async (): Promise<void> => {
  const { guests, nights } = doorDatabase;
  const [kept, cursor] = await withDoorDatabase(() =>
    doorDatabase.transaction('r', [guests, nights], () => Promise.all([guests.toArray(), keptCursor()])),
  );
  const index = new GuestIndex();
  index.set(kept);
  standsAt = cursor;
  changed(index);
};

/** Reads it again when another window has moved the list on to this cursor, or wiped it. */
export const catchUpRoster = async (cursor: string): Promise<void> => {
  if (cursor !== standsAt) await loadRoster();
};

/** Follows an answer of the venue that is kept. */
export const followRoster = ({ cursor, isWhole, guests, departed }: DoorList): void => {
  standsAt = cursor;
  if (!isWhole && guests.length === 0 && departed.length === 0) return;
  const index = isWhole ? new GuestIndex() : rosters.get().index;
  index.remove(departed);
  index.set(guests);
  changed(index);
};
