import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Runs one of the API's programs with the file that the command line names, seen from where the command was given.
 * @param {'backup' | 'restore' | 'import'} name of the program
 */
export async function runArchiveCommand(name) {
  requireNode();
  const place = process.argv.findIndex((argument, at) => at > 1 && !argument.startsWith('--'));
  if (place > 1) process.argv[place] = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[place]);
  process.chdir(ROOT);
  await ensureInstalled();
  await build();
  await import(pathToFileURL(join(ROOT, `api/dist/src/${name}.js`)).href);
}
