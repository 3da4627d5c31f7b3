import pg from 'pg';
import { createTestDatabase } from './test-database.js';

const rows = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

describe('createTestDatabase', () => {
  it('gives each caller a database that no other sees', async () => {
    const [mine, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await rows(mine.url, 'CREATE TABLE only_here (id int)');
    await expect(rows(other.url, 'SELECT * FROM only_here')).rejects.toThrow('does not exist');
    await Promise.all([mine.drop(), other.drop()]);
  });

  it('is gone after drop, even while somebody is connected', async () => {
    const database = await createTestDatabase();
    const idle = new pg.Client({ connectionString: database.url });
    idle.on('error', () => undefined);
    await idle.connect();
    await database.drop();
    await expect(rows(database.url, 'SELECT 1')).rejects.toThrow('does not exist');
  });
});
