import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INSTALL } from './install.mjs';
import { runNpm } from './workspace.mjs';

test('an install in production brings what the build needs', async () => {
  const [, ...options] = INSTALL;
  const env = { NODE_ENV: 'production' };
  const { output } = await runNpm(['config', 'get', 'omit', ...options], { env, capture: true });
  assert.equal(output.trim(), '');
});
