import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { parseSettings } from '#src/config/settings.js';
import { createDataSource } from '#src/database/data-source.js';
import { Database } from '#src/database/database.js';
import { DatabaseAddress } from '#src/database/database-address.js';
import { createTestDatabase, type TestDatabase } from '#test/test-database.js';
import { FREE_HELD_BY_DEAD, JobQueue } from './job-queue.js';
import { showAlive } from './living-workers.js';

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

  it('begins anew with jobs that have given up, and with none that may have ended its process', async () => {
    const done: unknown[] = [];
    const idle = await startQueue(async () => undefined, 'false');
    for (const payload of ['failed', 'killed']) await idle.add(database, 'spec.do', payload);
    await database.query(
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, run_at = now() + interval '1 day',
         last_error = CASE WHEN payload #>> '{}' = 'failed' THEN 'the storage is away' END`,
    );
    const queue = await startQueue(async (payload) => void done.push(payload));

    await queue.renew('spec.do');

    await until(() => done.length > 0);
    expect(done).toEqual(['failed']);
    await until(async () => (await waiting('spec.do')) === 1);
    await database.query('DELETE FROM graphile_worker._private_jobs');
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

  /** As if this worker were at the job, and held its line. */
  const hold = (payload: string, worker: string) =>
    database.query(
      `WITH job AS (
         UPDATE graphile_worker._private_jobs SET locked_by = $2, locked_at = now(), attempts = 1
          WHERE payload #>> '{}' = $1 RETURNING job_queue_id
       ), line AS (
         UPDATE graphile_worker._private_job_queues SET locked_by = $2, locked_at = now()
          WHERE id IN (SELECT job_queue_id FROM job)
       ) SELECT FROM job`,
      [payload, worker],
    );

  it('goes on at once with the job that a killed process was at, and with the line behind it', async () => {
    const done: unknown[] = [];
    const idle = await startQueue(async () => undefined, 'false');
    for (const payload of ['first', 'second']) await idle.add(database, 'spec.do', payload, { line: 'spec' });
    await hold('first', 'killed');

    await startQueue(async (payload) => void done.push(payload));

    await until(() => done.length === 2);
    expect(done).toEqual(['first', 'second']);
  });

  it('leaves another process its job, until that one is killed', async () => {
    const done: unknown[] = [];
    const idle = await startQueue(async () => undefined, 'false');
    await idle.add(database, 'spec.do', 'held');
    await hold('held', 'slow');
    const slow = new Client({ connectionString: testDatabase.url, application_name: 'slow' });
    await slow.connect();
    await showAlive(slow, 'slow');
    const queue = await startQueue(async (payload) => void done.push(payload));
    const minutePasses = async () => {
      await queue.add(database, FREE_HELD_BY_DEAD, null);
      await until(async () => (await waiting(FREE_HELD_BY_DEAD)) === 0);
    };

    await minutePasses();
    await queue.add(database, 'spec.do', 'another');
    await until(() => done.length > 0);
    expect(done).toEqual(['another']);

    await slow.end();
    await until(async () => (await connectionsOf('slow')) === 0);
    await minutePasses();
    await until(() => done.length > 1);
    expect(done).toEqual(['another', 'held']);
  });

  it('shows that its worker lives', async () => {
    let end = (): void => undefined;
    const isEnded = new Promise<void>((resolve) => (end = resolve));
    let starts = 0;
    const queue = await startQueue(async () => {
      starts += 1;
      await isEnded;
    });
    await queue.add(database, 'spec.do', null);
    await until(() => starts === 1);
    await until(async () => (await livingWorkers()) > 0);

    const other = await startQueue(async () => void (starts += 1));
    await other.add(database, FREE_HELD_BY_DEAD, null);
    await until(async () => (await waiting(FREE_HELD_BY_DEAD)) === 0);

    expect(await waiting('spec.do')).toBe(1);
    expect(starts).toBe(1);
    end();
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
    await until(async () => (await livingWorkers()) > 0);
    await database.query(`SELECT pg_notify('worker:migrate', '{"breaking": true}')`);
    await until(async () => (await livingWorkers()) === 0);
    await pause(100);
    process.exitCode = exitCode;
  };
  const waiting = async (task: string): Promise<number> =>
    (await database.query('SELECT FROM graphile_worker.jobs WHERE task_identifier = $1', [task])).length;
  const connectionsOf = async (name: string): Promise<number> =>
    (await database.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [name])).length;
  const livingWorkers = async (): Promise<number> => {
    const rows = await database.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_advisory_lock_shared%'
         AND pid <> pg_backend_pid()`,
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
