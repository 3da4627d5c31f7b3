import { stat } from 'node:fs/promises';
import { settingsFromEnvironment } from '#src/config/environment.js';
import type { Settings } from '#src/config/settings.js';
import { StartError } from '#src/config/start-error.js';
import { openDatabase } from '#src/database/embedded/open-database.js';
import { databaseStartProblem } from '#src/database/start-problem.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import { IncomingDirectory } from '#src/integrations/file-storage/incoming-directory.js';
import { openFileStorage } from '#src/integrations/file-storage/open-file-storage.js';
import type { ArchiveJob } from './archive-job.js';

/** A job, and how the venue is set. */
export type CommandJob = ArchiveJob & { settings: Settings };

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a command on the venue of the settings and ends with a line on size and time. What the operator can mend is told in
 * plain words; the exit code is 1 unless all is well.
 * @param usage what stands on the terminal when no file is named
 * @param work whether all is well
 */
export const runCommand = async (
  usage: string,
  work: (job: CommandJob) => Promise<boolean>,
): Promise<void> => {
  try {
    const path = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
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

const onVenue = async (path: string, work: (job: CommandJob) => Promise<boolean>): Promise<boolean> => {
  const settings = settingsFromEnvironment();
  const storage = await openFileStorage(settings.storage, new IncomingDirectory(settings.storage.directory));
  const database = await openDatabase(settings, () => undefined);
  try {
    return await work({ settings, url: database.url, storage, path, tell });
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
