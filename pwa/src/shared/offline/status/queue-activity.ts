import { offlineDatabase as database, withOpenDatabase } from '#shared/offline/storage/offline-database';

/** Whether an entry is being sent at this moment, in any tab or the service worker: nothing may reload now. */
export const isQueueSending = async (): Promise<boolean> =>
  (await withOpenDatabase(() => database.entries.filter((entry) => entry.state === 'sending').count())) > 0;
