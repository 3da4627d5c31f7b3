import { settingsFromEnvironment } from '#src/config/environment.js';
import type { Settings } from '#src/config/settings.js';
import { openDatabase } from '#src/database/embedded/open-database.js';
import { migrate } from '#src/database/migrate.js';
import { requireMigrated } from '#src/database/ran-migrations.js';
import { databaseStartProblem } from '#src/database/start-problem.js';
import type { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { IncomingDirectory } from '#src/integrations/file-storage/incoming-directory.js';
import { openFileStorage } from '#src/integrations/file-storage/open-file-storage.js';

/** The venue of the settings, running or not. */
export interface Venue {
  settings: Settings;
  /** `postgres://…` */
  url: string;
}

/** Works on the venue of the settings, whose database is there meanwhile. @throws StartError when it cannot be reached */
export const onVenue = async <Result>(work: (venue: Venue) => Promise<Result>): Promise<Result> => {
  const settings = settingsFromEnvironment();
  const database = await openDatabase(settings, () => undefined);
  try {
    return await work({ settings, url: database.url });
  } catch (error) {
    throw databaseStartProblem(error, database.url);
  } finally {
    await database.stop();
  }
};

/**
 * Only the embedded database is brought up to date, since it may be new. A venue may be running on another one.
 * @throws StartError when that one is not of this version
 */
export const requireOwnSchema = ({ settings, url }: Venue): Promise<void> =>
  settings.isDemo ? migrate(url) : requireMigrated(url);

export const openStorage = ({ storage }: Settings): Promise<FileStorage> =>
  openFileStorage(storage, new IncomingDirectory(storage.directory));
