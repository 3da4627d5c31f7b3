import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './workspace.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const versionOf = (path) => JSON.parse(read(path)).version;

test('the version is one in all workspaces, and has its place in the change log', () => {
  const version = versionOf('package.json');
  for (const workspace of ['api', 'pwa', 'e2e'])
    assert.equal(versionOf(`${workspace}/package.json`), version, workspace);
  const [, newest] = /^## Version (\S+)$/m.exec(read('pwa/src/features/documentation/changelog.md')) ?? [];
  assert.equal(newest, version);
});
