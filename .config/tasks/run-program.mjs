// `node .config/tasks/run-program.mjs backup …`: installs and builds what is missing or old, then runs one of the API's programs,
// a file in `api/src`, in this process: a signal sent to it, or its death, is the program's too.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT } from './workspace.mjs';

// The program reads what follows as its own command line.
const [name] = process.argv.splice(2, 1);
requireNode();
process.chdir(ROOT);
await ensureInstalled();
await build();
await import(pathToFileURL(join(ROOT, `api/dist/src/${name}.js`)).href);
