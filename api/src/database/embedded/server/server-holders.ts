import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markOf, stillLives } from '#src/database/embedded/process/process-mark.js';

/**
 * Who uses the server of a directory: one file per user, named for its process. The last living one stops the server,
 * so a second `npm start` neither stops the first one's database nor loses it when the first one ends.
 * To be called under the directory's lock.
 */
export async function addHolder(directory: string, holder: string): Promise<void> {
  await mkdir(join(directory, 'holders'), { recursive: true });
  await writeFile(join(directory, 'holders', holder), await markOf(process.pid));
}

/** Takes one user away, and those that died without a word, and says whether somebody living is left. */
export async function removeHolder(directory: string, holder: string): Promise<{ othersLeft: boolean }> {
  const names = await readdir(join(directory, 'holders')).catch(() => []);
  const living = await Promise.all(
    names.map(async (name) => name !== holder && (await isHeld(join(directory, 'holders', name), name))),
  );
  const gone = names.filter((_, index) => !living[index]);
  await Promise.all(gone.map((name) => rm(join(directory, 'holders', name), { force: true })));
  return { othersLeft: living.includes(true) };
}

async function isHeld(path: string, name: string): Promise<boolean> {
  const { mtime } = await stat(path);
  const mark = await readFile(path, 'utf8');
  return stillLives(mark || String(Number.parseInt(name, 10)), mtime);
}
