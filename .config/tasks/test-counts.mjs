import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from './workspace.mjs';

/**
 * `flaky` are those that passed only when tried again; they are among the passed. `failures` are a line each: the file
 * and the name of the test.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: number, failures?: string[] }} Counts
 */

/** Where a target of Nx leaves its report, which Nx keeps with what has passed. */
export const reportOf = (workspace, target) => join(ROOT, workspace, 'test-results', `${target}.json`);

/** What Jest's JSON report counts; a suite that could not even load is one failure. */
export async function jestCounts(file) {
  const report = await readReport(file);
  if (!report) return undefined;
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        if (failed.length === 0) return [`${relative(ROOT, name)}: failed outside its tests`];
        return failed.map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`);
      }),
  };
}

/** What Playwright's JSON report counts; an error outside of any test is one failure. */
export async function playwrightCounts(file) {
  const report = await readReport(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    flaky,
    failures: [
      ...report.suites.flatMap(failedJourneys),
      ...report.errors.map(({ message }) => message.split('\n')[0]),
    ],
  };
}

const failedJourneys = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedJourneys),
];

/**
 * The counts that stand for a step: those of its report, but never a failure without at least one, nor a report of a
 * step that broke off counted as success. A step without a report counts as one.
 */
export function countsOfStep(exitCode, reported) {
  const counts = {
    passed: exitCode === 0 ? 1 : 0,
    failed: 0,
    skipped: 0,
    flaky: 0,
    failures: [],
    ...reported,
  };
  return { ...counts, failed: exitCode !== 0 && counts.failed === 0 ? 1 : counts.failed };
}

async function readReport(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
