import { randomBytes } from 'node:crypto';
import { appendFile, chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#src/config/start-error.js';
import { runProgram } from '#src/database/embedded/server/run-program.js';
import { serverEnvironment } from '#src/database/embedded/server/server-environment.js';
import type { ServerBinaries } from '#src/database/embedded/server/server-binaries.js';
import type { Account } from '#src/database/embedded/server/unprivileged-user.js';

/** What a start needs to know of the place where the rows live. */
interface ClusterPlace {
  directory: string;
  account: Account | undefined;
  binaries: ServerBinaries;
  settings: Readonly<Record<string, string>>;
}

/** A made PostgreSQL cluster: its rows, and the database user that owns them. */
export interface Cluster extends ClusterPlace {
  /** PostgreSQL's own data directory. */
  path: string;
  logFile: string;
  user: string;
  password: string;
}

const DATABASE_USER = 'honky_tonk';
const SETTINGS_FILE = 'honky-tonk.conf';
const PASSWORD_FILE = 'honky-tonk.password';

/**
 * The cluster of this place, made now if there is none. It appears whole or not at all, however a first start ends.
 * Raises an error when its rows were written by another major version, which no server can read.
 */
export async function ensureCluster(place: ClusterPlace): Promise<Cluster> {
  const path = join(place.directory, 'cluster');
  const version = await readFile(join(path, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) await makeCluster(place, path);
  else if (Number(version) !== place.binaries.majorVersion)
    throw wrongVersion(path, version.trim(), place.binaries);
  const password = await readFile(join(path, PASSWORD_FILE), 'utf8');
  return { ...place, path, logFile: join(place.directory, 'postgres.log'), user: DATABASE_USER, password };
}

/** Writes what this start wants beside PostgreSQL's own settings, which stay as initdb found them fit for the machine. */
export async function writeSettings({ path, settings }: Cluster, port: number): Promise<void> {
  const wanted = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    ...settings,
  };
  const lines = Object.entries(wanted).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
  await writeFile(join(path, SETTINGS_FILE), lines.join(''), { mode: 0o644 });
}

async function makeCluster({ directory, account, binaries }: ClusterPlace, path: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const passwordFile = join(directory, PASSWORD_FILE);
  await rm(unfinished, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  const args = [
    '-D',
    unfinished,
    '-U',
    DATABASE_USER,
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
  ];
  const { exitCode, output } = await runProgram(binaries.initdb, [...args, ...localeOf(binaries)], {
    account,
    env: serverEnvironment(),
  });
  if (exitCode !== 0) throw new Error(`PostgreSQL could not make its files in ${directory}:\n${output}`);
  await rename(passwordFile, join(unfinished, PASSWORD_FILE));
  await appendFile(join(unfinished, 'postgresql.conf'), `\ninclude_if_exists = '${SETTINGS_FILE}'\n`);
  await rename(unfinished, path);
}

/** The built-in locale sorts the same on every machine; versions before 17 have only the C library's. */
const localeOf = ({ majorVersion }: ServerBinaries): string[] =>
  majorVersion >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : [process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C'];

const wrongVersion = (path: string, version: string, { majorVersion }: ServerBinaries) =>
  new StartError(
    `The rows in ${path} belong to PostgreSQL ${version}, but only version ${majorVersion} is here. ` +
      'Move that directory away to begin again, or set DATABASE_URL.',
  );
