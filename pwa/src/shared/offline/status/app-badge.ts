import { offlineDatabase as database, withOpenDatabase } from '#shared/offline/storage/offline-database';
import { PRIVATE_PREFIX } from '#shared/offline/storage/session-mirror';
import { countHeld } from './waiting-count';

/** Kept where the worker finds it too; signing out forgets it with all that is the signed-in person's. */
const UNREAD = `${PRIVATE_PREFIX}unread`;

/** What the app's icon counts: entries this device still holds, of all owners, and what the signed-in person has not read. */
export const countOnAppIcon = (): Promise<number> =>
  withOpenDatabase(async () => {
    const unread = (await database.settings.get(UNREAD))?.value;
    return (await countHeld()) + (typeof unread === 'number' ? unread : 0);
  });

/** Notes how much waits to be read by the signed-in person, to be counted with what waits to be sent. */
export const noteUnread = async (count: number): Promise<void> => {
  await withOpenDatabase(() => database.settings.put({ key: UNREAD, value: count }));
  await showCountOnAppIcon();
};

/** Shows the count on the app's icon, where the platform has such a badge. */
export const showCountOnAppIcon = async (): Promise<void> => {
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return;
  const count = await countOnAppIcon();
  // Refused when the app is not installed or may not badge; the strip and the tab say the same.
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
};
