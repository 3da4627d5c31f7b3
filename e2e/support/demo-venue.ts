import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Account } from './account';
import { freePort, startApi, stopApi } from '#support/servers/api-process';
import { holdDatabaseServer } from '#support/servers/database-server';

/** It makes a database server and draws every picture first. */
const START_TIMEOUT_MS = 240_000;

const known = (username: string): Account => ({
  username,
  email: `${username}@example.com`,
  password: 'honky-tonk',
});

/** Who `npm start` names. */
export const DEMO_ACCOUNTS = { admin: known('admin'), artist: known('artist'), customer: known('customer') };

/** The venue that `npm start` opens, with a database server and data of its own. */
export class DemoVenue {
  private constructor(
    readonly port: number,
    private readonly directory: string,
    private readonly process: ChildProcess,
  ) {}

  static async open(): Promise<DemoVenue> {
    const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-demo-'));
    const port = await freePort();
    const { DATABASE_URL: _none, ...env } = process.env;
    const child = await startApi({
      port,
      directory,
      env: { ...env, NODE_ENV: 'test', DATA_DIRECTORY: join(directory, 'data') },
      patienceMs: START_TIMEOUT_MS,
    });
    return new DemoVenue(port, directory, child);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Does something with SQL straight to the venue's database. */
  async withSql<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const server = await holdDatabaseServer(join(this.directory, 'data/postgres'));
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
      await server.stop();
    }
  }

  async close(): Promise<void> {
    await stopApi(this.process, 'SIGTERM');
    await rm(this.directory, { recursive: true, force: true });
  }
}
