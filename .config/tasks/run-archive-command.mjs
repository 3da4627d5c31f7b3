import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Runs one of the API's programs with the archive that the command line names, seen from where the command was given.
 * @param {'backup' | 'restore'} name of the program
 */
export async function runArchiveCommand(name) {
  requireNode();
  const [, , path] = process.argv;
  if (path !== undefined) process.argv[2] = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  process.chdir(ROOT);
  await ensureInstalled();
  await build();
  await import(pathToFileURL(join(ROOT, `api/dist/src/${name}.js`)).href);
}
