// `npm run prove -- <suite> --size N`: tries one of the random, crowd and race suites N times, as a release does. `npm test` runs each
// of them small. A suite prints what it tried, and the seed where it has one; it fails as any test.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { SUITES } from './prove-suites.mjs';
import { runJest, runPlaywright } from './runners.mjs';
import { fail, ROOT } from './workspace.mjs';

requireNode();
process.chdir(ROOT);
const { values, positionals } = parseArgs({ options: { size: { type: 'string' } }, allowPositionals: true });
const suite = SUITES[positionals[0]];
if (!suite) fail(`npm run prove -- <suite> [--size N] knows: ${Object.keys(SUITES).join(', ')}`);
const size = Number(values.size ?? suite.size);
if (!Number.isInteger(size) || size < 1) fail('--size is a whole number from 1 on.');

await ensureInstalled();
const started = Date.now();
const { exitCode } = suite.journey ? await runJourney(suite) : await runSpec(suite);
console.log(
  `${exitCode === 0 ? '✓' : '✗'} ${positionals[0]}, size ${size}, in ${Math.round((Date.now() - started) / 1000)} s`,
);
process.exitCode = exitCode;

function runSpec({ spec }) {
  const [workspace] = spec.split('/');
  return runJest(workspace, ['--verbose', join(ROOT, spec)], { env: { PROOF_SIZE: String(size) } });
}

async function runJourney({ journey, only }) {
  await build();
  return runPlaywright([journey, ...(only ? ['-g', only] : [])], { PROOF_SIZE: String(size) });
}
