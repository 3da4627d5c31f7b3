import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { ConsoleLogger, Logger } from '@nestjs/common';
import { s3LocationAt } from '#test/servers/s3-server.js';
import { S3FileStorage } from './s3-file-storage.js';

describe('S3FileStorage with a service that', () => {
  let close: () => Promise<void>;

  const storageAt = async (
    serve: (socket: Socket) => void,
    silence = 400,
    pauses?: number,
  ): Promise<S3FileStorage> => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      serve(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const storage = new S3FileStorage(s3LocationAt(port), silence, pauses);
    close = async () => {
      storage.onApplicationShutdown();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    };
    return storage;
  };

  beforeAll(() => Logger.overrideLogger(false));
  afterEach(() => close());
  afterAll(() => Logger.overrideLogger(new ConsoleLogger()));

  it('takes a call and says nothing, gives it up', async () => {
    const storage = await storageAt((socket) => socket.resume());

    const calls = [
      storage.put('photo-a.webp', Buffer.from('0123456789'), 'image/webp'),
      storage.size('photo-a.webp'),
    ];

    for (const call of await Promise.allSettled(calls))
      expect(call).toMatchObject({ status: 'rejected', reason: { code: 'storage.unavailable' } });
  });

  it('falls silent within a file, gives it up', async () => {
    const half = 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234';
    const storage = await storageAt((socket) => socket.once('data', () => socket.write(half)));

    await expect(storage.bytes('photo-a.webp')).rejects.toMatchObject({ code: 'storage.unavailable' });
  });

  describe('has more of a file than the reader takes', () => {
    const file = Buffer.alloc(8_000_000, 'a');
    const answer = `HTTP/1.1 200 OK\r\nContent-Length: ${file.length}\r\n\r\n`;
    const open = async (pauses?: number) => {
      const serve = (socket: Socket) =>
        void socket.once('data', () => socket.write(Buffer.concat([Buffer.from(answer), file])));
      const storage = await storageAt(serve, 400, pauses);
      return storage.open('demo-a.mp3');
    };

    it('waits while the reader pauses for many silences', async () => {
      const stream = await open();

      await wait(3_000);

      expect((await buffer(stream)).equals(file)).toBe(true);
    });

    it('does not wait for a reader that never comes back', async () => {
      const stream = await open(1_000);

      await expect(once(stream, 'end')).rejects.toMatchObject({ name: 'TimeoutError' });
    });
  });

  it('is read by as many slow readers as there are connections, still serves the product itself', async () => {
    const storage = await storageAt((socket) => {
      socket.on('data', (asked) => {
        const isWhole = String(asked).startsWith('GET /photos/original-a');
        socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n${isWhole ? '0123456789' : '0'}`);
      });
    }, 5_000);
    const slow = await Promise.all(Array.from({ length: READERS_AT_ONCE }, () => storage.open('demo-a.mp3')));

    expect(String(await storage.bytes('original-a'))).toBe('0123456789');
    for (const stream of slow) stream.destroy();
  });

  it('takes a large file slowly, is given the time', async () => {
    let calls = 0;
    const storage = await storageAt((socket) => {
      calls += 1;
      takeSlowly(socket, 20_000_000);
    }, 2_000);

    await storage.put('original-a', Buffer.alloc(20_000_000), 'image/jpeg');

    expect(calls).toBe(1);
  });

  it('hangs up within a file, is sent the whole of it once more', async () => {
    let calls = 0;
    const storage = await storageAt((socket) => {
      calls += 1;
      if (calls === 1) socket.once('data', () => socket.destroy());
      else takeSlowly(socket, 100_000);
    });
    const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-s3-'));
    const path = join(directory, 'incoming');
    await writeFile(path, Buffer.alloc(100_000));

    await storage.takeFile('original-a', path, 'image/jpeg');

    expect([calls, await readdir(directory)]).toEqual([2, []]);
    await rm(directory, { recursive: true });
  });
});

/** The connections of an S3 client, by its handler's default. */
const READERS_AT_ONCE = 50;

/** Reads the first 10 MB at a megabyte each quarter of a second, and answers once it has `size` bytes. */
const takeSlowly = (socket: Socket, size: number): void => {
  let [taken, pausedAt] = [0, 0];
  socket.once('data', () => socket.write('HTTP/1.1 100 Continue\r\n\r\n'));
  socket.on('data', (part) => {
    taken += part.length;
    if (taken >= size) return void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
    if (pausedAt >= 10_000_000 || taken - pausedAt < 1_000_000) return;
    pausedAt = taken;
    socket.pause();
    setTimeout(() => socket.resume(), 250);
  });
};
