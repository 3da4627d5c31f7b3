import { defineConfig } from '@playwright/test';

/** Journeys on the built product in a real browser (design §3). `npm test` names the browsers by environment. */
export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  globalSetup: './support/global-setup.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // .github/decisions/0026-a-journey-is-tried-twice-in-ci.md
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
});
