import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { compilePrograms, endOf, startProgram } from '#test/programs/start-program.js';

describe('a running venue', () => {
  let directory: string;
  let database: TestDatabase;

  beforeAll(compilePrograms);
  beforeEach(async () => {
    [directory, database] = await Promise.all([mkdtemp(join(tmpdir(), 'main-')), createTestDatabase()]);
  });
  afterEach(async () => {
    await database.drop();
    await rm(directory, { recursive: true });
  });

  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'https://boot.example' }, false],
  ])('says in production with %j whether its links lead nowhere: %s', async (more, isSaid) => {
    const storage = join(directory, 'uploads');
    const venue = {
      DATABASE_URL: database.url,
      STORAGE_DIRECTORY: storage,
      PORT: '0',
      NODE_ENV: 'production',
    };
    const child = startProgram('main', [], { cwd: directory, env: { ...venue, ...more } });
    const end = endOf(child);
    child.stdout?.on('data', (bytes: Buffer) => {
      if (String(bytes).includes('the venue is open')) setTimeout(() => child.kill('SIGTERM'), 200);
    });

    expect((await end).output.includes('PUBLIC_URL is not set')).toBe(isSaid);
  });

  it('shuts down in order when its terminal is closed', async () => {
    const env = { DATABASE_URL: database.url, STORAGE_DIRECTORY: join(directory, 'uploads'), PORT: '0' };
    const child = startProgram('main', [], { cwd: directory, env });
    const end = endOf(child);
    child.stdout?.on('data', (bytes: Buffer) => {
      if (String(bytes).includes('The venue is open')) child.kill('SIGHUP');
    });

    expect(await end).toMatchObject({ exitCode: 0 });
  });
});
