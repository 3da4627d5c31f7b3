import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { API_DIRECTORY } from '#support/servers/database-server';
import { expect, test } from '#support/fixtures';

/** Builds a workspace as `npm start` does when its sources have changed, behind who else needs the processors: a page has five seconds. */
const rebuild = async (workspace: 'api' | 'pwa'): Promise<void> => {
  const child = spawn('npm', ['run', 'build', '-w', `@honky-tonk/${workspace}`], {
    cwd: join(API_DIRECTORY, '..'),
    shell: process.platform === 'win32',
    stdio: 'ignore',
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [exitCode] = (await once(child, 'exit')) as [number];
  expect(exitCode).toBe(0);
};

/** Before a page is asked for again. */
const BUSY_MS = 1_000;
/** From one guest to the next, and from one start to the next: the builds are to have the processors, too. */
const GUEST_MS = 200;
const START_MS = 3_000;

/** The page and all that it asks for at first. @returns what failed, in words */
const openPage = async (address: string): Promise<string[]> => {
  const failures: string[] = [];
  const read = async (path: string): Promise<string> => {
    try {
      const answer = await fetch(`${address}${path}`);
      // No processor was left for the page: it is the app without its content, and says when to come again.
      if (answer.status === 503 && answer.headers.has('retry-after')) {
        await pause(BUSY_MS);
        return await read(path);
      }
      if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
      return await answer.text();
    } catch (error) {
      failures.push(`${path}: ${String(error)}`);
      return '';
    }
  };
  const page = await read('/');
  const files = [...page.matchAll(/(?:src|href)="(\/(?:assets|icons)\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  if (files.length === 0) failures.push('/: no scripts in it');
  await Promise.all(files.map(read));
  return failures;
};

test('a build under the venue fails no page, and no API that starts meanwhile', async ({ venue }) => {
  test.setTimeout(480_000);
  const failures: string[] = [];
  const built = new AbortController();
  let pages = 0;
  const guests = (async () => {
    for (; !built.signal.aborted; pages += 1) {
      failures.push(...(await openPage(venue.address)));
      await pause(GUEST_MS);
    }
  })();
  let starts = 0;
  const restarts = (async () => {
    for (; !built.signal.aborted; starts += 1) {
      const twin = await venue.openTwin();
      failures.push(...(await openPage(twin.address)));
      await twin.stop('SIGTERM');
      await pause(START_MS);
    }
  })().catch((error: unknown) => failures.push(String(error)));
  try {
    await rebuild('api');
    await rebuild('pwa');
  } finally {
    built.abort();
    await Promise.all([guests, restarts]);
  }
  expect(failures).toEqual([]);
  expect(pages).toBeGreaterThan(5);
  expect(starts).toBeGreaterThan(1);
});
