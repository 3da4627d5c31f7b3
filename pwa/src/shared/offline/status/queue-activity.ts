import { offlineDatabase as database, readInTime } from '#shared/offline/storage/offline-database';

/**
 * Whether an entry is being sent at this moment, in any tab or the service worker: nothing may reload now. Where the
 * database keeps silent, none is.
 */
export const isQueueSending = async (): Promise<boolean> =>
  (await readInTime(() => database.entries.filter((entry) => entry.state === 'sending').count(), 0)) > 0;
