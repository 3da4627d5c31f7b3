import { test as base } from '@playwright/test';
import { Venue } from '#support/venue';

interface TwoProcesses {
  /** What both are started with beyond a venue's own. */
  settings: Record<string, string>;
  first: Venue;
  second: Venue;
}

/** Tests with two processes of one venue, on one database and one storage. */
export const test = base.extend<object, TwoProcesses>({
  settings: [({}, use) => use({}), { scope: 'worker' }],
  first: [
    async ({ settings }, use) => {
      const venue = await Venue.open(settings);
      await use(venue);
      await venue.close();
    },
    { scope: 'worker' },
  ],
  second: [
    async ({ first }, use) => {
      const twin = await first.openTwin();
      await use(twin);
      await twin.stop('SIGKILL');
    },
    { scope: 'worker' },
  ],
});
