import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Runs one of the API's programs about the person whom the command line names; a file is seen from where the command was given.
 * @param {'export-person' | 'erase-person'} name of the program
 */
export async function runPersonCommand(name) {
  requireNode();
  const file = process.argv.indexOf('--file') + 1;
  if (file > 0 && process.argv[file] !== undefined)
    process.argv[file] = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[file]);
  process.chdir(ROOT);
  await ensureInstalled();
  await build();
  await import(pathToFileURL(join(ROOT, `api/dist/src/${name}.js`)).href);
}
