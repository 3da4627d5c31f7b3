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
import { z } from 'zod';
import { Settings } from '#src/config/settings.js';
import { DatabaseAddress } from '#src/database/database-address.js';
import type { SqlRunner } from '#src/database/database.js';
import { KEEP_ALIVE } from '#src/database/with-client.js';
import {
  CLOCKS_DIFFER_SECONDS,
  findSilent,
  freeAheadSchedules,
  freeEmptyLines,
  freeHeldBySilent,
  showAliveNext,
} from './living-workers.js';
import { queueLogger } from './queue-logger.js';

/** A kind of work done behind the answer. It may run twice, so it must not mind. */
interface JobTask {
  /** `area.verb-object` */
  readonly name: string;
  /** When to run without being asked, as five cron fields in UTC. */
  readonly schedule?: string;
  /** @param payload what `JobQueue.add` was given, through JSON */
  run(payload: unknown): Promise<void>;
}

/** What one of the workers does each minute: looks for jobs and lines that nobody is at any more. */
export const FREE_HELD_BY_DEAD = 'job-queue.free-held-by-dead';

/** Gives back what these workers hold, if they are as silent as when the minute's job saw them. */
export const FREE_STILL_SILENT = 'job-queue.free-still-silent';

interface JobOptions {
  /** A job of this name that still waits is replaced by this one. */
  key?: string;
  /** Jobs of one line run one after the other, in all processes together. */
  line?: string;
  /** Not before this many seconds from now; at once unless told. */
  delaySeconds?: number;
}

/**
 * The call that adds a job, for a statement that makes a row and the row's job in one round trip.
 * @param task a name from the code, never from outside
 * @param payload SQL expression of type json
 */
export const addJobSql = (task: string, payload: string, options: JobOptions = {}): string => {
  const { key, line, delaySeconds } = options;
  const queue = line === undefined ? 'NULL' : `'${line}'`;
  const jobKey = key === undefined ? '' : `, job_key => '${key}'`;
  const runAt =
    delaySeconds === undefined ? '' : `, run_at => now() + make_interval(secs => ${delaySeconds})`;
  return `graphile_worker.add_job('${task}', ${payload}, queue_name => ${queue}, max_attempts => ${MOST_ATTEMPTS}${jobKey}${runAt})`;
};

/**
 * Makes the queue's own tables, which adding a job needs, where no process of the product has run.
 * @param url `postgres://…`
 */
export const makeJobTables = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: queueLogger });

/** LISTEN holds one connection; the rest fetch and finish jobs. Kept apart from the pool that answers requests. */
const CONNECTIONS = 3;
const JOBS_AT_ONCE = 2;
const MOST_ATTEMPTS = 8;
const RESTART_MILLISECONDS = 5_000;
const MINUTE_MILLISECONDS = 60_000;

/** The library takes up to a minute to connect again, as after a restart of the database, while its jobs go on. */
const SILENCE_SECONDS = 90;

/** A job that goes on longer must not keep the process answering requests. */
const GRACE_MILLISECONDS = 5_000;

/**
 * Jobs are reported done or failed in batches, though of one: only batches catch a database that is away meanwhile. Without
 * them its refusal is a promise that nobody holds, which ends the process.
 */
const SAFE_REPORTS = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** How far the clock on the wall is ahead of the one that nobody sets, in milliseconds. */
const clockLead = (): number => Date.now() - performance.now();

const silentPayload = z.object({ workers: z.array(z.string()) });

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
  /** Name of the worker that lives in this process, connected or not. */
  private worker: string | undefined;
  private restart?: NodeJS.Timeout;
  private minute?: NodeJS.Timeout;
  private lead = clockLead();
  private isStopping = false;

  constructor(
    private readonly settings: Settings,
    address: DatabaseAddress,
  ) {
    this.pool = new Pool({ connectionString: address.url, max: CONNECTIONS, ...KEEP_ALIVE });
    const report = (error: Error) => this.logger.warn({ reason: error.message }, 'a job connection broke');
    this.pool.on('error', report);
    this.pool.on('connect', (client) => client.on('error', report));
    this.register({ name: FREE_HELD_BY_DEAD, schedule: '* * * * *', run: () => this.lookForDead() });
    this.register({
      name: FREE_STILL_SILENT,
      run: (payload) => freeHeldBySilent(this.pool, this.others(silentPayload.parse(payload).workers)),
    });
  }

  /** Makes a task known; to be called before the app has started. */
  register(task: JobTask): void {
    this.tasks.set(task.name, task);
  }

  /** All tasks that the product knows. */
  get taskNames(): string[] {
    return [...this.tasks.keys()];
  }

  /**
   * Adds a job as part of the caller's transaction.
   * @param payload anything JSON can say; ids, not contents
   */
  async add(transaction: SqlRunner, task: string, payload: unknown, options: JobOptions = {}): Promise<void> {
    await transaction.query(`SELECT ${addJobSql(task, '$1::json', options)}`, [JSON.stringify(payload)]);
  }

  /** Drops jobs, not yet begun, whose payload holds one of these words, such as the address of somebody who is forgotten. */
  async forget(transaction: SqlRunner, words: readonly string[]): Promise<void> {
    await transaction.query(
      `SELECT graphile_worker.complete_jobs(coalesce(array_agg(id), '{}')) FROM graphile_worker._private_jobs
        WHERE locked_at IS NULL
          AND EXISTS (SELECT FROM unnest($1::text[]) word WHERE strpos(lower(payload::text), to_json(word)::text) > 0)`,
      [words],
    );
  }

  /**
   * Begins again with the jobs of a task that have given up. One that never failed, but ended with its process each time, is
   * left alone: it may be what ended it. So is one older than a week, which nothing has helped.
   */
  async renew(task: string): Promise<void> {
    await this.pool.query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 0) FROM graphile_worker.jobs
        WHERE task_identifier = $1 AND attempts >= max_attempts AND locked_at IS NULL AND last_error IS NOT NULL
          AND created_at > now() - interval '7 days'`,
      [task],
    );
  }

  /** Makes the queue's own tables, which `add` needs even where no job runs, then starts working. */
  async onApplicationBootstrap(): Promise<void> {
    await runMigrations({ pgPool: this.pool, logger: queueLogger });
    if (!this.settings.jobsEnabled) return;
    await freeAheadSchedules(this.pool);
    await this.start();
    // A schedule cannot look after the schedules.
    this.minute = setInterval(() => void this.watchClock(), MINUTE_MILLISECONDS);
    // It may have been started because another was killed.
    await this.lookForDead();
  }

  /** Lets running jobs finish for a few seconds; what remains is tried again by the next process that starts. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.restart);
    clearInterval(this.minute);
    await this.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => (this.worker = workerPool.id));
    // The connection that listens is the one that lives as long as the worker does, and is made again when it breaks.
    events.on('pool:listen:success', ({ client, workerPool }) => void this.showAlive(client, workerPool.id));
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

  private async showAlive(connection: ClientBase, worker: string): Promise<void> {
    try {
      await showAliveNext(connection, worker);
    } catch (error) {
      this.logger.warn({ err: error }, 'a job worker could not show that it lives');
      // As if the connection had broken: the library then listens again, and the worker tries again.
      connection.emit('error', error);
    }
  }

  private async lookForDead(): Promise<void> {
    await freeEmptyLines(this.pool);
    const workers = this.others(await findSilent(this.pool));
    if (workers.length === 0) return;
    const job = addJobSql(FREE_STILL_SILENT, '$1::json', { delaySeconds: SILENCE_SECONDS });
    await this.pool.query(`SELECT ${job}`, [JSON.stringify({ workers })]);
  }

  /** Where the clock was set back, the library's own timer still waits for the minute that came next by the clock of before. */
  private async watchClock(): Promise<void> {
    const fallen = this.lead - clockLead();
    this.lead -= fallen;
    try {
      await freeAheadSchedules(this.pool);
    } catch (error) {
      this.logger.warn({ err: error }, 'the schedules could not be looked after');
    }
    // When it has stopped it is started again.
    if (fallen > CLOCKS_DIFFER_SECONDS * 1_000) await this.stop();
  }

  private others(workers: readonly string[]): string[] {
    return workers.filter((worker) => worker !== this.worker);
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
    this.worker = undefined;
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
