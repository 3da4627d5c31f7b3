import { setTimeout as pause } from 'node:timers/promises';
import { parseSettings } from '#src/config/settings.js';
import { createDataSource } from '#src/database/data-source.js';
import { Database } from '#src/database/database.js';
import { DatabaseAddress } from '#src/database/database-address.js';
import { createTestDatabase, type TestDatabase } from '#test/test-database.js';
import { JobQueue } from './job-queue.js';

describe('JobQueue', () => {
  let testDatabase: TestDatabase;
  let dataSource: ReturnType<typeof createDataSource>;
  let database: Database;
  const running: JobQueue[] = [];

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    dataSource = await createDataSource(testDatabase.url).initialize();
    database = new Database(dataSource);
  });
  afterEach(() => Promise.all(running.splice(0).map(stop)));
  afterAll(async () => {
    await dataSource.destroy();
    await testDatabase.drop();
  });

  const startQueue = async (run: (payload: unknown) => Promise<void>, jobs = 'true') => {
    const queue = new JobQueue(parseSettings({ JOBS: jobs }), new DatabaseAddress(testDatabase.url));
    queue.register({ name: 'spec.do', run });
    await queue.onApplicationBootstrap();
    running.push(queue);
    return queue;
  };

  it('does a job once its transaction has committed', async () => {
    const done: unknown[] = [];
    const queue = await startQueue(async (payload) => void done.push(payload));

    await database.transaction((transaction) => queue.add(transaction, 'spec.do', { photoId: 7 }));

    await until(() => done.length > 0);
    expect(done).toEqual([{ photoId: 7 }]);
  });

  it('forgets a job whose transaction was rolled back', async () => {
    const done: unknown[] = [];
    const queue = await startQueue(async (payload) => void done.push(payload));

    await database
      .transaction(async (transaction) => {
        await queue.add(transaction, 'spec.do', 'undone');
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await database.transaction((transaction) => queue.add(transaction, 'spec.do', 'kept'));

    await until(() => done.length > 0);
    expect(done).toEqual(['kept']);
  });

  it('tries a failed job again', async () => {
    let attempts = 0;
    const queue = await startQueue(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('the storage is away');
    });

    await queue.add(database, 'spec.do', null);
    await until(() => attempts === 1);
    await database.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE attempts = 1`);

    await until(() => attempts === 2);
  });

  it('keeps a job for the next start when this process does no jobs', async () => {
    const done: unknown[] = [];
    const idle = await startQueue(async () => void done.push('by the idle process'), 'false');
    await idle.add(database, 'spec.do', null);
    expect(done).toEqual([]);

    await startQueue(async () => void done.push('by the worker'));

    await until(() => done.length > 0);
    expect(done).toEqual(['by the worker']);
  });

  it('lets a running job finish when the app stops', async () => {
    let finished = false;
    let started = false;
    const queue = await startQueue(async () => {
      started = true;
      await pause(300);
      finished = true;
    });
    await queue.add(database, 'spec.do', null);
    await until(() => started);

    await stop(running.pop());

    expect(finished).toBe(true);
  });

  it('stops with the app though its worker has died before', async () => {
    const queue = await startQueue(async () => undefined);
    await killWorker();

    await expect(stop(running.pop())).resolves.toBeUndefined();

    await expect(queue.onApplicationShutdown()).rejects.toThrow('Called end on pool more than once');
  });

  it('works again after its worker has died', async () => {
    const done: unknown[] = [];
    const queue = await startQueue(async (payload) => void done.push(payload));
    await killWorker();

    await queue.add(database, 'spec.do', 'after');

    await until(() => done.length > 0);
    expect(done).toEqual(['after']);
  });

  /** As a newer version does that migrates the queue's tables; nothing else ends a worker so quickly. */
  const killWorker = async (): Promise<void> => {
    const exitCode = process.exitCode;
    await until(async () => (await listeners()) > 0);
    await database.query(`SELECT pg_notify('worker:migrate', '{"breaking": true}')`);
    await until(async () => (await listeners()) === 0);
    await pause(100);
    process.exitCode = exitCode;
  };
  const listeners = async (): Promise<number> => {
    const rows = await database.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'`,
    );
    return rows.length;
  };
});

const stop = async (queue: JobQueue | undefined): Promise<void> => {
  await queue?.beforeApplicationShutdown();
  await queue?.onApplicationShutdown();
};

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  for (let waited = 0; !(await isTrue()); waited += 20) {
    if (waited > 10_000) throw new Error('it did not happen within 10 seconds');
    await pause(20);
  }
};
