import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { API_DIRECTORY, createDatabase } from '#support/servers/database-server';
import type { HeldVenue } from './held-venue';

/** A database and a folder that the programs `backup` and `restore` work on. */
export interface ArchivePlace extends HeldVenue {
  databaseUrl: string;
}

/** An empty one, of the run's database server. */
export const openPlace = async (): Promise<ArchivePlace & { remove(): Promise<void> }> => {
  const databaseUrl = await createDatabase(`place_${randomUUID().replaceAll('-', '')}`);
  const uploads = await mkdtemp(join(tmpdir(), 'honky-tonk-place-'));
  return {
    databaseUrl,
    uploads,
    sql: (text) => queryOnce(databaseUrl, text),
    remove: () => rm(uploads, { recursive: true, force: true }),
  };
};

/** Over a connection of its own, which is gone afterwards: a restore wants to be alone. */
const queryOnce = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

export interface Ended {
  /** Null when it was killed. */
  exitCode: number | null;
  output: string;
  milliseconds: number;
}

/** Runs one of the built programs to its end, or kills it after so many milliseconds as a power cut does. */
export const runProgram = async (
  program: 'backup' | 'restore',
  { databaseUrl, uploads }: Pick<ArchivePlace, 'databaseUrl' | 'uploads'>,
  path: string,
  killAfter?: number,
): Promise<Ended> => {
  const started = performance.now();
  const child = spawn(process.execPath, [join(API_DIRECTORY, `dist/src/${program}.js`), path], {
    cwd: tmpdir(),
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, STORAGE_DIRECTORY: uploads },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (output += String(bytes)));
  const cut = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  await once(child, 'close');
  clearTimeout(cut);
  return { exitCode: child.exitCode, output, milliseconds: performance.now() - started };
};

/** How many rows each table has, by its name, and the bytes of each file. */
export const contentsOf = async ({ sql, uploads }: HeldVenue) => {
  const tables = await sql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}"`);
  const rows = counts.length === 0 ? [] : await sql(counts.join(' UNION ALL '));
  const names = (await readdir(uploads, { withFileTypes: true })).filter((entry) => entry.isFile());
  const files = await Promise.all(
    names.map(async ({ name }) => [name, await readFile(join(uploads, name))] as const),
  );
  return { rows, files: new Map(files.sort(([one], [other]) => one.localeCompare(other))) };
};
