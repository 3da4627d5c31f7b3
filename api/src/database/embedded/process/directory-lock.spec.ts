import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withDirectoryLock } from './directory-lock.js';
import { markOf } from './process-mark.js';

describe('withDirectoryLock', () => {
  let directory: string;
  let lock: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'directory-lock-'));
    lock = join(directory, 'lock');
  });
  afterEach(() => rm(directory, { recursive: true }));

  const run = () => withDirectoryLock(directory, async () => readFile(lock, 'utf8'));

  it('lets one in at a time', async () => {
    let inside = 0;
    let most = 0;

    await Promise.all(
      Array.from({ length: 5 }, () =>
        withDirectoryLock(directory, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await pause(20);
          inside -= 1;
        }),
      ),
    );

    expect(most).toBe(1);
    expect(await readdir(directory)).toEqual([]);
  });

  it('waits for a holder that lives', async () => {
    await writeFile(lock, await markOf(process.pid));
    let isIn = false;

    const entered = withDirectoryLock(directory, async () => void (isIn = true));
    await pause(300);
    expect(isIn).toBe(false);
    await rm(lock);

    await entered;
    expect(isIn).toBe(true);
  });

  (process.platform === 'linux' ? it : it.skip)(
    'takes over the lock of an earlier process with our own number',
    async () => {
      await writeFile(lock, `${process.pid} another-boot/17`);

      expect(await run()).toBe(await markOf(process.pid));
    },
  );

  it('takes over a lock from before this process that names our number only', async () => {
    await writeFile(lock, String(process.pid));
    await utimes(lock, new Date(0), new Date(0));

    expect(await run()).toBe(await markOf(process.pid));
  });

  it('takes over a lock of which a power cut left nothing', async () => {
    await writeFile(lock, '');

    expect(await run()).toBe(await markOf(process.pid));
  });
});
