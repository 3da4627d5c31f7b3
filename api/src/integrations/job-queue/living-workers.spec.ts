import { Client } from 'pg';
import type { Database } from '#src/database/database.js';
import { createTestQueues } from '#test/database/test-queues.js';
import { until } from '#test/until.js';
import { FREE_HELD_BY_DEAD, FREE_STILL_SILENT } from './job-queue.js';
import { ALIVE_LOCK, showAlive } from './living-workers.js';

describe('the workers of a job queue', () => {
  let queues: Awaited<ReturnType<typeof createTestQueues>>;
  let database: Database;

  beforeAll(async () => {
    queues = await createTestQueues();
    ({ database } = queues);
  });
  afterEach(() => queues.stopAll());
  afterAll(() => queues.close());

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

  const minutePasses = async () => {
    await database.query('SELECT graphile_worker.add_job($1)', [FREE_HELD_BY_DEAD]);
    await until(async () => (await queues.waiting(FREE_HELD_BY_DEAD)) === 0);
  };
  const silenceLasts = async () => {
    await database.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now()
        WHERE id IN (SELECT id FROM graphile_worker.jobs WHERE task_identifier = $1)`,
      [FREE_STILL_SILENT],
    );
    await until(async () => (await queues.waiting(FREE_STILL_SILENT)) === 0);
  };
  const showingAlive = async (worker: string) => {
    const connection = new Client({ connectionString: queues.url, application_name: worker });
    await connection.connect();
    await showAlive(connection, worker);
    const lose = async () => {
      await connection.end();
      await until(async () => (await connectionsOf(worker)) === 0);
    };
    return { lose };
  };

  it('goes on with the job that a killed process was at, and with the line behind it', async () => {
    const done: unknown[] = [];
    const idle = await queues.start(async () => undefined, 'false');
    for (const payload of ['first', 'second']) await idle.add(database, 'spec.do', payload, { line: 'spec' });
    await hold('first', 'killed');
    await queues.start(async (payload) => void done.push(payload));

    await minutePasses();
    await silenceLasts();

    await until(() => done.length === 2);
    expect(done).toEqual(['first', 'second']);
  });

  it('looks for killed processes as soon as it starts', async () => {
    const idle = await queues.start(async () => undefined, 'false');
    await idle.add(database, 'spec.do', 'held');
    await hold('held', 'killed');

    await queues.start(async () => undefined);

    expect(await queues.waiting(FREE_STILL_SILENT)).toBe(1);
    await silenceLasts();
    await until(async () => (await queues.waiting('spec.do')) === 0);
  });

  it('leaves another process its job, also when that connects again, until that one is killed', async () => {
    const done: unknown[] = [];
    const idle = await queues.start(async () => undefined, 'false');
    await idle.add(database, 'spec.do', 'held');
    await hold('held', 'slow');
    const first = await showingAlive('slow');
    const queue = await queues.start(async (payload) => void done.push(payload));

    await minutePasses();
    expect(await queues.waiting(FREE_STILL_SILENT)).toBe(0);
    await first.lose();
    await minutePasses();
    expect(await queues.waiting(FREE_STILL_SILENT)).toBe(1);
    const second = await showingAlive('slow');
    await silenceLasts();
    await queue.add(database, 'spec.do', 'another');
    await until(() => done.length > 0);
    expect(done).toEqual(['another']);

    await second.lose();
    await minutePasses();
    await silenceLasts();
    await until(() => done.length > 1);
    expect(done).toEqual(['another', 'held']);
  });

  it('goes on with a line that is held for no job', async () => {
    const done: unknown[] = [];
    const idle = await queues.start(async () => undefined, 'false');
    await idle.add(database, 'spec.do', 'ended by another', { line: 'spec' });
    await hold('ended by another', 'slow');
    await database.query('DELETE FROM graphile_worker._private_jobs');
    await idle.add(database, 'spec.do', 'next', { line: 'spec' });
    await queues.start(async (payload) => void done.push(payload));

    await minutePasses();
    expect(done).toEqual([]);
    await database.query(
      `UPDATE graphile_worker._private_job_queues SET locked_at = now() - interval '2 minutes'`,
    );
    await minutePasses();

    await until(() => done.length > 0);
    expect(done).toEqual(['next']);
  });

  it('does not take its own worker for dead when that has lost its connection', async () => {
    let end = (): void => undefined;
    const isEnded = new Promise<void>((resolve) => (end = resolve));
    const starts: unknown[] = [];
    const queue = await queues.start(async (payload) => {
      starts.push(payload);
      if (payload === 'long') await isEnded;
      if (payload !== 'cut') return;
      // The minute's job is taken up as soon as this ends, before the worker has connected again.
      await queue.add(database, FREE_HELD_BY_DEAD, null);
      await cut();
    });
    await queue.add(database, 'spec.do', 'long');
    await until(async () => starts.length === 1 && (await signsOfLife()).length === 1);

    await queue.add(database, 'spec.do', 'cut');
    await until(
      async () => (await queues.waiting('spec.do')) === 1 && (await queues.waiting(FREE_HELD_BY_DEAD)) === 0,
    );
    await queue.add(database, 'spec.do', 'after');
    await until(() => starts.includes('after'));

    expect(starts).toEqual(['long', 'cut', 'after']);
    expect(await queues.waiting(FREE_STILL_SILENT)).toBe(0);
    end();
  });

  it('tries again to show that its worker lives', async () => {
    await queues.start(async () => undefined);
    await until(async () => (await signsOfLife()).length === 1);
    const guard = new Client({ connectionString: queues.url });
    await guard.connect();
    try {
      const [sign] = await signsOfLife();
      const isHeldUp = guard.query(
        'SELECT pg_advisory_lock(classid::int, objid::int) FROM pg_locks WHERE pid = $1',
        [sign?.pid],
      );
      await until(async () => (await signsOfLife(false)).length === 1);
      await cut();
      await isHeldUp;
      await until(async () => (await signsOfLife(false)).length === 1);
      const [waitingSign] = await signsOfLife(false);
      await database.query('SELECT pg_cancel_backend($1)', [waitingSign?.pid]);
      await until(async () => (await signsOfLife(false)).length === 0);
    } finally {
      await guard.end();
    }

    await until(async () => (await signsOfLife()).length === 1);
  });

  it('shows that its worker lives', async () => {
    let end = (): void => undefined;
    const isEnded = new Promise<void>((resolve) => (end = resolve));
    let starts = 0;
    const queue = await queues.start(async () => {
      starts += 1;
      await isEnded;
    });
    await queue.add(database, 'spec.do', null);
    await until(() => starts === 1);
    await until(async () => (await signsOfLife()).length > 0);

    await queues.start(async () => void (starts += 1));
    await minutePasses();

    expect(await queues.waiting(FREE_STILL_SILENT)).toBe(0);
    expect(await queues.waiting('spec.do')).toBe(1);
    expect(starts).toBe(1);
    end();
  });

  const connectionsOf = async (name: string): Promise<number> =>
    (await database.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [name])).length;
  const signsOfLife = (isGranted = true): Promise<{ pid: number }[]> =>
    database.query(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND granted = $2
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [ALIVE_LOCK, isGranted],
    );
  /** As when a network drops what is idle; the worker's other connections stay. */
  const cut = async (): Promise<void> => {
    for (const { pid } of await signsOfLife()) {
      await database.query('SELECT pg_terminate_backend($1)', [pid]);
      await until(async () => (await signsOfLife()).every((sign) => sign.pid !== pid));
    }
  };
});
