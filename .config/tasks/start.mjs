// `npm start`: from a bare clone to a running venue. Everything runs in this one process in the end, so a signal sent
// to it, or its death, is the server's too.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT } from './workspace.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await build();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(ROOT, 'api/dist/src/main.js')).href);
