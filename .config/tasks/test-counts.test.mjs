import { deepStrictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countsOfStep } from './test-counts.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };

describe('counting a step of npm test', () => {
  it('counts a step without a report as one', () => {
    deepStrictEqual(countsOfStep(0, undefined), { ...none, passed: 1 });
    deepStrictEqual(countsOfStep(2, undefined), { ...none, failed: 1 });
  });
  it('takes the counts of a report', () => {
    deepStrictEqual(countsOfStep(1, { passed: 5, failed: 2, skipped: 1 }), {
      passed: 5,
      failed: 2,
      skipped: 1,
    });
  });
  it('never lets a step that broke off pass for its report', () => {
    deepStrictEqual(countsOfStep(1, { passed: 5, failed: 0, skipped: 0 }), {
      passed: 5,
      failed: 1,
      skipped: 0,
    });
  });
});
