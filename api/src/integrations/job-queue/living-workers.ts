import { once } from 'node:events';
import type { ClientBase, Pool } from 'pg';

/** Class of the advisory locks by which a worker shows that it lives; the number in it is a hash of the worker's name. */
export const ALIVE_LOCK = 4012;

/** Clocks of machines that are kept right differ by less. */
export const CLOCKS_DIFFER_SECONDS = 90;

/**
 * Shows that a worker lives for as long as its connection does: the database lets go of the lock with the connection,
 * however the process ended.
 * @param connection the worker's own; a worker that had it before is dead
 */
export const showAlive = async (connection: ClientBase, worker: string): Promise<void> => {
  await connection.query('SELECT pg_advisory_unlock_all(), pg_advisory_lock_shared($1, hashtext($2))', [
    ALIVE_LOCK,
    worker,
  ]);
};

/** As `showAlive`, once the connection has done what it was just asked: it does one thing at a time. */
export const showAliveNext = async (connection: ClientBase, worker: string): Promise<void> => {
  await once(connection, 'drain');
  await showAlive(connection, worker);
};

/** Workers that hold jobs and do not show that they live: dead, or without their connection for the moment. */
export const findSilent = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM (SELECT DISTINCT locked_by AS name FROM graphile_worker.jobs WHERE locked_by IS NOT NULL) worker
      WHERE pg_try_advisory_xact_lock($1, hashtext(name))`,
    [ALIVE_LOCK],
  );
  return rows.map(({ name }) => name);
};

/**
 * Gives back the jobs, and their lines, of those workers that still do not show that they live. Left to itself the library
 * waits four hours, for it cannot tell a dead worker from a slow one, and takes no job of a line that is held.
 */
export const freeHeldBySilent = async (pool: Pool, workers: readonly string[]): Promise<void> => {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(name)) FROM unnest($2::text[]) name
      WHERE pg_try_advisory_xact_lock($1, hashtext(name))`,
    [ALIVE_LOCK, workers],
  );
};

/**
 * Frees lines that are held for no job. When a job ran twice the worker that ends it first removes it, but frees only a line
 * that it holds itself; the other finds nothing to remove, and frees nothing. A line held for less than a minute may have
 * been taken since this statement looked at the jobs.
 */
export const freeEmptyLines = async (pool: Pool): Promise<void> => {
  await pool.query(
    `UPDATE graphile_worker._private_job_queues line SET locked_by = NULL, locked_at = NULL
      WHERE locked_at < now() - interval '1 minute'
        AND NOT EXISTS (SELECT FROM graphile_worker._private_jobs job
                         WHERE job.job_queue_id = line.id AND job.locked_by = line.locked_by)`,
  );
};

/**
 * Lets schedules run again that a process ran for a moment which is still to come, since its clock was ahead: the library runs
 * none until the latest moment for which it was run has passed.
 */
export const freeAheadSchedules = async (pool: Pool): Promise<void> => {
  await pool.query(
    `UPDATE graphile_worker._private_known_crontabs SET last_execution = now()
      WHERE last_execution > now() + make_interval(secs => $1)`,
    [CLOCKS_DIFFER_SECONDS],
  );
};
