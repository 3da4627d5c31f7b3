import { offlineDatabase as database, withOpenDatabase } from './offline-database';

/** How many entries this device still holds, stuck ones included: what signing out or clearing would concern. */
export const countWaiting = (): Promise<number> => withOpenDatabase(() => database.entries.count());
