// `npm run bench`: builds, then runs each workspace's measurements in turn, never two at a time.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { fail, ROOT, runNode } from './workspace.mjs';

requireNode();
await ensureInstalled();
await build();
const LOADER = pathToFileURL(join(ROOT, '.config/typescript-loader/register.mjs')).href;
const [wanted, ...rest] = process.argv.slice(2);
const entries = ['api', 'e2e']
  .filter((workspace) => !wanted || workspace === wanted)
  .flatMap((workspace) => [`${workspace}/bench/run.ts`, `${workspace}/bench/run.mjs`])
  .filter((entry) => existsSync(join(ROOT, entry)));
if (entries.length === 0) fail(`There is no bench named ${wanted}; there are api and e2e.`);
for (const entry of entries) {
  const { exitCode } = await runNode(['--import', LOADER, '--enable-source-maps', entry, ...rest]);
  if (exitCode !== 0) process.exitCode = exitCode;
}
