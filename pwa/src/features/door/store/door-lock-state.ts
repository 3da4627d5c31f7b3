import { lockDoor, unlockDoor } from '#shared/offline/storage/door-lock';
import { doorDatabase as database, withDoorDatabase } from './door-database';
import { useNumberSetting } from './door-setting';

const KEY = 'locked-to';

/** Locks this tablet to guests of the show: it survives a reload, and a crash of the page. */
export const lockToGuests = async (eventId: number): Promise<void> => {
  await withDoorDatabase(() => database.settings.put({ key: KEY, value: eventId }));
  await lockDoor();
};

export const unlockFromGuests = async (): Promise<void> => {
  await unlockDoor();
  await withDoorDatabase(() => database.settings.delete(KEY));
};

/** The id of the show that this tablet is locked to; null when it is not, undefined while it is read. */
export const useLockedTo = (): number | null | undefined => useNumberSetting(KEY);
