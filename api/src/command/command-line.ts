import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartError } from '#src/config/start-error.js';

/**
 * What the command line says.
 * @param usage what stands on the terminal when it says something else
 * @throws StartError with the usage
 */
export const commandLine = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  args = process.argv.slice(2),
) => {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new StartError(usage);
  }
};
