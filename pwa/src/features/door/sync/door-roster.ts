import { storeOf } from '#shared/lib/store';
import { GuestIndex } from '#features/door/search/guest-index';
import { doorDatabase, withDoorDatabase, type DoorList } from '#features/door/store/door-database';

/** Everybody on the list, ready to be searched; a new one with each making of the list. */
const rosters = storeOf({ index: new GuestIndex(), version: 0 });

/** The guests of this tablet; `version` grows with each change. */
export const currentRoster = rosters.get;

export const onRosterChange = rosters.subscribe;

const changed = (index: GuestIndex): void => rosters.set({ index, version: rosters.get().version + 1 });

/** Reads the roster that the tablet kept: at its start, and after a wipe. */
export const loadRoster = async (): Promise<void> => {
  const index = new GuestIndex();
  index.set(await withDoorDatabase(() => doorDatabase.guests.toArray()));
  changed(index);
};

/** Follows an answer of the venue. */
export const followRoster = ({ isWhole, guests, departed }: DoorList): void => {
  if (!isWhole && guests.length === 0 && departed.length === 0) return;
  const index = isWhole ? new GuestIndex() : rosters.get().index;
  index.remove(departed);
  index.set(guests);
  changed(index);
};
