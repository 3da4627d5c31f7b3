import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Request } from 'express';
import { HashingDiskStorage } from './hashing-disk-storage.js';

describe('HashingDiskStorage', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'hashing-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  // Multer gives these two; the storage reads the stream of the one and passes the other on.
  const store = (stream: Readable): Promise<Partial<Express.Multer.File>> =>
    new Promise((resolve, reject) => {
      new HashingDiskStorage(directory)._handleFile(
        {} as Request,
        { stream } as Express.Multer.File,
        (error?: unknown, stored?: Partial<Express.Multer.File>) => {
          if (error instanceof Error) reject(error);
          else resolve(stored ?? {});
        },
      );
    });

  it('writes the file and knows its hash and size', async () => {
    const content = Buffer.alloc(300_000, 'honky');

    const stored = await store(Readable.from(slices(content)));

    expect(stored).toMatchObject({
      size: 300_000,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect((await readdir(directory)).map((name) => join(directory, name))).toEqual([stored.path]);
  });

  it('leaves no half file when writing fails', async () => {
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000);
        await new Promise((resolve) => setTimeout(resolve, 20));
        throw new Error('the disk is full');
      })(),
    );

    await expect(store(breaking)).rejects.toThrow('the disk is full');

    expect(await readdir(directory)).toEqual([]);
  });
});

function* slices(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
}
