import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addHolder, removeHolder } from './server-holders.js';

describe('server holders', () => {
  let directory: string;
  const holders = () => readdir(join(directory, 'holders'));
  const me = `${process.pid}-me`;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'server-holders-'));
    await mkdir(join(directory, 'holders'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('sees the others who use the server', async () => {
    await addHolder(directory, me);
    await addHolder(directory, `${process.pid}-other`);

    expect(await removeHolder(directory, me)).toEqual({ othersLeft: true });
    expect(await removeHolder(directory, `${process.pid}-other`)).toEqual({ othersLeft: false });
    expect(await holders()).toEqual([]);
  });

  (process.platform === 'linux' ? it : it.skip)(
    'forgets one whose number belongs to a later process, as after a restart of the container',
    async () => {
      await writeFile(join(directory, 'holders', `${process.ppid}-old`), `${process.ppid} another-boot/17`);
      await writeFile(join(directory, 'holders', `${process.pid}-old`), `${process.pid} another-boot/17`);
      await addHolder(directory, me);

      expect(await removeHolder(directory, me)).toEqual({ othersLeft: false });
      expect(await holders()).toEqual([]);
    },
  );

  it('forgets one from before the machine started whose file says no more than a number', async () => {
    const old = join(directory, 'holders', `${process.ppid}-old`);
    await writeFile(old, '');
    await utimes(old, new Date(0), new Date(0));
    await addHolder(directory, me);

    expect(await removeHolder(directory, me)).toEqual({ othersLeft: false });
  });
});
