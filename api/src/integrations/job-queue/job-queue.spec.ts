import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#src/database/database.js';
import { createTestQueues } from '#test/database/test-queues.js';
import { until } from '#test/until.js';
import { ALIVE_LOCK } from './living-workers.js';

describe('JobQueue', () => {
  let queues: Awaited<ReturnType<typeof createTestQueues>>;
  let database: Database;

  beforeAll(async () => {
    queues = await createTestQueues();
    ({ database } = queues);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await queues.stopAll();
  });
  afterAll(() => queues.close());

  it('does a job once its transaction has committed', async () => {
    const done: unknown[] = [];
    const queue = await queues.start(async (payload) => void done.push(payload));

    await database.transaction((transaction) => queue.add(transaction, 'spec.do', { photoId: 7 }));

    await until(() => done.length > 0);
    expect(done).toEqual([{ photoId: 7 }]);
  });

  it('forgets a job whose transaction was rolled back', async () => {
    const done: unknown[] = [];
    const queue = await queues.start(async (payload) => void done.push(payload));

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
    const queue = await queues.start(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('the storage is away');
    });

    await queue.add(database, 'spec.do', null);
    await until(() => attempts === 1);
    await database.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE attempts = 1`);

    await until(() => attempts === 2);
  });

  it('begins again with jobs that have given up, not with old ones or what may have ended its process', async () => {
    const done: unknown[] = [];
    const idle = await queues.start(async () => undefined, 'false');
    for (const payload of ['failed', 'killed', 'hopeless']) await idle.add(database, 'spec.do', payload);
    await database.query(
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, run_at = now() + interval '1 day',
         last_error = CASE WHEN payload #>> '{}' <> 'killed' THEN 'the storage is away' END,
         created_at = CASE WHEN payload #>> '{}' = 'hopeless' THEN now() - interval '8 days' ELSE now() END`,
    );
    const queue = await queues.start(async (payload) => void done.push(payload));

    await queue.renew('spec.do');

    await until(() => done.length > 0);
    expect(done).toEqual(['failed']);
    await until(async () => (await queues.waiting('spec.do')) === 2);
    await database.query('DELETE FROM graphile_worker._private_jobs');
  });

  it('keeps a job for the next start when this process does no jobs', async () => {
    const done: unknown[] = [];
    const idle = await queues.start(async () => void done.push('by the idle process'), 'false');
    await idle.add(database, 'spec.do', null);
    expect(done).toEqual([]);

    await queues.start(async () => void done.push('by the worker'));

    await until(() => done.length > 0);
    expect(done).toEqual(['by the worker']);
  });

  it('lets a running job finish when the app stops', async () => {
    let finished = false;
    let started = false;
    const queue = await queues.start(async () => {
      started = true;
      await pause(300);
      finished = true;
    });
    await queue.add(database, 'spec.do', null);
    await until(() => started);

    await queues.stopLast();

    expect(finished).toBe(true);
  });

  it('stops with the app though its worker has died before', async () => {
    const queue = await queues.start(async () => undefined);
    await killWorker();

    await expect(queues.stopLast()).resolves.toBeUndefined();

    await expect(queue.onApplicationShutdown()).rejects.toThrow('Called end on pool more than once');
  });

  it('works again after its worker has died', async () => {
    const done: unknown[] = [];
    const queue = await queues.start(async (payload) => void done.push(payload));
    await killWorker();

    await queue.add(database, 'spec.do', 'after');

    await until(() => done.length > 0);
    expect(done).toEqual(['after']);
  });

  describe('with a clock that was ahead', () => {
    /** Starts a worker. @returns what it does each minute */
    const startWorker = async (): Promise<() => void> => {
      const timers = jest.spyOn(globalThis, 'setInterval');
      await queues.start(async () => undefined);
      const [minute] = timers.mock.calls.find(([, milliseconds]) => milliseconds === 60_000) ?? [];
      if (!minute) throw new Error('it does nothing each minute');
      return minute;
    };
    const runAhead = () =>
      database.query(
        `INSERT INTO graphile_worker._private_known_crontabs VALUES ('spec.ahead', now(), now() + interval '1 day')
         ON CONFLICT (identifier) DO UPDATE SET last_execution = excluded.last_execution`,
      );
    const isFree = async (): Promise<boolean> => {
      const rows = await database.query(
        `SELECT FROM graphile_worker._private_known_crontabs WHERE identifier = 'spec.ahead' AND last_execution <= now()`,
      );
      return rows.length === 1;
    };

    it('runs what is scheduled again at its start, and within a minute', async () => {
      await queues.start(async () => undefined, 'false');
      await runAhead();
      const minute = await startWorker();
      expect(await isFree()).toBe(true);
      await runAhead();
      minute();
      await until(isFree);
    });

    it('starts its worker, whose timers go by the clock of before, again', async () => {
      const workers = async () =>
        JSON.stringify(
          await database.query(
            `SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = $1
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
            [ALIVE_LOCK],
          ),
        );
      const minute = await startWorker();
      await until(async () => (await workers()) !== '[]');
      const before = await workers();
      minute();
      await pause(200);
      expect(await workers()).toBe(before);

      const now = Date.now.bind(Date);
      jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
      minute();
      await until(async () => ![before, '[]'].includes(await workers()));
    });
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
  const livingWorkers = async (): Promise<number> => {
    const rows = await database.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_advisory_lock_shared%'
         AND pid <> pg_backend_pid()`,
    );
    return rows.length;
  };
});
