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

test('each package that the README names is one of ours', () => {
  const read = (...path) => readFileSync(join(ROOT, ...path), 'utf8');
  const [, table = ''] = read('README.md').split('## What it is built on');
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  const named = rows.flatMap((row) =>
    [...row.split('|')[2].matchAll(/`([\w@/.*-]+)`/g)].map(([, name]) => name),
  );
  const ours = ['.', 'api', 'pwa', 'e2e'].flatMap((folder) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(folder, 'package.json'));
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  // `workbox-*` is any that begins so.
  const isOurs = (name) =>
    ours.some((one) => one === name || (name.endsWith('*') && one.startsWith(name.slice(0, -1))));
  assert.ok(named.length > 40);
  assert.deepEqual(
    named.filter((name) => !isOurs(name)),
    [],
  );
});
