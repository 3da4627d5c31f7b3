import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { uptime } from 'node:os';
import { markOf, stillLives } from './process-mark.js';

const now = () => new Date();
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const MINUTE = 60;

describe('a process’s mark', () => {
  let child: ChildProcess;
  let pid: number;

  beforeAll(async () => {
    child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 60000)']);
    await once(child, 'spawn');
    pid = child.pid ?? 0;
  });
  afterAll(() => child.kill('SIGKILL'));

  it('holds for this process and for another one that lives', async () => {
    expect(await stillLives(await markOf(process.pid), now())).toBe(true);
    expect(await stillLives(await markOf(pid), now())).toBe(true);
  });

  it('is over when the process has ended', async () => {
    const short = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 60000)']);
    await once(short, 'spawn');
    const mark = await markOf(short.pid ?? 0);
    const ended = once(short, 'exit');
    short.kill('SIGKILL');
    await ended;

    expect(await stillLives(mark, now())).toBe(false);
  });

  (process.platform === 'linux' ? it : it.skip)(
    'is over when the number belongs to a later process, as in a container that starts again',
    async () => {
      const [, birth] = (await markOf(pid)).split(' ');
      expect(birth).toMatch(/^.+\/\d+$/);

      expect(await stillLives(`${pid} another-boot/17`, now())).toBe(false);
      expect(await stillLives(`${process.pid} ${String(birth)}`, now())).toBe(false);
    },
  );

  it('tells by the file’s time where the system does not tell more', async () => {
    expect(await stillLives(String(pid), now())).toBe(true);
    expect(await stillLives(String(pid), secondsAgo(uptime() + MINUTE))).toBe(false);
    expect(await stillLives(String(process.pid), now())).toBe(true);
    expect(await stillLives(String(process.pid), secondsAgo(process.uptime() + MINUTE))).toBe(false);
  });

  it('is over when a power cut left nothing of it', async () => {
    expect(await stillLives('', now())).toBe(false);
    expect(await stillLives('\u0000\u0000', now())).toBe(false);
  });
});
