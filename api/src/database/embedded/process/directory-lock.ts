import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '#src/common/errors/error-code.js';
import { markOf, stillLives } from './process-mark.js';

const WAIT_MS = 120_000;
const POLL_MS = 50;
let sequence = 0;

/**
 * Runs the work while no other process works on the same directory, so that two starts, or a start and a stop, do not
 * cross. The lock of a process that died is taken over. Raises an error when a living one holds it for two minutes.
 */
export async function withDirectoryLock<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const lock = join(directory, 'lock');
  await acquire(lock);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function acquire(lock: string): Promise<void> {
  // Two calls of one process must exclude each other too, so the name holds more than the pid.
  const mine = `${lock}.${process.pid}.${(sequence += 1)}`;
  await writeFile(mine, await markOf(process.pid));
  try {
    for (const deadline = Date.now() + WAIT_MS; !(await tryLink(mine, lock)); await sleep(POLL_MS)) {
      await removeIfAbandoned(lock, mine);
      if (Date.now() > deadline) throw new Error(`Another process holds ${lock}.`);
    }
  } finally {
    await rm(mine, { force: true });
  }
}

/** A hard link either appears whole, with its content, or not at all. */
async function tryLink(mine: string, lock: string): Promise<boolean> {
  try {
    await link(mine, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function removeIfAbandoned(lock: string, mine: string): Promise<void> {
  const holder = await read(lock);
  if (!holder || (await stillLives(holder.mark, holder.writtenAt))) return;
  const aside = `${mine}.abandoned`;
  await rename(lock, aside).catch(() => undefined);
  // Between the look and the move a third process may have made the lock its own: then it goes back.
  const moved = await read(aside);
  if (moved && moved.mark !== holder.mark) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

async function read(lock: string): Promise<{ mark: string; writtenAt: Date } | undefined> {
  try {
    const mark = await readFile(lock, 'utf8');
    // After the mark: should another process take the lock between the two, it must not seem older than it is.
    const { mtime } = await stat(lock);
    return { mark, writtenAt: mtime };
  } catch {
    // Released meanwhile.
    return undefined;
  }
}
