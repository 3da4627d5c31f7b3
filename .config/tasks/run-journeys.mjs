// `node .config/tasks/run-journeys.mjs [file]`: journeys on the product as it is built, and a report for `npm test` to count.
import { rm } from 'node:fs/promises';
import { runPlaywright } from './runners.mjs';
import { reportOf } from './test-counts.mjs';

const report = reportOf('e2e', 'journeys');
await rm(report, { force: true });
const { exitCode } = await runPlaywright(['--reporter=list,json', ...process.argv.slice(2)], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: report,
});
process.exitCode = exitCode;
