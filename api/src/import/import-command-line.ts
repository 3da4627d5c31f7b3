import { commandLine } from '#src/command/command-line.js';
import { givenPath } from '#src/config/given-path.js';
import { StartError } from '#src/config/start-error.js';
import type { ImportOptionsRequest } from '#src/modules/imports/imports.dto.js';

export interface AskedImport {
  path: string;
  kind: 'events' | 'members';
  /** Only says what would become of the rows. */
  isDry: boolean;
  reading: ImportOptionsRequest;
}

const USAGE =
  'Name the file to import: npm run import -- <file> [--dry-run] [--members] [--type=country] [--usual-time=20:00]';

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  members: { type: 'boolean' },
  type: { type: 'string' },
  'usual-time': { type: 'string' },
} as const;

/** @throws StartError for what the command does not know */
export const importCommandLine = (args?: string[]): AskedImport => {
  const { positionals, values } = commandLine(USAGE, OPTIONS, { names: 1, args });
  const [path] = positionals;
  const { type, 'usual-time': usualTime } = values;
  if (path === undefined) throw new StartError(USAGE);
  if (usualTime !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(usualTime))
    throw new StartError('--usual-time must be a time like 20:00');
  return {
    path: givenPath(path),
    kind: values.members ? 'members' : 'events',
    isDry: values['dry-run'] ?? false,
    reading: { ...(type && { type: type.toLowerCase() }), ...(usualTime && { usualTime }) },
  };
};
