import { test as base } from '@playwright/test';
import { Venue } from './venue';

/**
 * Tests with two processes of one venue, on one database and one storage.
 * @param settings what both are started with beyond a venue's own
 */
export const testOfTwoProcesses = (settings: Record<string, string> = {}) =>
  base.extend<object, { first: Venue; second: Venue }>({
    first: [
      async ({}, use) => {
        const venue = await Venue.open(undefined, settings);
        await use(venue);
        await venue.close();
      },
      { scope: 'worker' },
    ],
    second: [
      async ({ first }, use) => {
        const twin = await first.openTwin();
        await use(twin);
        await twin.stop('SIGTERM');
      },
      { scope: 'worker' },
    ],
  });
