import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './workspace.mjs';

const LINK = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g;

test('what a page of the project links to is there', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const dead = pages.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(LINK)]
      .filter(([, path]) => !existsSync(join(ROOT, dirname(page), decodeURI(path))))
      .map(([, path]) => `${page} -> ${path}`),
  );
  assert.ok(pages.length > 30);
  assert.deepEqual(dead, []);
});
