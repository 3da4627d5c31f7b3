import { execFile, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, startApi, stopApi } from '#support/servers/api-process';
import { API_DIRECTORY, copyTemplate, createDatabase } from '#support/servers/database-server';

const START_TIMEOUT_MS = 75_000;

const LEDGER_CHECK = join(API_DIRECTORY, 'dist/src/verify-ledger.js');

const run = promisify(execFile);

export const ADMIN = { username: 'owner', email: 'owner@example.com', password: 'two-step-1962' };

/** The built API and PWA as a process of their own, on their own database and uploads, which a test may kill. */
export class Venue {
  private process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    readonly uploads: string,
    private readonly directory: string,
    readonly databaseUrl: string,
    private readonly pool: pg.Pool,
    private readonly settings: Record<string, string>,
  ) {}

  /**
   * On a database that is migrated already, as each start but the first finds it.
   * @param settings environment variables beside the usual ones, e.g. where mail goes
   */
  static async open(settings?: Record<string, string>): Promise<Venue> {
    return Venue.on(await copyTemplate(newName()), settings);
  }

  /**
   * On an empty database, which its first start migrates.
   * @param serverUrl a database server of the test's own; without it, the one of the run
   */
  static async openEmpty(serverUrl?: string, settings?: Record<string, string>): Promise<Venue> {
    return Venue.on(await createDatabase(newName(), serverUrl), settings);
  }

  private static async on(databaseUrl: string, settings: Record<string, string> = {}): Promise<Venue> {
    const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-venue-'));
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    // A database that is restarted under the test must not end the test.
    pool.on('error', () => {});
    const venue = new Venue(
      await freePort(),
      join(directory, 'uploads'),
      directory,
      databaseUrl,
      pool,
      settings,
    );
    await venue.start();
    return venue;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the API on the same port, database and uploads as before. */
  async start(): Promise<void> {
    this.process = await startApi({
      port: this.port,
      directory: this.directory,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: this.databaseUrl,
        STORAGE_DIRECTORY: this.uploads,
        LOG_LEVEL: 'warn',
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...this.settings,
      },
      patienceMs: START_TIMEOUT_MS,
    });
  }

  /** Another API process of the same venue: same database and uploads, a port of its own. End it with `stop`. */
  async openTwin(): Promise<Venue> {
    const { uploads, directory, databaseUrl, pool, settings } = this;
    const twin = new Venue(await freePort(), uploads, directory, databaseUrl, pool, settings);
    await twin.start();
    return twin;
  }

  /** False once the process has ended, by itself or by `stop`. */
  get isRunning(): boolean {
    return this.process !== null && this.process.exitCode === null && this.process.signalCode === null;
  }

  /**
   * Ends the API; by default as a power cut would, with nothing finished. Resolves to its exit code, null when a signal
   * ended it or it was not running.
   */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    const child = this.process;
    this.process = null;
    return stopApi(child, signal);
  }

  /** What it had in hand is lost with all the rest of it: a process behind a proxy takes seconds to leave in good order. */
  async close(): Promise<void> {
    await this.stop('SIGKILL');
    await this.pool.end();
    await rm(this.directory, { recursive: true, force: true });
  }

  /** What `npm run verify:ledger` says: it adds all points up again. @throws when anything differs */
  async verifyLedger(): Promise<string> {
    const env = { ...process.env, DATABASE_URL: this.databaseUrl };
    const { stdout } = await run(process.execPath, [LEDGER_CHECK], { cwd: this.directory, env });
    return stdout;
  }

  /** SQL straight to the database: the truth behind the screens. */
  async sql<Row extends pg.QueryResultRow>(text: string, parameters: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, parameters)).rows;
  }
}

const newName = (): string => `venue_${randomUUID().replaceAll('-', '')}`;
