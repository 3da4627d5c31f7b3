import { Socket } from 'node:net';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { verifyDatabase } from '#src/modules/loyalty/ledger/verify-database.js';
import { createDataSource } from './data-source.js';
import { migrate } from './migrate.js';
import { withClient } from './with-client.js';

const withPool = async (url: string) => {
  const dataSource = await createDataSource(url).initialize();
  await dataSource.destroy();
};

describe('a connection to the database', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.drop();
  });

  it.each([
    ['any work', (url: string) => withClient({ connectionString: url }, (client) => client.query('SELECT'))],
    ['the turn to migrate', migrate],
    ['the look at the ledger', verifyDatabase],
    ['the pool', withPool],
  ])('of %s is asked after half a minute whether it still stands', async (_what, work) => {
    const setKeepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive');

    await work(database.url);

    expect(setKeepAlive).toHaveBeenCalledWith(true, 30_000);
  });

  it('beside the pool is ended when its work fails', async () => {
    let isEnded = false;
    const broken = withClient({ connectionString: database.url }, (client) => {
      client.once('end', () => (isEnded = true));
      return client.query('SELECT nonsense');
    });

    await expect(broken).rejects.toThrow('nonsense');
    expect(isEnded).toBe(true);
  });
});
