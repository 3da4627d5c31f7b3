import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import pg from 'pg';
import { freePort } from '#support/servers/api-process';
import { API_DIRECTORY, createDatabase } from '#support/servers/database-server';

/** A start that has said nothing by then never will. */
const PATIENCE_MS = 30_000;
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;

interface Start {
  exitCode: number | null;
  output: string;
  errors: string;
}

/** Starts the built API in `directory`; told to end once it listens, if it comes that far. */
const start = async (directory: string, env: Record<string, string>, uid?: number): Promise<Start> => {
  const child = spawn(process.execPath, [join(API_DIRECTORY, 'dist/src/main.js')], {
    cwd: directory,
    env: { PATH: process.env.PATH, PORT: String(await freePort()), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const start: Start = { exitCode: null, output: '', errors: '' };
  child.stdout.on('data', (text: Buffer) => {
    start.output += text.toString();
    if (start.output.includes('the venue is open')) child.kill('SIGTERM');
  });
  child.stderr.on('data', (text: Buffer) => (start.errors += text.toString()));
  const giveUp = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  [start.exitCode] = (await once(child, 'close')) as [number | null];
  clearTimeout(giveUp);
  return start;
};

/** One sentence, by itself, and nothing that only a programmer reads. */
const expectSentence = ({ exitCode, output, errors }: Start, words: RegExp): void => {
  expect(errors).toMatch(words);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect([exitCode, output]).toEqual([1, '']);
};

const test = base.extend<{ directory: string; databaseUrl: URL }>({
  directory: async ({}, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-start-'));
    await chmod(directory, 0o755);
    await use(directory);
    await rm(directory, { recursive: true, force: true });
  },
  databaseUrl: async ({}, use) => {
    await use(new URL(await createDatabase(`start_${randomUUID().replaceAll('-', '')}`)));
  },
});

test('a database that is not there is told in a sentence', async ({ directory }) => {
  const DATABASE_URL = `postgres://venue:secret@127.0.0.1:${await freePort()}/venue`;
  const refused = await start(directory, { DATABASE_URL });
  expectSentence(
    refused,
    /^The database venue at 127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\): start it/,
  );
  expect(refused.errors).not.toContain('secret');
});

test('production says everything in structured lines, and takes a password that no address can hold', async ({
  directory,
  databaseUrl,
}) => {
  const PGPASSWORD = 'pa/ss#wo?rd@5%:';
  const name = databaseUrl.pathname.slice(1);
  const role = `${name}_owner`;
  const client = new pg.Client({ connectionString: databaseUrl.href });
  await client.connect();
  await client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${PGPASSWORD}'`);
  await client.query(`ALTER DATABASE ${name} OWNER TO ${role}`);
  await client.query(`ALTER SCHEMA public OWNER TO ${role}`);
  await client.end();
  const DATABASE_URL = `postgres://${role}@${databaseUrl.host}/${name}`;
  const production = { NODE_ENV: 'production', DATABASE_URL };
  if (IS_ROOT) await chown(directory, NOBODY, NOBODY);
  const uid = IS_ROOT ? NOBODY : undefined;
  const { exitCode, output, errors } = await start(directory, { ...production, PGPASSWORD }, uid);
  const lines = output.trim().split('\n');
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages).toContain('the venue is open');
  expect([exitCode, errors]).toEqual([0, '']);
  expectSentence(await start(directory, production, uid), new RegExp(`refuses the user "${role}"`));
});

test('a folder first used by root says whose it is', async ({ directory }) => {
  test.skip(!IS_ROOT, 'only root can leave a folder that is not ours');
  await mkdir(join(directory, '.data/postgres'), { recursive: true });
  expectSentence(
    await start(directory, {}, NOBODY),
    new RegExp(
      String.raw`^The folder .*/\.data.* belongs to root: start as that account, give it to yours \(sudo chown -R ${NOBODY} `,
    ),
  );
});
