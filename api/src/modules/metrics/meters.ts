import type { Gauge, Histogram, Registry } from 'prom-client';
import { MESSAGE_CHANNELS } from '#contract/messages.js';
import type { Database } from '#src/database/database.js';
import type { WaitingWork } from './waiting-work.repository.js';

/** From ready bytes to what a phone no longer waits for, in seconds. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30];

/** Longer than the resolution that is asked for by default, as looking costs something each time. */
const EVENT_LOOP_RESOLUTION_MS = 20;

/** What a request is counted by; each of few values, and none of a person's. */
export interface RequestLabels {
  method: string;
  /** The route's pattern. */
  route: string;
  /** Class of the status. */
  status: string;
}

/** What does not change while the process runs. */
interface ProcessFacts {
  version: string;
  poolSize: number;
  /** All tasks that the product knows. */
  tasks: readonly string[];
}

type Library = typeof import('prom-client');

/** What is measured of one process, by the names that stand in `.github/operations.md`. */
export class Meters {
  readonly registry: Registry;
  private readonly requests: Histogram;
  private readonly connections: Gauge;
  private readonly connectionsAwaited: Gauge;
  private readonly databaseAnswers: Gauge;
  private readonly jobs: Gauge;
  private readonly oldestJob: Gauge;
  private readonly messages: Gauge;
  private readonly oldestMessage: Gauge;

  constructor(
    private readonly library: Library,
    private readonly facts: ProcessFacts,
  ) {
    this.registry = new library.Registry();
    library.collectDefaultMetrics({
      register: this.registry,
      eventLoopMonitoringPrecision: EVENT_LOOP_RESOLUTION_MS,
    });
    this.requests = new library.Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by method, pattern of the route and class of the status; aborted: the caller went away.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [this.registry],
    });
    this.gauge('info', 'The version that runs.', ['version']).set({ version: facts.version }, 1);
    this.gauge('database_pool_limit', 'Most database connections for requests.').set(facts.poolSize);
    this.connections = this.gauge('database_pool_connections', 'Open database connections for requests.', [
      'state',
    ]);
    this.connectionsAwaited = this.gauge('database_pool_waiting', 'Callers that wait for a connection.');
    this.databaseAnswers = this.gauge('database_up', '1 while the database says in time what waits.');
    this.jobs = this.gauge('jobs', 'Jobs of all processes: waiting, or given up within a day.', [
      'task',
      'state',
    ]);
    this.oldestJob = this.gauge('jobs_oldest_seconds', 'How long the oldest job has been due.', ['task']);
    this.messages = this.gauge('messages', 'Messages of all processes: waiting, or failed within a day.', [
      'channel',
      'state',
    ]);
    this.oldestMessage = this.gauge('messages_oldest_seconds', 'How long the oldest message has waited.', [
      'channel',
    ]);
  }

  observe({ method, route, status }: RequestLabels, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  showPool({ total, idle, waiting }: Database['poolUse']): void {
    this.connections.set({ state: 'busy' }, total - idle);
    this.connections.set({ state: 'idle' }, idle);
    this.connectionsAwaited.set(waiting);
  }

  /** @param work undefined when it is not known: then nothing stands for it, neither what was before nor zero */
  showWork(work: WaitingWork | undefined): void {
    this.databaseAnswers.set(work ? 1 : 0);
    for (const gauge of [this.jobs, this.oldestJob, this.messages, this.oldestMessage]) gauge.reset();
    if (!work) return;
    for (const task of this.facts.tasks) this.showJobs({ task, ...NOTHING });
    for (const channel of MESSAGE_CHANNELS) this.showMessages({ channel, ...NOTHING });
    work.jobs.forEach((count) => this.showJobs(count));
    work.messages.forEach((count) => this.showMessages(count));
  }

  private showJobs({ task, waiting, failed, oldestSeconds }: WaitingWork['jobs'][number]): void {
    this.jobs.set({ task, state: 'waiting' }, waiting);
    this.jobs.set({ task, state: 'failed' }, failed);
    this.oldestJob.set({ task }, oldestSeconds);
  }

  private showMessages({ channel, waiting, failed, oldestSeconds }: WaitingWork['messages'][number]): void {
    this.messages.set({ channel, state: 'waiting' }, waiting);
    this.messages.set({ channel, state: 'failed' }, failed);
    this.oldestMessage.set({ channel }, oldestSeconds);
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new this.library.Gauge({
      name: `honky_tonk_${name}`,
      help,
      labelNames,
      registers: [this.registry],
    });
  }
}

const NOTHING = { waiting: 0, failed: 0, oldestSeconds: 0 };
