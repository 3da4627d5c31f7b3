import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Installs and builds what is missing or old, then runs one of the API's programs in this process: a signal sent to it, or its death,
 * is the program's too.
 * @param {string} name of a file in `api/src`
 */
export async function runProgram(name) {
  requireNode();
  process.chdir(ROOT);
  await ensureInstalled();
  await build();
  await import(pathToFileURL(join(ROOT, `api/dist/src/${name}.js`)).href);
}
