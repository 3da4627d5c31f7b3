// `npm run demo -- --years 20`: adds years of made-up nights to the demo venue, to see the product at that size.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT } from './workspace.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await build();
await import(pathToFileURL(join(ROOT, 'api/dist/src/demo-years.js')).href);
