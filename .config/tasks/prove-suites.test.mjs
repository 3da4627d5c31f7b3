import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SUITES } from './prove-suites.mjs';
import { ROOT } from './workspace.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const pathOf = ({ spec, journey }) => spec ?? journey;

test('every suite of a size is one that `npm run prove` knows, and the other way round', () => {
  const specs = execFileSync('git', ['ls-files', '*.spec.ts'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
  const sized = specs.filter((path) => /\bproof(?:Size|Scale)\(/.test(read(path)));
  assert.deepEqual([...new Set(Object.values(SUITES).map(pathOf))].sort(), sized.sort());
});

test('the one test of a suite that is meant is there', () => {
  const missing = Object.values(SUITES).filter(
    (suite) => suite.only && !read(pathOf(suite)).includes(suite.only),
  );
  assert.deepEqual(missing, []);
});
