import { defineConfig } from '@playwright/test';

/** The browser's half of `npm run bench`: one thing at a time, or they would measure each other. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../test-results',
  globalSetup: '../support/global-setup.ts',
  timeout: 300_000,
  workers: 1,
  reporter: 'list',
});
