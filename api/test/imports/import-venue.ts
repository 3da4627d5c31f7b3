import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { importCalls } from './import-calls.js';

/** A venue for each test, with the types Country and Bluegrass, and the calls of its admin. */
export const importVenue = () => {
  const place = {} as { venue: TestApp; admin: TestAccount };
  beforeEach(async () => {
    place.venue = await createTestApp();
    place.admin = await createAccount(place.venue, 'admin');
    await place.venue.sql(`DELETE FROM event_types`);
    await place.venue.sql(
      `INSERT INTO event_types (name, color) VALUES ('Country', 'x'), ('Bluegrass', 'x')`,
    );
  });
  afterEach(() => place.venue.close());
  return { place, ...importCalls(() => place) };
};
