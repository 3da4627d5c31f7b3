import { findChromium, findFirefox, findHeadlessShell } from './find-browsers.mjs';
import { runNode } from './workspace.mjs';

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];

/** Runs specs of a workspace, `api` or `pwa`; `args` are Jest's. */
export const runJest = (workspace, args, options) =>
  runNode([...JEST, '--config', `${workspace}/jest.config.mjs`, ...args], options);

/** Runs journeys in the browsers of the machine; `args` are Playwright's. */
export const runPlaywright = async (args, env) => {
  const browsers = {
    CHROMIUM_PATH: await findChromium(),
    HEADLESS_SHELL_PATH: (await findHeadlessShell()) ?? '',
    FIREFOX_PATH: (await findFirefox()) ?? '',
  };
  return runNode([...PLAYWRIGHT, ...args], { env: { ...browsers, ...env } });
};
