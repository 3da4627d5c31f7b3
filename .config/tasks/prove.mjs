// `npm run prove -- <suite> --size N`: tries one of the random, crowd, race and kill suites N times, as a release does. `npm test` runs
// nearly each of them small. A suite prints what it tried, and its seed where it has one: with PROOF_SEED it tries the same again.
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
if (suite.journey) await build();
const started = Date.now();
process.exitCode = await tryInTurns(suite);
console.log(
  `${process.exitCode === 0 ? '✓' : '✗'} ${positionals[0]}, size ${size}, in ${Math.round((Date.now() - started) / 1000)} s`,
);

/** Each turn has a seed of its own, and prints it when it fails. */
async function tryInTurns({ atOnce = size }) {
  const seed = process.env.PROOF_SEED ?? String(Date.now() % 1_000_000);
  for (let tried = 0; tried < size; tried += atOnce) {
    const PROOF_SIZE = String(Math.min(atOnce, size - tried));
    const { exitCode } = await run(suite, {
      PROOF_SIZE,
      PROOF_SEED: tried === 0 ? seed : `${seed}-${tried}`,
    });
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

function run({ spec, journey, only }, env) {
  if (journey) return runPlaywright([journey, ...(only ? ['-g', only] : [])], env);
  const [workspace] = spec.split('/');
  return runJest(workspace, ['--verbose', join(ROOT, spec)], { env });
}
