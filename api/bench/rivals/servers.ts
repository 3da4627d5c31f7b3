import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MeasuredProcess } from './measured-process.js';
import type { Servers } from '#bench/load/rounds.js';

/** Connections each server's pool holds; the product's default. */
export const POOL_SIZE = 10;

/** Where the raw server finds the page that it fills, in the directory of both. */
export const PAGE_TEMPLATE = 'page.html';

/** More check-ins than a run makes; they all come from one address. */
const UNLIMITED = '100000000';

const TYPESCRIPT = new URL('../../../.config/typescript-loader/register.mjs', import.meta.url).href;

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const sharedSettings = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: String(POOL_SIZE),
  NODE_ENV: 'production',
});

/**
 * The built API as it runs in production, jobs and log included; the log's lines go nowhere.
 * @param directory where it keeps what it writes
 */
export const startOurs = (databaseUrl: string, directory: string): Promise<MeasuredProcess> =>
  MeasuredProcess.start({
    args: [beside('../../dist/src/main.js')],
    directory,
    env: {
      ...sharedSettings(databaseUrl),
      LOG_LEVEL: 'info',
      DATA_DIRECTORY: join(directory, 'data'),
      GUEST_ENTRIES_PER_HOUR: UNLIMITED,
    },
    readyPath: '/api/health/ready',
  });

/**
 * The API and the raw server.
 * @param directory where both keep what they write; raw's uploads go to `raw-uploads` in it
 */
export const startServers = async (databaseUrl: string, directory: string): Promise<Servers> => {
  const ours = await startOurs(databaseUrl, directory);
  try {
    const raw = await MeasuredProcess.start({
      args: [`--import=${TYPESCRIPT}`, beside('raw-server.ts')],
      directory,
      env: {
        ...sharedSettings(databaseUrl),
        STORAGE_DIRECTORY: join(directory, 'raw-uploads'),
        PAGE_TEMPLATE: join(directory, PAGE_TEMPLATE),
      },
      readyPath: '/ready',
    });
    return { ours, raw };
  } catch (error) {
    await ours.stop();
    throw error;
  }
};

/** @throws Error when the two answer this path differently: a comparison would then be of different work */
export const checkSameAnswer = async (
  { ours, raw }: Servers,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const textOf = async ({ port }: MeasuredProcess): Promise<string> =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  const [our, theirs] = await Promise.all([textOf(ours), textOf(raw)]);
  if (our === theirs) return;
  const at = firstDifference(our, theirs);
  throw new Error(
    `the servers answer ${path} differently from character ${at} on:\n${partAt(our, at)}\n${partAt(theirs, at)}`,
  );
};

const firstDifference = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** What stands there, with some of what comes before. */
const partAt = (text: string, at: number): string => text.slice(Math.max(0, at - 100), at + 200);
