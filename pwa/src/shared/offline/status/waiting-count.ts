import {
  offlineDatabase as database,
  readInTime,
  withOpenDatabase,
} from '#shared/offline/storage/offline-database';
import { mirroredSession } from '#shared/offline/storage/session-mirror';

/**
 * How many entries of the signed-in person this device still holds, stuck ones included: what signing out concerns. None
 * where the database keeps silent: it must not keep anybody signed in.
 */
export const countWaiting = (): Promise<number> =>
  readInTime(async () => {
    const session = await mirroredSession();
    if (!session) return 0;
    return database.entries.filter(({ owner }) => owner?.id === session.owner.id).count();
  }, 0);

/** How many entries this device still holds, of all owners. */
export const countHeld = (): Promise<number> => withOpenDatabase(() => database.entries.count());
