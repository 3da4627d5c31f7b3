import { readFile, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeSettings, type Cluster } from '#src/database/embedded/cluster.js';
import { takesQueries } from '#src/database/embedded/database-in-cluster.js';
import { errorCode } from '#src/common/errors/error-code.js';
import { freePort } from './free-port.js';
import {
  postmasterFile,
  readPostmaster,
  type Postmaster,
} from '#src/database/embedded/process/postmaster-file.js';
import { isAlive, isPostgres } from '#src/database/embedded/process/process-life.js';
import { runProgram } from './run-program.js';
import { serverEnvironment } from './server-environment.js';

const PATIENCE_MS = 60_000;
const POLL_MS = 100;
const LOG_LIMIT_BYTES = 5_000_000;
const LOG_TAIL_CHARACTERS = 2_000;
const PORT_TAKEN = /could not bind|Address already in use/;
const STILL_LOCKED = /lock file ".*" already exists|shared memory block .* is still in use/;

/**
 * The cluster's running server, waited for while it starts up or recovers; undefined when none runs, and then the way
 * is free for a new one. Raises an error when one runs but does not take queries within a minute.
 */
export async function runningServer(cluster: Cluster): Promise<Postmaster | undefined> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const postmaster = await readPostmaster(cluster.path);
    if (!postmaster) return undefined;
    if (!(await lives(postmaster))) {
      await clearAway(cluster, postmaster);
      return undefined;
    }
    if (await takesQueries(cluster, postmaster.port)) return postmaster;
    if (Date.now() > deadline)
      throw new Error(`Process ${postmaster.pid} holds ${cluster.path} but does not answer.`);
    await sleep(POLL_MS);
  }
}

/**
 * Starts the server and returns its port once it takes queries: the wanted one, or a free one. Waits out what a killed
 * server left locked. Raises an error with the end of the log when it will not start.
 */
export async function startServer(cluster: Cluster, wantedPort?: number): Promise<number> {
  await setLongLogAside(cluster.logFile);
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(POLL_MS)) {
    const port = wantedPort ?? (await freePort());
    const logStart = await sizeOf(cluster.logFile);
    await writeSettings(cluster, port);
    if (await control(cluster, ['start', '-w', '-t', '600', '-l', cluster.logFile])) return port;
    const said = (await readFile(cluster.logFile).catch(() => Buffer.alloc(0)))
      .subarray(logStart)
      .toString('utf8');
    const passing = PORT_TAKEN.test(said) || STILL_LOCKED.test(said);
    if (!passing || Date.now() > deadline) {
      throw new Error(
        `PostgreSQL did not start. The end of ${cluster.logFile}:\n${said.slice(-LOG_TAIL_CHARACTERS)}`,
      );
    }
  }
}

/** Shuts down: open transactions are rolled back, committed rows are on disk. */
export async function stopServer(cluster: Cluster): Promise<void> {
  if (await control(cluster, ['stop', '-w', '-t', '60', '-m', 'fast'])) return;
  await control(cluster, ['stop', '-w', '-t', '60', '-m', 'immediate']);
}

/** pg_ctl makes the server a process of its own session, so a Ctrl-C in the terminal does not reach it before us. */
async function control(cluster: Cluster, args: readonly string[]): Promise<boolean> {
  const { exitCode } = await runProgram(cluster.binaries.pgCtl, [...args, '-s', '-D', cluster.path], {
    account: cluster.account,
    env: serverEnvironment(),
    output: 'none',
  });
  return exitCode === 0;
}

const lives = async ({ pid }: Postmaster) => (await isAlive(pid)) && (await isPostgres(pid));

/**
 * PostgreSQL removes a dead server's file itself, except when the number still belongs to somebody: a process not yet
 * reaped, or after a restart of the machine a stranger. Its orphaned workers must be gone first.
 */
async function clearAway(cluster: Cluster, { pid, sharedMemoryId }: Postmaster): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    if (!(await isAttached(sharedMemoryId))) break;
  }
  if (numberIsTaken(pid)) await rm(postmasterFile(cluster.path), { force: true });
}

function numberIsTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Columns of /proc/sysvipc/shm: key, shmid, perms, size, cpid, lpid, nattch … Elsewhere PostgreSQL's own check must do. */
async function isAttached(sharedMemoryId: number | undefined): Promise<boolean> {
  const table = await readFile('/proc/sysvipc/shm', 'utf8').catch(() => '');
  const row = table.split('\n').find((line) => Number(line.trim().split(/\s+/)[1]) === sharedMemoryId);
  return Number(row?.trim().split(/\s+/)[6] ?? 0) > 0;
}

async function setLongLogAside(logFile: string): Promise<void> {
  if ((await sizeOf(logFile)) > LOG_LIMIT_BYTES) await rename(logFile, `${logFile}.old`);
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;
