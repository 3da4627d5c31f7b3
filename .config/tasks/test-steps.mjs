import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium, findFirefox } from './find-browsers.mjs';
import { jestCounts, playwrightCounts } from './test-counts.mjs';
import { ROOT, runNode, runNpm } from './workspace.mjs';

const ESLINT = 'node_modules/eslint/bin/eslint.js';
const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '--config', '.config/prettier.json'];
const TOOLING_TESTS = [
  '.config/eslint/arrows.test.mjs',
  '.config/eslint/tables.test.mjs',
  '.config/tasks/test-counts.test.mjs',
  '.config/tasks/replace-dist.test.mjs',
  '.config/tasks/compose.test.mjs',
];
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
  {
    name: 'lint',
    run: () => runNode([ESLINT, '--config', '.config/eslint.config.mjs', '--max-warnings', '0', '.']),
  },
  { name: 'tooling', run: () => runNode(['--test', '--test-reporter=dot', ...TOOLING_TESTS]) },
  {
    name: 'format',
    run: () =>
      runNode([...PRETTIER, '--ignore-path', '.config/prettierignore', '--check', '--log-level=warn', '.']),
  },
  ...['api', 'pwa', 'e2e'].map((workspace) => ({
    name: `types ${workspace}`,
    run: () => runTypecheck(workspace),
  })),
  { name: 'api', run: () => runJest('api', reports) },
  { name: 'pwa', run: () => runJest('pwa', reports) },
  { name: 'build', run: () => runNode(['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build']) },
  { name: 'contract', run: checkContract },
  { name: 'journeys', run: () => runJourneys(reports) },
];

const runTypecheck = (workspace) => runNode(['node_modules/typescript-7/bin/tsc', '-p', workspace]);

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

/** Whether the API describes itself by the rules, and its generated types are those of the API as it is: its own target knows. */
async function checkContract() {
  const { scripts = {} } = JSON.parse(await readFile(join(ROOT, 'api/package.json'), 'utf8'));
  if (!scripts['openapi:check']) return { exitCode: 0, counts: { passed: 0, failed: 0, skipped: 1 } };
  return runNpm(['run', '--silent', '-w', 'api', 'openapi:check']);
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
