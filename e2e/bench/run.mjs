// `npm run bench -- e2e`: what a guest waits for, on the built product in a real Chromium slowed to a phone's pace.
// `npm run bench -- e2e door` measures only the files so named.
import { findChromium } from '../../.config/tasks/find-browsers.mjs';
import { runNode } from '../../.config/tasks/workspace.mjs';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const { exitCode } = await runNode(
  [PLAYWRIGHT, 'test', '-c', 'e2e/bench/playwright.config.ts', ...process.argv.slice(2)],
  {
    env: { CHROMIUM_PATH: await findChromium() },
  },
);
process.exitCode = exitCode;
