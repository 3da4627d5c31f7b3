import type { Settings } from '#src/config/settings.js';
import { requireWritable } from '#src/config/writable-directory.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';

export interface OpenDatabase {
  /** `postgres://…` */
  url: string;
  stop(): Promise<void>;
}

/**
 * The database named in the settings, or the embedded one: that of a running venue, or one that is started for this process
 * and stops with it.
 * @param log takes one line on each thing that happens to the embedded one
 */
export const openDatabase = async (
  { databaseUrl, dataDirectory }: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  log: (line: string) => void,
): Promise<OpenDatabase> => {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: () => Promise.resolve() };
  await requireWritable(dataDirectory);
  return startEmbeddedPostgres({ directory: `${dataDirectory}/postgres`, log });
};
