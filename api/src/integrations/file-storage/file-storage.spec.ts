import { type FileHandle, mkdtemp, open, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ConsoleLogger, Logger } from '@nestjs/common';
import { s3LocationAt, startS3Server } from '#test/servers/s3-server.js';
import { settled } from '#test/venue/settled.js';
import { DiskFileStorage } from './disk-file-storage.js';
import type { FileStorage, StoredFile } from './file-storage.js';
import { IncomingDirectory } from './incoming-directory.js';
import { S3FileStorage } from './s3-file-storage.js';
import { storageProblem } from './storage-problem.js';

const BYTES = Buffer.from('0123456789');

describe.each(['disk', 's3'] as const)('FileStorage on %s', (driver) => {
  let directory: string;
  let storage: FileStorage;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'file-storage-'));
    ({ storage, stop } = driver === 's3' ? await onS3(directory) : onDisk(directory));
  });

  afterAll(async () => {
    await stop();
    await rm(directory, { recursive: true });
  });

  it('gives back the bytes it was given, whole and in part', async () => {
    await storage.put('photo-a.webp', BYTES, 'image/webp');

    expect(await storage.bytes('photo-a.webp')).toEqual(BYTES);
    expect(await buffer(await storage.open('photo-a.webp', { start: 2, end: 4 }))).toEqual(
      Buffer.from('234'),
    );
    expect(await storage.size('photo-a.webp')).toBe(10);
  });

  it('takes a file away from where an upload left it', async () => {
    const path = join(directory, 'arrived');
    await writeFile(path, BYTES);

    await storage.takeFile('photo-b.jpg', path, 'image/jpeg');

    expect(await storage.bytes('photo-b.jpg')).toEqual(BYTES);
    expect(await readdir(directory)).not.toContain('arrived');
  });

  it('replaces a file that is already there', async () => {
    await storage.put('photo-c.webp', BYTES, 'image/webp');
    await storage.put('photo-c.webp', Buffer.from('new'), 'image/webp');

    expect(await storage.bytes('photo-c.webp')).toEqual(Buffer.from('new'));
  });

  it('has an empty file as it is', async () => {
    await storage.put('photo-empty.webp', Buffer.alloc(0), 'image/webp');

    expect(await storage.bytes('photo-empty.webp')).toHaveLength(0);
  });

  it('says so when a key holds nothing, and deletes it without complaint', async () => {
    expect(await storage.size('photo-none.webp')).toBeUndefined();
    expect(await storage.exists('photo-none.webp')).toBe(false);
    const missing = { code: 'storage.file-missing' };
    await expect(storage.open('photo-none.webp')).rejects.toMatchObject(missing);
    await expect(storage.bytes('photo-none.webp')).rejects.toMatchObject(missing);
    await expect(storage.delete('photo-none.webp')).resolves.toBeUndefined();
  });

  it('forgets a deleted file', async () => {
    await storage.put('photo-d.webp', BYTES, 'image/webp');
    await storage.delete('photo-d.webp');

    expect(await storage.exists('photo-d.webp')).toBe(false);
  });

  it('lists the files of one prefix with the time of writing', async () => {
    await storage.put('original-a', BYTES, 'image/jpeg');

    const files = await listed(storage, 'original-');

    expect(files.map(({ key }) => key)).toEqual(['original-a']);
    expect(Math.abs(Date.now() - Number(files[0]?.changedAt))).toBeLessThan(5_000);
  });
});

describe('FileStorage on a disk others delete from', () => {
  it('passes over what vanishes while it is listed', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'file-storage-'));
    const { storage } = onDisk(directory);
    for (const name of ['a', 'b', 'c']) await storage.put(`photo-${name}.webp`, BYTES);
    const found: string[] = [];

    for await (const { key } of storage.list('photo-')) {
      found.push(key);
      for (const name of await readdir(directory))
        if (name !== key && name.startsWith('photo-')) await storage.delete(name);
    }

    expect(found).toHaveLength(1);
    await rm(directory, { recursive: true });
  });
});

describe('FileStorage on a disk that may lose power', () => {
  it.each([
    ['bytes', (storage: FileStorage) => storage.put('photo-a.webp', BYTES, 'image/webp')],
    [
      'an upload',
      (storage: FileStorage, path: string) => storage.takeFile('photo-a.webp', path, 'image/webp'),
    ],
  ])('waits until %s and the name are written', async (_what, keep) => {
    const directory = await mkdtemp(join(tmpdir(), 'file-storage-'));
    const { storage } = onDisk(directory);
    const arrived = join(directory, '.incoming', 'arrived');
    await writeFile(arrived, BYTES);
    const placed = join(directory, 'photo-a.webp');
    const flushed: string[] = [];
    await onFlush(async (handle) => {
      const what = (await handle.stat()).isDirectory() ? 'directory' : 'file';
      flushed.push(`${what} ${(await isThere(placed)) ? 'with' : 'without'} the name`);
    });

    await keep(storage, arrived);

    expect(flushed).toEqual(['file without the name', 'directory with the name']);
    jest.restoreAllMocks();
    await rm(directory, { recursive: true });
  });
});

describe('FileStorage in trouble', () => {
  beforeAll(() => Logger.overrideLogger(false));
  afterAll(() => Logger.overrideLogger(new ConsoleLogger()));

  it('asks phones to try again when the S3 service is away', async () => {
    const storage = new S3FileStorage(s3LocationAt(await closedPort()));

    await expect(storage.put('photo-a.webp', BYTES, 'image/webp')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'storage.unavailable',
      details: { retryAfterSeconds: 5 },
    });
    await expect(storage.size('photo-a.webp')).rejects.toMatchObject({ code: 'storage.unavailable' });
    await expect(storage.open('photo-a.webp')).rejects.toMatchObject({ code: 'storage.unavailable' });
    await expect(listed(storage)).rejects.toMatchObject({ code: 'storage.unavailable' });
    storage.onApplicationShutdown();
  });

  (process.platform === 'linux' ? it : it.skip)(
    'holds no file open that the S3 service did not take, and leaves it where it was',
    async () => {
      const storage = new S3FileStorage(s3LocationAt(await closedPort()));
      const directory = await mkdtemp(join(tmpdir(), 'file-storage-'));
      const path = join(directory, 'arrived');
      await writeFile(path, Buffer.alloc(1_000_000));

      await expect(storage.takeFile('photo-b.jpg', path, 'image/jpeg')).rejects.toMatchObject({
        code: 'storage.unavailable',
      });

      expect(await settled(() => openFilesIn(directory))).toEqual([]);
      expect(await readdir(directory)).toEqual(['arrived']);
      storage.onApplicationShutdown();
      await rm(directory, { recursive: true });
    },
  );

  it('asks phones to try again when the storage directory is gone', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'file-storage-'));
    const [files, incoming] = [join(directory, 'files'), join(directory, 'incoming')];
    const storage = new DiskFileStorage(files, incoming);
    await rm(files, { recursive: true });

    await expect(storage.put('photo-a.webp', BYTES)).rejects.toMatchObject({ code: 'storage.unavailable' });
    await expect(listed(storage)).rejects.toMatchObject({ code: 'storage.unavailable' });
    expect(await readdir(incoming)).toEqual([]);
    await rm(directory, { recursive: true });
  });

  it('keeps what a key held when the disk does not take the new file', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'file-storage-'));
    const { storage } = onDisk(directory);
    await storage.put('photo-a.webp', BYTES);
    await onFlush(() => Promise.reject(Object.assign(new Error(), { code: 'EIO' })));

    await expect(storage.put('photo-a.webp', Buffer.from('new'))).rejects.toMatchObject({
      code: 'storage.unavailable',
    });

    expect(await storage.bytes('photo-a.webp')).toEqual(BYTES);
    expect(await readdir(join(directory, '.incoming'))).toEqual([]);
    jest.restoreAllMocks();
    await rm(directory, { recursive: true });
  });

  (process.platform === 'linux' ? it : it.skip)(
    'keeps nothing of a file from another disk that this one does not take',
    async () => {
      const [directory, incoming] = [
        await mkdtemp(join(tmpdir(), 'files-')),
        await mkdtemp('/dev/shm/files-'),
      ];
      const { dev } = await stat(directory);
      await onFlush(async (handle) => {
        if ((await handle.stat()).dev === dev) throw Object.assign(new Error(), { code: 'EIO' });
      });

      await expect(new DiskFileStorage(directory, incoming).put('photo-a.webp', BYTES)).rejects.toThrow();

      expect([await readdir(directory), await readdir(incoming)]).toEqual([[], []]);
      jest.restoreAllMocks();
      for (const path of [directory, incoming]) await rm(path, { recursive: true });
    },
  );

  it('keeps files where the system does not flush a directory', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'file-storage-'));
    const { storage } = onDisk(directory);
    await onFlush(async (handle) => {
      if ((await handle.stat()).isDirectory()) throw Object.assign(new Error(), { code: 'EINVAL' });
    });

    await storage.put('photo-a.webp', BYTES);

    expect(await storage.bytes('photo-a.webp')).toEqual(BYTES);
    jest.restoreAllMocks();
    await rm(directory, { recursive: true });
  });

  it.each(['ENOSPC', 'EDQUOT', 'XMinioStorageFull'])('says the storage is full on %s', (code) => {
    expect(storageProblem.from(Object.assign(new Error(), { code }))).toMatchObject({
      kind: 'storage-full',
      code: 'storage.full',
    });
  });

  (process.platform === 'linux' ? it : it.skip)(
    'says the storage is full when the disk really is',
    async () => {
      await expect(storageProblem.in(() => writeFile('/dev/full', BYTES))).rejects.toMatchObject({
        code: 'storage.full',
      });
    },
  );
});

describe('IncomingDirectory', () => {
  it('removes what a killed process left, and nothing that is still arriving', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'file-storage-'));
    const incoming = new IncomingDirectory(directory);
    await writeFile(join(incoming.path, 'cut-off'), BYTES);

    await incoming.removeOlderThan(new Date(Date.now() - 60_000));
    expect(await readdir(incoming.path)).toEqual(['cut-off']);

    await incoming.removeOlderThan(new Date(Date.now() + 60_000));
    expect(await readdir(incoming.path)).toEqual([]);
    await rm(directory, { recursive: true });
  });
});

const listed = async (storage: FileStorage, prefix = ''): Promise<StoredFile[]> => {
  const files: StoredFile[] = [];
  for await (const file of storage.list(prefix)) files.push(file);
  return files;
};

const onDisk = (directory: string) => ({
  storage: new DiskFileStorage(directory, join(directory, '.incoming')),
  stop: async () => undefined,
});

/** Does `flush` in place of each flush, until the mocks are restored. */
const onFlush = async (flush: (handle: FileHandle) => Promise<void>): Promise<void> => {
  const handle = await open(process.execPath);
  jest.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync').mockImplementation(function (
    this: FileHandle,
  ) {
    return flush(this);
  });
  await handle.close();
};

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const onS3 = async (directory: string) => {
  const server = await startS3Server(directory);
  const storage = new S3FileStorage(server.location);
  const stop = async () => {
    storage.onApplicationShutdown();
    await server.close();
  };
  return { storage, stop };
};

/** Of this process, as Linux lists them. */
const openFilesIn = async (directory: string): Promise<string[]> => {
  const descriptors = await readdir('/proc/self/fd');
  const paths = await Promise.all(
    descriptors.map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => '')),
  );
  return paths.filter((path) => path.startsWith(directory));
};

/** A port nobody listens on. */
const closedPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
