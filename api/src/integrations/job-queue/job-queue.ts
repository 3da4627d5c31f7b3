import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import {
  parseCronItems,
  run,
  runMigrations,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { type ClientBase, Pool } from 'pg';
import { Settings } from '#src/config/settings.js';
import { DatabaseAddress } from '#src/database/database-address.js';
import type { SqlRunner } from '#src/database/database.js';
import { freeHeldByDead, showAliveNext } from './living-workers.js';
import { queueLogger } from './queue-logger.js';

/** A kind of work done behind the answer. It may run twice, so it must not mind. */
export interface JobTask {
  /** `area.verb-object` */
  readonly name: string;
  /** When to run without being asked, as five cron fields in UTC. */
  readonly schedule?: string;
  /** @param payload what `JobQueue.add` was given, through JSON */
  run(payload: unknown): Promise<void>;
}

/** What each worker does by the minute: see `freeHeldByDead`. */
export const FREE_HELD_BY_DEAD = 'job-queue.free-held-by-dead';

export interface JobOptions {
  /** Jobs of one line run one after the other, in all processes together. */
  line?: string;
  /** How often to try, with growing pauses: 8 attempts, the default, span half an hour. Then the job has given up. */
  maxAttempts?: number;
  /** Not before this many seconds from now; at once unless told. */
  delaySeconds?: number;
}

/**
 * The call that adds a job, for a statement that makes a row and the row's job in one round trip.
 * @param task a name from the code, never from outside
 * @param payload SQL expression of type json
 */
export const addJobSql = (task: string, payload: string, options: JobOptions = {}): string => {
  const { line, maxAttempts = DEFAULT_ATTEMPTS, delaySeconds } = options;
  const queue = line === undefined ? 'NULL' : `'${line}'`;
  const runAt =
    delaySeconds === undefined ? '' : `, run_at => now() + make_interval(secs => ${delaySeconds})`;
  return `graphile_worker.add_job('${task}', ${payload}, queue_name => ${queue}, max_attempts => ${maxAttempts}${runAt})`;
};

/** LISTEN holds one connection; the rest fetch and finish jobs. Kept apart from the pool that answers requests. */
const CONNECTIONS = 3;
const JOBS_AT_ONCE = 2;
const DEFAULT_ATTEMPTS = 8;
const RESTART_MILLISECONDS = 5_000;

/** A job that goes on longer must not keep the process answering requests. */
const GRACE_MILLISECONDS = 5_000;

/**
 * Jobs are reported done or failed in batches, though of one: only batches catch a database that is away meanwhile. Without
 * them its refusal is a promise that nobody holds, which ends the process.
 */
const SAFE_REPORTS = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Work that outlives the request, kept in PostgreSQL (design §2 "job-queue"). A job is added in the transaction that
 * causes it, so that neither exists without the other; any process of the product may do it.
 */
@Injectable()
export class JobQueue implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(JobQueue.name);
  private readonly tasks = new Map<string, JobTask>();
  private readonly pool: Pool;
  private runner?: Runner;
  private restart?: NodeJS.Timeout;
  private isStopping = false;

  constructor(
    private readonly settings: Settings,
    address: DatabaseAddress,
  ) {
    this.pool = new Pool({ connectionString: address.url, max: CONNECTIONS });
    const report = (error: Error) => this.logger.warn({ reason: error.message }, 'a job connection broke');
    this.pool.on('error', report);
    this.pool.on('connect', (client) => client.on('error', report));
    this.register({ name: FREE_HELD_BY_DEAD, schedule: '* * * * *', run: () => freeHeldByDead(this.pool) });
  }

  /** Makes a task known; to be called before the app has started. */
  register(task: JobTask): void {
    this.tasks.set(task.name, task);
  }

  /**
   * Adds a job as part of the caller's transaction.
   * @param payload anything JSON can say; ids, not contents
   */
  async add(transaction: SqlRunner, task: string, payload: unknown, options: JobOptions = {}): Promise<void> {
    await transaction.query(`SELECT ${addJobSql(task, '$1::json', options)}`, [JSON.stringify(payload)]);
  }

  /**
   * Begins anew with the jobs of a task that have given up. One that never failed, but ended with its process each time, is
   * left alone: it may be what ended it.
   */
  async renew(task: string): Promise<void> {
    await this.pool.query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 0) FROM graphile_worker.jobs
        WHERE task_identifier = $1 AND attempts >= max_attempts AND locked_at IS NULL AND last_error IS NOT NULL`,
      [task],
    );
  }

  /** Makes the queue's own tables, which `add` needs even where no job runs, then starts working. */
  async onApplicationBootstrap(): Promise<void> {
    await runMigrations({ pgPool: this.pool, logger: queueLogger });
    if (this.settings.jobsEnabled) await this.start();
  }

  /** Lets running jobs finish for a few seconds; what remains is tried again by whoever starts next. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.restart);
    await this.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    // The connection that listens is the one that lives as long as the worker does.
    events.on('pool:listen:success', ({ client, workerPool }) => void this.begin(client, workerPool.id));
    this.runner = await run({
      pgPool: this.pool,
      logger: queueLogger,
      events,
      noHandleSignals: true,
      concurrency: JOBS_AT_ONCE,
      taskList: this.taskList(),
      parsedCronItems: this.cronItems(),
      preset: SAFE_REPORTS,
    });
    if (this.isStopping) return this.stop();
    // Its promise is fulfilled, too, when the worker has died of an error.
    const onEnd = (error: unknown) => this.startAgainLater(error);
    this.runner.promise.then(onEnd, onEnd);
  }

  /** Frees at once what a process before this one was killed at. */
  private async begin(connection: ClientBase, worker: string): Promise<void> {
    try {
      await showAliveNext(connection, worker);
      await freeHeldByDead(this.pool);
    } catch (error) {
      this.logger.warn({ err: error }, 'a job worker could not show that it lives');
    }
  }

  /** A worker that has died refuses to be stopped; the rest of the shutdown must not be skipped for that. */
  private async stop(): Promise<void> {
    try {
      await Promise.race([this.runner?.stop(), sleep(GRACE_MILLISECONDS, undefined, { ref: false })]);
    } catch (error) {
      this.logger.warn({ err: error }, 'the job worker had stopped before');
    }
  }

  /** A worker that gives up, as when the database restarts, must not leave the queue standing still. */
  private startAgainLater(error: unknown): void {
    if (this.isStopping) return;
    this.logger.warn({ err: error }, 'the job worker stopped and will be started again');
    this.restart = setTimeout(() => {
      this.start().catch((again: unknown) => this.startAgainLater(again));
    }, RESTART_MILLISECONDS);
  }

  private taskList(): TaskList {
    return Object.fromEntries(
      [...this.tasks.values()].map((task) => [task.name, (payload) => task.run(payload)]),
    );
  }

  private cronItems() {
    const scheduled = [...this.tasks.values()].flatMap(({ name, schedule }) =>
      schedule === undefined ? [] : [{ task: name, match: schedule }],
    );
    return parseCronItems(scheduled);
  }
}
