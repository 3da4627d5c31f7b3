import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findFirefox } from './find-browsers.mjs';
import { jestCounts, playwrightCounts } from './test-counts.mjs';
import { ROOT, runNode } from './workspace.mjs';

const NX = 'node_modules/nx/dist/bin/nx.js';
const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/**
 * Everything `npm test` does, in order. Each step tells its exit code, and its counts where it has a report.
 * @param {string} reports a directory for the reports
 * @returns {{ name: string, run: () => Promise<{ exitCode: number, counts?: import('./test-counts.mjs').Counts }> }[]}
 */
export const testSteps = (reports) => [
  // What has passed with the same inputs is not run again. Each of them keeps one processor busy.
  {
    name: 'static',
    run: () => runNx(['run-many', '-t', 'lint', 'typecheck', 'format', 'tooling', '--parallel=2']),
  },
  { name: 'api', run: () => runJest('api', reports) },
  { name: 'pwa', run: () => runJest('pwa', reports) },
  { name: 'build', run: () => runNx(['run-many', '-t', 'build']) },
  { name: 'contract', run: () => runNx(['run', '@honky-tonk/api:contract']) },
  { name: 'journeys', run: () => runJourneys(reports) },
];

const runNx = (args) => runNode([NX, ...args, '--outputStyle=stream']);

async function runJest(workspace, reports) {
  const report = join(reports, `${workspace}.json`);
  const { exitCode } = await runNode(
    [...JEST, '--config', `${workspace}/jest.config.mjs`, '--json', '--outputFile', report],
    {
      // The report also goes to standard output, which nobody wants to read; the readable one goes to standard error.
      hideOutput: true,
    },
  );
  return { exitCode, counts: await jestCounts(report) };
}

async function runJourneys(reports) {
  if (!existsSync(join(ROOT, 'e2e/playwright.config.ts')))
    throw new Error('e2e/playwright.config.ts is missing.');
  const report = join(reports, 'journeys.json');
  const browsers = { CHROMIUM_PATH: await findChromium(), FIREFOX_PATH: (await findFirefox()) ?? '' };
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ];
  const { exitCode } = await runNode(args, { env: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  return { exitCode, counts: await playwrightCounts(report) };
}
