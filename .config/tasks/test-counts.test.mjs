import { deepStrictEqual } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { countsOfStep, playwrightCounts } from './test-counts.mjs';

const none = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

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
  it('tells of the journeys which passed only when tried again', async (test) => {
    const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-counts-'));
    test.after(() => rm(directory, { recursive: true }));
    const file = join(directory, 'journeys.json');
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 0 };
    await writeFile(file, JSON.stringify({ stats, errors: [{ message: 'The browser is gone.' }] }));

    deepStrictEqual(await playwrightCounts(file), { passed: 7, failed: 2, skipped: 0, flaky: 2 });
  });
});
