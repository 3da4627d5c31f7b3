import { stat } from 'node:fs/promises';
import { settingsFromEnvironment } from '#src/config/environment.js';
import { StartError } from '#src/config/start-error.js';
import { openDatabase } from '#src/database/embedded/open-database.js';
import { databaseStartProblem } from '#src/database/start-problem.js';
import { MIGRATIONS } from '#src/database/migrations.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import type { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { IncomingDirectory } from '#src/integrations/file-storage/incoming-directory.js';
import { openFileStorage } from '#src/integrations/file-storage/open-file-storage.js';

/** What a command works with: the venue of the settings, and the archive that the command line names. */
export interface CommandSurroundings {
  url: string;
  storage: FileStorage;
  path: string;
  known: ReadonlySet<string>;
  tell: (line: string) => void;
}

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a command on the venue of the settings and ends with a line on size and time. What the operator can mend is told in
 * plain words; the exit code is 1 unless all is well.
 * @param usage what stands on the terminal when no file is named
 * @param work whether all is well
 */
export const runCommand = async (
  usage: string,
  work: (surroundings: CommandSurroundings) => Promise<boolean>,
): Promise<void> => {
  try {
    const path = process.argv[2];
    if (path === undefined) throw new StartError(usage);
    const started = Date.now();
    if (!(await onVenue(path, work))) process.exitCode = 1;
    const { size } = await stat(path);
    tell(`${path}: ${(size / 1e6).toFixed(1)} MB, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};

const onVenue = async (
  path: string,
  work: (surroundings: CommandSurroundings) => Promise<boolean>,
): Promise<boolean> => {
  const settings = settingsFromEnvironment();
  const storage = await openFileStorage(settings.storage, new IncomingDirectory(settings.storage.directory));
  const database = await openDatabase(settings, () => undefined);
  try {
    const known = new Set(MIGRATIONS.map(({ name }) => name));
    return await work({ url: database.url, storage, path, known, tell });
  } catch (error) {
    throw databaseStartProblem(error, database.url);
  } finally {
    await database.stop();
  }
};

const explain = (error: unknown): string => {
  if (error instanceof StartError || error instanceof DomainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
