import { STAFF_TOPICS, type StaffTopic } from '#contract/message-topics';
import { offlineDatabase as database, withOpenDatabase } from '#shared/offline/storage/offline-database';
import { PRIVATE_PREFIX } from '#shared/offline/storage/session-mirror';
import { countHeld } from './waiting-count';

/** Kept where the worker finds it too; signing out forgets it with all that is the signed-in person's. */
const unreadKey = (topic: StaffTopic): string => `${PRIVATE_PREFIX}unread-${topic}`;

/** What the app's icon counts: entries this device still holds, of all owners, and what the signed-in person has not read. */
export const countOnAppIcon = (): Promise<number> =>
  withOpenDatabase(async () => {
    const unread = await database.settings.bulkGet(STAFF_TOPICS.map(unreadKey));
    const counts = unread.map((setting) => (typeof setting?.value === 'number' ? setting.value : 0));
    return counts.reduce((sum, count) => sum + count, await countHeld());
  });

/** Notes how much of a topic waits for the signed-in person, to be counted with what waits to be sent. */
export const noteUnread = async (count: number, topic: StaffTopic = 'texts'): Promise<void> => {
  await withOpenDatabase(() => database.settings.put({ key: unreadKey(topic), value: count }));
  await showCountOnAppIcon();
};

/** Shows the count on the app's icon, where the platform has such a badge. */
export const showCountOnAppIcon = async (): Promise<void> => {
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return;
  const count = await countOnAppIcon();
  // Refused when the app is not installed or may not badge; the strip and the tab say the same.
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
};
