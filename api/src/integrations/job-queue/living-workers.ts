import { once } from 'node:events';
import type { ClientBase, Pool } from 'pg';

/** Class of the advisory locks by which a worker shows that it lives; the number in it is a hash of the worker's name. */
const ALIVE_LOCK = 4012;

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

/**
 * Gives back the jobs, and their lines, that workers held which are dead. Left to itself the library waits four hours, for
 * it cannot tell a dead worker from a slow one, and takes no job of a line that is held.
 */
export const freeHeldByDead = async (pool: Pool): Promise<void> => {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(worker.name))
       FROM (SELECT DISTINCT locked_by AS name FROM graphile_worker.jobs WHERE locked_by IS NOT NULL) worker
      WHERE pg_try_advisory_xact_lock($1, hashtext(worker.name))`,
    [ALIVE_LOCK],
  );
};
