import { randomUUID } from 'node:crypto';
import { chown, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '#src/config/start-error.js';
import { requireWritable } from '#src/config/writable-directory.js';
import { withDirectoryLock } from '#src/database/embedded/process/directory-lock.js';
import { ensureCluster, type Cluster } from './cluster.js';
import { DATABASE_NAME, ensureDatabase } from './database-in-cluster.js';
import { readPostmaster } from '#src/database/embedded/process/postmaster-file.js';
import { isAlive } from '#src/database/embedded/process/process-life.js';
import { runningServer, startServer, stopServer } from '#src/database/embedded/server/postgres-server.js';
import { safePlaceFor } from './safe-place.js';
import { findServerBinaries } from '#src/database/embedded/server/server-binaries.js';
import { addHolder, removeHolder } from '#src/database/embedded/server/server-holders.js';
import { canEnter, unprivilegedUser } from '#src/database/embedded/server/unprivileged-user.js';

interface EmbeddedPostgresOptions {
  /** Where the rows, the log and the server's own files live; made when missing. */
  directory: string;
  /** Takes one line, fit to show a person, on each thing that happens. */
  log: (line: string) => void;
  /** Further server settings for postgresql.conf, such as `fsync: 'off'` for a throw-away server. */
  settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** Connection address of the database `honky_tonk`, with its password; the same for as long as the server is held. */
  url: string;
  /** Lets go of the server; the last one who holds it shuts it down, keeping every committed row. */
  stop(): Promise<void>;
}

const WATCH_MS = 500;

/**
 * Brings up a real PostgreSQL on a free loopback port, or takes over the one that a killed process left running in the
 * directory. While it is held, a server that dies is started again on the same port. Raises an error with the end of
 * the server's log when it will not start (design §3).
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(options);
  const holder = `${process.pid}-${randomUUID()}`;
  const port = await withDirectoryLock(cluster.directory, async () => {
    const server = await ensureRunning(cluster, options.log);
    try {
      await ensureDatabase(cluster, server.port);
      await addHolder(cluster.directory, holder);
    } catch (error) {
      if (server.isStarted) await release(cluster, holder, options.log);
      throw error;
    }
    return server.port;
  });
  const watch = keepAlive(cluster, port, options.log);
  let stopped: Promise<void> | undefined;
  const letGo = async () => {
    await watch.end();
    await withDirectoryLock(cluster.directory, () => release(cluster, holder, options.log));
  };
  return {
    url: `postgres://${cluster.user}:${cluster.password}@127.0.0.1:${port}/${DATABASE_NAME}?sslmode=disable`,
    stop: () => (stopped ??= letGo()),
  };
}

async function openCluster({ directory, log, settings }: EmbeddedPostgresOptions): Promise<Cluster> {
  const place = await reachableDirectory(resolve(directory), log);
  const account = await unprivilegedUser(join(place, 'cluster'));
  const binaries = await findServerBinaries(account, log);
  return withDirectoryLock(place, () =>
    ensureCluster({ directory: place, account, binaries, settings: settings ?? {} }),
  );
}

/**
 * Makes the directory, and hands it to the server's account when we are root. Where that account cannot walk to it (a
 * checkout under a closed home) the rows live in a place derived from the directory's path instead, and the log says so.
 */
async function reachableDirectory(directory: string, log: (line: string) => void): Promise<string> {
  await requireWritable(directory);
  const account = await unprivilegedUser(join(directory, 'cluster'));
  if (!account) return directory;
  await chown(directory, account.uid, account.gid);
  if (await canEnter(directory, account)) return directory;
  const place = await safePlaceFor(`cluster:${directory}`);
  if (!place)
    throw new StartError(
      `The account that runs PostgreSQL cannot reach ${directory}. Move it, or set DATABASE_URL.`,
    );
  const open = join(place, 'postgres');
  log(`${directory} is closed to the account that runs PostgreSQL; its rows are kept in ${open}`);
  await mkdir(open, { recursive: true });
  const owner = (await unprivilegedUser(join(open, 'cluster'))) ?? account;
  await chown(open, owner.uid, owner.gid);
  return open;
}

async function ensureRunning(
  cluster: Cluster,
  log: (line: string) => void,
  wantedPort?: number,
): Promise<{ port: number; isStarted: boolean }> {
  const running = await runningServer(cluster);
  if (running) {
    log(`PostgreSQL already runs on port ${running.port}; using it`);
    return { port: running.port, isStarted: false };
  }
  const port = await startServer(cluster, wantedPort);
  log(`PostgreSQL ${cluster.binaries.majorVersion} is up on port ${port}, its log is ${cluster.logFile}`);
  return { port, isStarted: true };
}

async function release(cluster: Cluster, holder: string, log: (line: string) => void): Promise<void> {
  const { othersLeft } = await removeHolder(cluster.directory, holder);
  if (othersLeft) return log('PostgreSQL stays up: another process uses it');
  await stopServer(cluster);
  log('PostgreSQL has stopped');
}

/** Looks after the server until told to end; the pool of the caller reconnects by itself once it is back. */
function keepAlive(cluster: Cluster, port: number, log: (line: string) => void): { end(): Promise<void> } {
  let repair: Promise<void> | undefined;
  const timer = setInterval(() => {
    repair ??= repairWhenDead(cluster, port, log).finally(() => (repair = undefined));
  }, WATCH_MS);
  timer.unref();
  return {
    end: async () => {
      clearInterval(timer);
      await repair;
    },
  };
}

async function repairWhenDead(cluster: Cluster, port: number, log: (line: string) => void): Promise<void> {
  const postmaster = await readPostmaster(cluster.path);
  if (postmaster && (await isAlive(postmaster.pid))) return;
  log('PostgreSQL has died; starting it again');
  try {
    await withDirectoryLock(cluster.directory, () => ensureRunning(cluster, log, port));
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
  }
}
