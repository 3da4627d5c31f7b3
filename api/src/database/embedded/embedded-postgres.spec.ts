import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';
import { readPostmaster, type Postmaster } from '#src/database/embedded/process/postmaster-file.js';
import { isAlive } from '#src/database/embedded/process/process-life.js';
import { safePlaceFor } from './safe-place.js';

const LOADER = new URL('../../../../.config/typescript-loader/register.mjs', import.meta.url).href;
const HOLDER = fileURLToPath(new URL('../../../test/servers/hold-embedded-postgres.ts', import.meta.url));
const asRoot = process.getuid?.() === 0;

let directory: string;
let servers: EmbeddedPostgres[];
let children: ChildProcess[];

// Making a cluster takes longer than most tests: they share one, which the first of them makes.
beforeAll(async () => {
  directory = await makeDirectory();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

beforeEach(() => {
  servers = [];
  children = [];
});
afterEach(async () => {
  children.forEach((child) => child.kill('SIGKILL'));
  await Promise.all(servers.map((server) => server.stop()));
});

async function makeDirectory(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'honky-tonk-embedded-'));
  await chmod(made, 0o755);
  return made;
}

async function start(
  place = directory,
  log: (line: string) => void = () => undefined,
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ directory: place, log });
  servers.push(server);
  return server;
}

/** Another process that holds the server, as an `npm start` in a second terminal would. */
async function startElsewhere(place = directory): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', LOADER, HOLDER, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString('utf8').trim() };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function postmaster(): Promise<Postmaster> {
  const found = await readPostmaster(join(directory, 'cluster'));
  if (!found) throw new Error('no server runs');
  return found;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 20_000; ; await sleep(100)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

/** Inserts numbers one by one until the server dies, and returns how many it acknowledged. */
async function insertUntilDeath(url: string, onAcknowledged: (count: number) => void): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('CREATE TABLE check_ins (id int PRIMARY KEY)');
  for (let count = 0; ; count += 1) {
    try {
      await client.query('INSERT INTO check_ins VALUES ($1)', [count + 1]);
    } catch {
      return count;
    }
    onAcknowledged(count + 1);
  }
}

describe('embedded PostgreSQL', () => {
  it('keeps rows over a stop and a start', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE songs AS SELECT 42 AS id');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'SELECT id FROM songs')).toEqual([{ id: 42 }]);
  });

  it('listens on loopback only, asks for a password, and speaks UTF-8', async () => {
    const { url } = await start();
    expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await query(url, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    const guess = new URL(url);
    guess.password = 'guess';
    await expect(query(guess.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('never runs as root', async () => {
    await start();
    expect((await stat(join(directory, 'cluster'))).uid).not.toBe(0);
  });

  it('brings a killed server back at the same address with every acknowledged row', async () => {
    const { url } = await start();
    const { pid } = await postmaster();
    const acknowledged = await insertUntilDeath(
      url,
      (count) => count === 500 && process.kill(pid, 'SIGKILL'),
    );
    expect(acknowledged).toBeGreaterThanOrEqual(500);
    const [row] = await eventually(() =>
      query(url, `SELECT count(*)::int AS n FROM check_ins WHERE id <= ${acknowledged}`),
    );
    expect(row).toEqual({ n: acknowledged });
    expect((await postmaster()).pid).not.toBe(pid);
  });

  it('takes over the server of a killed process', async () => {
    const elsewhere = await startElsewhere();
    const { pid } = await postmaster();
    await query(elsewhere.url, 'CREATE TABLE songs_of_others AS SELECT 7 AS id');
    await kill(elsewhere.child, 'SIGKILL');
    expect(await isAlive(pid)).toBe(true);
    const { url, stop } = await start();
    expect((await postmaster()).pid).toBe(pid);
    expect(await query(url, 'SELECT id FROM songs_of_others')).toEqual([{ id: 7 }]);
    await stop();
    expect(await isAlive(pid)).toBe(false);
  });

  it('starts again when both the process and its server were killed', async () => {
    const elsewhere = await startElsewhere();
    await query(elsewhere.url, 'CREATE TABLE songs_left AS SELECT 7 AS id');
    const { pid } = await postmaster();
    await kill(elsewhere.child, 'SIGKILL');
    process.kill(pid, 'SIGKILL');
    const { url } = await start();
    expect(await query(url, 'SELECT id FROM songs_left')).toEqual([{ id: 7 }]);
  });

  it('is stopped by the last one who uses it, not by the first who leaves', async () => {
    const elsewhere = await startElsewhere();
    const { pid } = await postmaster();
    const here = await start();
    expect(here.url).toBe(elsewhere.url);
    await here.stop();
    expect(await query(elsewhere.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await kill(elsewhere.child, 'SIGTERM');
    expect(await isAlive(pid)).toBe(false);
  });

  (process.platform === 'linux' ? it : it.skip)(
    'is not kept up by users of before a restart of the container, whose numbers live again',
    async () => {
      await mkdir(join(directory, 'holders'), { recursive: true });
      await writeFile(join(directory, 'holders', `${process.ppid}-old`), `${process.ppid} another-boot/17`);
      await writeFile(join(directory, 'lock'), `${process.pid} another-boot/17`);

      const { stop } = await start();
      const { pid } = await postmaster();
      await stop();

      expect(await isAlive(pid)).toBe(false);
    },
  );

  it('comes up once when two processes start at the same moment', async () => {
    const empty = await makeDirectory();
    const [one, other] = await Promise.all([startElsewhere(empty), startElsewhere(empty)]);
    expect(one.url).toBe(other.url);
    await Promise.all([kill(one.child, 'SIGTERM'), kill(other.child, 'SIGTERM')]);
    await rm(empty, { recursive: true });
  });

  it('needs no certificate where the shell asks for one', async () => {
    process.env.PGSSLMODE = 'require';
    try {
      const { url } = await start();
      expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    } finally {
      delete process.env.PGSSLMODE;
    }
  });

  it('leaves no server behind when the start fails', async () => {
    const file = join(directory, 'cluster', 'honky-tonk.password');
    const password = await readFile(file);
    await writeFile(file, 'another');
    const answer = await start().catch(String);
    await writeFile(file, password);
    expect(answer).toMatch('password authentication failed');
    expect(await readPostmaster(join(directory, 'cluster'))).toBeUndefined();
    expect(await readdir(join(directory, 'holders'))).toEqual([]);
  });

  it('names the versions when the rows belong to another PostgreSQL', async () => {
    const { stop } = await start();
    await stop();
    const file = join(directory, 'cluster', 'PG_VERSION');
    const version = await readFile(file);
    await writeFile(file, '9\n');
    const answer = await start().catch(String);
    await writeFile(file, version);
    expect(answer).toMatch(/PostgreSQL 9, but only version/);
  });

  (asRoot ? it : it.skip)(
    'keeps its rows elsewhere when root works under a closed home, and says where',
    async () => {
      const home = join(directory, 'home');
      await mkdir(home, { mode: 0o700 });
      const place = await safePlaceFor(`cluster:${join(home, 'rows')}`);
      const lines: string[] = [];
      const { url } = await start(join(home, 'rows'), (line) => lines.push(line));
      expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(lines[0]).toContain(`its rows are kept in ${String(place)}`);
      await servers.pop()?.stop();
      await rm(String(place), { recursive: true });
    },
  );
});
