import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartError } from '#src/config/start-error.js';

/** What a command takes besides its options. */
interface Taken {
  /** How many names, such as a file's: what is more would be passed over without a word. */
  names: number;
  args?: string[] | undefined;
}

/**
 * What the command line says.
 * @param usage what stands on the terminal when it says something else
 * @throws StartError with the usage
 */
export const commandLine = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  { names, args = process.argv.slice(2) }: Taken,
) => {
  try {
    const said = parseArgs({ args, options, allowPositionals: names > 0 });
    if (said.positionals.length <= names) return said;
  } catch {
    // Node's words name the option, not what the command can do.
  }
  throw new StartError(usage);
};
