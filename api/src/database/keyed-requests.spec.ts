import { createTestApp, type TestApp } from '#test/test-app.js';
import { Database } from './database.js';
import { KeyedRequests } from './keyed-requests.js';

const KEY = '0f8e6d0a-3c1b-4a52-9d5e-7b1c2d3e4f50';

class Keys extends KeyedRequests<object> {
  constructor() {
    super('keys', 'answer');
  }
}

describe('keyed requests', () => {
  let venue: TestApp;
  let database: Database;
  const keys = new Keys();

  beforeAll(async () => {
    venue = await createTestApp();
    database = venue.app.get(Database);
    await venue.sql(
      'CREATE TABLE keys (client_key uuid PRIMARY KEY, request_hash text, house integer, answer jsonb)',
    );
  });
  afterEach(() => venue.sql('DELETE FROM keys'));
  afterAll(() => venue.close());

  it('are taken once, with what else is known of them, and tell a repeat what came of the first', async () => {
    await database.transaction(async (transaction) => {
      const call = { clientKey: KEY, requestHash: 'a', more: { house: 7 } };
      expect(await keys.claim(transaction, call)).toBe(true);
      expect(await keys.claim(transaction, { ...call, requestHash: 'b' })).toBe(false);
      await keys.remember(transaction, KEY, { id: 1 });
    });
    expect(await keys.find(database, KEY)).toEqual({ requestHash: 'a', made: { id: 1 } });
    expect(await venue.sql('SELECT house FROM keys')).toEqual([{ house: 7 }]);
  });

  it('are free again when what they were taken for failed', async () => {
    const work = database.transaction(async (transaction) => {
      await keys.claim(transaction, { clientKey: KEY, requestHash: 'a' });
      throw new Error('full house');
    });
    await expect(work).rejects.toThrow('full house');
    expect(await keys.find(database, KEY)).toBeUndefined();
  });
});
