import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { createDataSource } from './data-source.js';
import { Database } from './database.js';
import { isDatabaseUnavailable } from './pg-errors.js';

describe('isDatabaseUnavailable', () => {
  let testDatabase: TestDatabase;
  let dataSource: ReturnType<typeof createDataSource>;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    dataSource = await createDataSource(testDatabase.url).initialize();
    database = new Database(dataSource);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await testDatabase.drop();
  });

  const refusal = async (work: () => Promise<unknown>): Promise<unknown> => {
    try {
      await work();
    } catch (error) {
      return error;
    }
    throw new Error('it worked');
  };
  const inTransaction = (...statements: string[]) =>
    refusal(() =>
      database.transaction(async ({ query }) => {
        for (const statement of statements) await query(statement);
      }),
    );
  const connectTo = (host: string, port = 5432) =>
    refusal(() => new Client({ host, port, user: 'nobody', database: 'nothing' }).connect());

  it('is true when a statement takes longer than we let it', async () => {
    const error = await inTransaction(`SET LOCAL statement_timeout = '20ms'`, 'SELECT pg_sleep(5)');

    expect(error).toMatchObject({ code: '57014' });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('is true when a transaction was left idle too long', async () => {
    const client = new Client({ connectionString: testDatabase.url });
    const said = new Promise<unknown>((resolve) => client.once('error', resolve));
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = '20ms'`);

    const error = await said;

    expect(error).toMatchObject({ code: '25P03' });
    expect(isDatabaseUnavailable(error)).toBe(true);
    await pause(20);
    expect(isDatabaseUnavailable(await refusal(() => client.query('SELECT 1')))).toBe(true);
  });

  it('is true when the database only reads, as a copy that takes over does', async () => {
    const error = await inTransaction('SET TRANSACTION READ ONLY', 'DELETE FROM events');

    expect(error).toMatchObject({ code: '25006' });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('is true when nobody listens, by address, by name and by socket file', async () => {
    const port = await closedPort();

    expect(isDatabaseUnavailable(await connectTo('127.0.0.1', port))).toBe(true);
    expect(isDatabaseUnavailable(await connectTo('localhost', port))).toBe(true);
    expect(isDatabaseUnavailable(await connectTo('/no/such/directory'))).toBe(true);
  });

  it.each([
    ['EHOSTUNREACH', 'connect'],
    ['ENETUNREACH', 'connect'],
    ['ENOTFOUND', 'getaddrinfo'],
    ['EAI_AGAIN', 'getaddrinfo'],
    ['ECONNRESET', 'read'],
    ['EPIPE', 'write'],
  ])('is true for %s of %s, which the network says', (code, syscall) => {
    expect(isDatabaseUnavailable(Object.assign(new Error(), { code, syscall }))).toBe(true);
  });

  it('is true when the server has no memory left', () => {
    expect(isDatabaseUnavailable({ driverError: { code: '53200', severity: 'ERROR' } })).toBe(true);
  });

  it('is false for a file that is missing', async () => {
    const error = await refusal(() => readFile('no-such-photo.jpg'));

    expect(error).toMatchObject({ code: 'ENOENT' });
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it('is false for a mistake in the SQL and for a row that breaks a rule', async () => {
    expect(isDatabaseUnavailable(await inTransaction('SELECT nothing_like_it'))).toBe(false);
    expect(isDatabaseUnavailable(await inTransaction('INSERT INTO events DEFAULT VALUES'))).toBe(false);
  });
});

/** A port nobody listens on. */
const closedPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
