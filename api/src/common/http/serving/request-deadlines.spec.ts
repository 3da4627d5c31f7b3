import { readdir } from 'node:fs/promises';
import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { createTestApp, type TestApp } from '#test/test-app.js';

const DEADLINES = { headers: 1_000, others: 1_500, uploads: 4_000, pauses: 2_000 };
const PATIENCE = 8_000;
const DRIP = 50;

const untilGone = async (directory: string): Promise<void> => {
  while ((await readdir(directory)).length > 0) await pause(DRIP);
};

describe('a request that drips', () => {
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp({}, DEADLINES);
  });
  afterAll(() => venue.close());

  /** Sends this at once and then a byte every 50 ms, until the server hangs up. */
  const drip = (start: string): Promise<{ answer: string; milliseconds: number }> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const { port } = venue.app.getHttpServer().address() as AddressInfo;
      const socket = connect(port, '127.0.0.1', () => socket.write(start));
      let answer = '';
      socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
      const drops = setInterval(() => socket.write('a'), DRIP);
      const patience = setTimeout(() => socket.destroy(new Error('still held')), PATIENCE);
      // Writing to a connection that is closed already fails, as it does for a phone.
      socket.on('error', (error) => (error.message === 'still held' ? reject(error) : undefined));
      socket.on('close', () => {
        clearInterval(drops);
        clearTimeout(patience);
        resolve({ answer, milliseconds: performance.now() - started });
      });
    });
  const post = (path: string, type: string, body = ''): string =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n${body}`;
  const FORM = 'multipart/form-data; boundary=b';
  const PART = '--b\r\nContent-Disposition: form-data; name="photo"; filename="me.jpg"\r\n\r\n';

  it('is answered 408 and hung up on after the seconds of a request, by a route that takes no files', async () => {
    const { answer, milliseconds } = await drip(
      post('/api/auth/login', 'application/json', '{"usernameOrEmail":"'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer).toContain('"code":"request.too-slow"');
    expect(milliseconds).toBeGreaterThan(DEADLINES.others - DRIP);
    expect(milliseconds).toBeLessThan(DEADLINES.uploads);
  });

  it.each([
    ['that pretends to be an upload', () => post('/api/auth/login', FORM, PART)],
    ['that is answered before it has arrived', () => post('/api/nothing', 'text/plain')],
  ])('is hung up on likewise when it is one %s', async (_, request) => {
    expect((await drip(request())).milliseconds).toBeLessThan(DEADLINES.uploads);
  });

  it('gets the minutes of an upload from a route that takes files, then 408, and leaves no file behind', async () => {
    const { answer, milliseconds } = await drip(post('/api/event-photos/upload', FORM, PART));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(milliseconds).toBeGreaterThan(DEADLINES.uploads - DRIP);
    await untilGone(join(venue.uploads, '.incoming'));
  });

  it('is answered 408 while its headers are late', async () => {
    const { answer, milliseconds } = await drip('GET /api/venue HTTP/1.1\r\nX-Slow: ');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(milliseconds).toBeLessThan(DEADLINES.others);
  });
});

describe('a reader that pauses in the middle of an answer', () => {
  // More than what the connection itself takes in.
  const BYTES = 48 * 1024 * 1024;
  // Node looks twice before it calls a write that does not go on silent.
  const [REQUEST, READER] = [2 * DEADLINES.others, 2 * DEADLINES.pauses];
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp({}, DEADLINES);
    await venue.app.get(FileStorage).put('logo-large.png', Buffer.alloc(BYTES), 'image/png');
  });
  afterAll(() => venue.close());

  /** Reads the beginning, pauses, and reads on; the bytes that came. */
  const readWithPause = (milliseconds: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const { port } = venue.app.getHttpServer().address() as AddressInfo;
      const call = get({ port, host: '127.0.0.1', path: '/uploads/logo-large.png' }, (answer) => {
        let bytes = 0;
        answer.on('data', (part: Buffer) => (bytes += part.length));
        answer.once('data', () => {
          answer.pause();
          setTimeout(() => answer.resume(), milliseconds);
        });
        answer.on('error', () => undefined).on('close', () => resolve(bytes));
      });
      call.on('error', reject);
    });

  it('for longer than a request may take gets the whole of it', async () => {
    expect(await readWithPause(REQUEST + 500)).toBe(BYTES);
  });

  it('for longer than a reader may is hung up on', async () => {
    expect(await readWithPause(REQUEST + READER + 500)).toBeLessThan(BYTES);
  });
});
