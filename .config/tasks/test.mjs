// `npm test`: every check there is, from a bare clone. All steps run even when one fails; the last line adds them up.
// `npm test -- --only=api,journeys` runs some of them.
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode } from './install.mjs';
import { fail, ROOT } from './workspace.mjs';

requireNode();
process.chdir(ROOT);
const { values } = parseArgs({ options: { only: { type: 'string' } } });
await ensureInstalled();
// These use packages, which are there only now.
const [{ TEST_STEPS }, { countsOfStep }] = await Promise.all([
  import('./test-steps.mjs'),
  import('./test-counts.mjs'),
]);

const results = [];
for (const step of wantedSteps(values.only)) results.push(await runStep(step));
summarize();

function wantedSteps(only) {
  if (only === undefined) return TEST_STEPS;
  const names = only.split(',');
  const wanted = TEST_STEPS.filter(({ name }) => names.includes(name));
  if (wanted.length === 0) fail(`--only knows: ${TEST_STEPS.map(({ name }) => name).join(', ')}`);
  return wanted;
}

async function runStep({ name, run }) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const started = Date.now();
  const { exitCode, counts } = await run().catch((error) => {
    console.error(error.message);
    return { exitCode: 1 };
  });
  return { name, seconds: (Date.now() - started) / 1000, ...countsOfStep(exitCode, counts) };
}

function summarize() {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log('');
  for (const { name, seconds, passed, failed, skipped, flaky, failures } of results) {
    const parts = [
      `${passed} passed`,
      failed && `${failed} failed`,
      skipped && `${skipped} skipped`,
      flaky && `${flaky} of them only when tried again`,
    ].filter(Boolean);
    console.log(
      `${failed ? '✗' : '✓'} ${name.padEnd(12)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${parts.join(', ')}`,
    );
    for (const failure of failures) console.log(`    ${failure}`);
  }
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}
