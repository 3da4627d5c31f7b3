// `npm run verify:ledger`: adds the points ledger of the configured database up again; fails when anything differs.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT } from './workspace.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await build();
await import(pathToFileURL(join(ROOT, 'api/dist/src/verify-ledger.js')).href);
