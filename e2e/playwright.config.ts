import { defineConfig } from '@playwright/test';

/** Journeys on the built product in a real browser (design §3). `npm test` names the browsers by environment. */
export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  globalSetup: './support/global-setup.ts',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall a browser for seconds; a fault of ours fails twice, and a flaky pass is printed as such.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
});
