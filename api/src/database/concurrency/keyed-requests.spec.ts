import { AvailabilityChangeEntity } from '#src/modules/availability/entities/availability-change.entity.js';
import { createArtist } from '#test/venue/bookings.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { Database } from '#src/database/database.js';
import { KeyedRequests } from './keyed-requests.js';

const KEY = '0f8e6d0a-3c1b-4a52-9d5e-7b1c2d3e4f50';

describe('keyed requests', () => {
  let venue: TestApp;
  let database: Database;
  let artistId: number;
  const keys = new KeyedRequests(AvailabilityChangeEntity);

  beforeAll(async () => {
    venue = await createTestApp();
    database = venue.app.get(Database);
    artistId = await createArtist(venue);
  });
  afterEach(() => venue.sql('DELETE FROM availability_changes'));
  afterAll(() => venue.close());

  it('are taken once, with what else is known of them, and tell a repeat what came of the first', async () => {
    await database.transaction(async (transaction) => {
      const call = { clientKey: KEY, requestHash: 'a', artistId };
      expect(await keys.claim(transaction, call)).toBe(true);
      expect(await keys.claim(transaction, { ...call, requestHash: 'b' })).toBe(false);
      await keys.remember(transaction, KEY, { answer: { id: 1 } });
    });
    expect(await keys.find(database, KEY)).toMatchObject({ requestHash: 'a', artistId, answer: { id: 1 } });
  });

  it('are free again when what they were taken for failed', async () => {
    const work = database.transaction(async (transaction) => {
      await keys.claim(transaction, { clientKey: KEY, requestHash: 'a', artistId });
      throw new Error('full house');
    });
    await expect(work).rejects.toThrow('full house');
    expect(await keys.find(database, KEY)).toBeNull();
  });
});
