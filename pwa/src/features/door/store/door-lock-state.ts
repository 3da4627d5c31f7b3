import { lockDoor, unlockDoor } from '#shared/offline/storage/door-lock';
import { doorDatabase as database, withDoorDatabase } from './door-database';
import { readNumberSetting, useNumberSetting } from './door-setting';

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

/** Whether this tablet is locked to the guests of a show. */
export const isLockedToGuests = async (): Promise<boolean> => (await readNumberSetting(KEY)) !== null;

/** The id of the show that this tablet is locked to; null when it is not, undefined while it is read. */
export const useLockedTo = (): number | null | undefined => useNumberSetting(KEY);
