import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { importCalls } from './import-calls.js';

/**
 * A venue with the types Country and Bluegrass, and the calls of its admin.
 * @param isShared one for all tests of the file; else each has its own
 */
export const importVenue = (isShared = false) => {
  const place = {} as { venue: TestApp; admin: TestAccount };
  const [before, after] = isShared ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    place.venue = await createTestApp();
    place.admin = await createAccount(place.venue, 'admin');
    await place.venue.sql(`DELETE FROM event_types`);
    await place.venue.sql(
      `INSERT INTO event_types (name, color) VALUES ('Country', 'x'), ('Bluegrass', 'x')`,
    );
  });
  after(() => place.venue.close());
  return { place, ...importCalls(() => place) };
};
