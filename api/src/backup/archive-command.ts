import { commandLine } from '#src/command/command-line.js';
import { fileSize } from '#src/command/file-size.js';
import { onVenue, openStorage } from '#src/command/on-venue.js';
import { runCommand, tell } from '#src/command/run-command.js';
import { givenPath } from '#src/config/given-path.js';
import { StartError } from '#src/config/start-error.js';
import type { ArchiveJob } from './archive-job.js';

/**
 * Runs a backup or a restore on the venue of the settings and ends with a line on size and time.
 * @param usage what stands on the terminal when no file is named
 * @param work whether all is well
 */
export const runArchiveCommand = (
  usage: string,
  work: (job: ArchiveJob) => Promise<boolean>,
): Promise<void> =>
  runCommand(async () => {
    const [name] = commandLine(usage, {}, { names: 1 }).positionals;
    if (name === undefined) throw new StartError(usage);
    const path = givenPath(name);
    const started = Date.now();
    const isWell = await onVenue(async ({ settings, url }) =>
      work({ url, storage: await openStorage(settings), path, tell }),
    );
    tell(`${await fileSize(path)}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return isWell;
  });
