import { deepStrictEqual } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { countsOfStep, jestCounts, playwrightCounts } from './test-counts.mjs';
import { ROOT } from './workspace.mjs';

const none = { passed: 0, failed: 0, skipped: 0, flaky: 0, failures: [] };

describe('counting a step of npm test', () => {
  it('counts a step without a report as one', () => {
    deepStrictEqual(countsOfStep(0, undefined), { ...none, passed: 1 });
    deepStrictEqual(countsOfStep(2, undefined), { ...none, failed: 1 });
  });
  it('takes the counts of a report', () => {
    deepStrictEqual(countsOfStep(1, { passed: 5, failed: 2, skipped: 1 }), {
      ...none,
      passed: 5,
      failed: 2,
      skipped: 1,
    });
  });
  it('never lets a step that broke off pass for its report', () => {
    deepStrictEqual(countsOfStep(1, { passed: 5, failed: 0, skipped: 0 }), {
      ...none,
      passed: 5,
      failed: 1,
    });
  });
  it('names what failed, and tells of the journeys which passed only when tried again', async (test) => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 0 };
    const specs = [
      { ok: true, file: 'door/line.spec.ts', title: 'a guest is in' },
      { ok: false, file: 'door/line.spec.ts', title: 'a guest is out' },
    ];
    const report = {
      stats,
      suites: [{ suites: [{ specs }] }],
      errors: [{ message: 'The browser is gone.\n    at launch' }],
    };

    deepStrictEqual(await playwrightCounts(await reportFile(test, report)), {
      passed: 7,
      failed: 2,
      skipped: 0,
      flaky: 2,
      failures: ['door/line.spec.ts: a guest is out', 'The browser is gone.'],
    });
  });
  it('names the specs that failed, and the files that failed outside of them', async (test) => {
    const spec = (name) => join(ROOT, 'api/src', name);
    const assertionResults = [
      { status: 'passed', fullName: 'a ledger adds up' },
      { status: 'failed', fullName: 'a ledger is never below zero' },
    ];
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        { status: 'failed', name: spec('ledger.spec.ts'), assertionResults },
        { status: 'failed', name: spec('torn.spec.ts'), assertionResults: [] },
        { status: 'passed', name: spec('rules.spec.ts'), assertionResults: [] },
      ],
    };

    deepStrictEqual(await jestCounts(await reportFile(test, report)), {
      passed: 1,
      failed: 2,
      skipped: 0,
      failures: [
        'api/src/ledger.spec.ts: a ledger is never below zero',
        'api/src/torn.spec.ts: failed outside its tests',
      ],
    });
  });
});

async function reportFile(test, report) {
  const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-counts-'));
  test.after(() => rm(directory, { recursive: true }));
  const file = join(directory, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}
