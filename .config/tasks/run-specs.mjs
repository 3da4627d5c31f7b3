// `node .config/tasks/run-specs.mjs api [pattern]`: the specs of a workspace, and a report for `npm test` to count.
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runJest } from './runners.mjs';
import { reportOf } from './test-counts.mjs';

const [workspace, ...patterns] = process.argv.slice(2);
const report = reportOf(workspace, 'specs');
await rm(report, { force: true });
await mkdir(dirname(report), { recursive: true });
// The report also goes to standard output, which nobody wants to read; the readable one goes to standard error.
const { exitCode } = await runJest(workspace, ['--json', '--outputFile', report, ...patterns], {
  hideOutput: true,
});
process.exitCode = exitCode;
