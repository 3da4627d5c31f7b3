import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { proofSize } from '#api-test/proof-size';
import { startS3Server, type S3Server } from '#api-test/servers/s3-server';
import { registerCustomer } from '#support/account';
import { Caddy, hasCaddy, isTooBusy } from '#support/servers/caddy';
import { smallPhoto } from '#support/files/photo';
import { test as base } from '#support/servers/two-processes';
import { ADMIN } from '#support/venue';
import { createEvent, truthOf } from '#support/venue-truth';

const SETTINGS = { TRUST_PROXY: '2', GUEST_ENTRIES_PER_HOUR: '1000000' };
const RESTARTS = proofSize(2);
/** Wrong passwords for one account from one address that are answered in a quarter of an hour. */
const TRIES = 10;
/** Until the proxy has asked a new process whether it is there. */
const NOTICED_MS = 1_500;

const test = base.extend<object, { s3: S3Server; caddy: Caddy }>({
  s3: [
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-s3-'));
      const server = await startS3Server(directory);
      await use(server);
      await server.close();
      await rm(directory, { recursive: true });
    },
    { scope: 'worker' },
  ],
  settings: [({ s3 }, use) => use({ ...SETTINGS, ...s3.settings }), { scope: 'worker' }],
  caddy: [
    async ({ first, second }, use) => {
      const opened = await Caddy.before([first.port, second.port], { TRUSTED_PROXIES: '127.0.0.1/32' });
      await use(opened);
      await opened.close();
    },
    { scope: 'worker' },
  ],
});

test.skip(!hasCaddy(), 'the proxy is not on this machine: on Debian, apt install caddy');

const photoOf = async (eventId: number): Promise<FormData> => {
  const { name, mimeType, buffer } = await smallPhoto();
  const form = new FormData();
  form.set('eventId', String(eventId));
  form.set('isVerificationPhoto', 'true');
  form.set('photo', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  return form;
};

const signIn = (caddy: Caddy, { username, password }: { username: string; password: string }) =>
  caddy.call('POST', '/api/auth/login', { body: { usernameOrEmail: username, password } });

const sessionIn = (text: string): string => (JSON.parse(text) as { sessionId: string }).sessionId;

test('over HTTPS one signs in, sends a photo to the storage service, and sees it after a restart', async ({
  first,
  second,
  caddy,
}) => {
  const event = await createEvent(first);
  const signedIn = await signIn(caddy, await registerCustomer(first.address));
  expect(signedIn.status).toBe(200);
  const [cookie = ''] = signedIn.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/; Secure/);
  const headers = {
    cookie: cookie.split(';')[0] ?? '',
    origin: caddy.origin,
    'idempotency-key': randomUUID(),
  };
  const photo = await caddy.call('POST', '/api/event-photos/upload', {
    headers,
    body: await photoOf(event.id),
  });
  expect(photo.status).toBe(201);
  await Promise.all([first, second].map((venue) => venue.stop('SIGTERM')));
  await Promise.all([first, second].map((venue) => venue.start()));
  await pause(NOTICED_MS);
  expect((await caddy.call('GET', '/api/auth/me', { headers })).status).toBe(200);
  expect(await truthOf(first, event.id)).toMatchObject({ photos: 1 });
  const [kept] = await first.sql<{ filename: string }>(
    'SELECT filename FROM event_photos WHERE event_id = $1',
    [event.id],
  );
  const photoFor = (caller: Record<string, string>) =>
    caddy.call('GET', `/uploads/${kept?.filename}`, { headers: caller });
  expect((await photoFor(headers)).headers['content-type']).toBe('image/jpeg');
  expect((await photoFor({})).status).toBe(404);
  expect(await readdir(first.uploads)).toEqual(['.incoming']);
});

test('guests behind another proxy are told apart by their own addresses', async ({ first, caddy }) => {
  const wrongPasswordFrom = async (address: string, username: string): Promise<number> => {
    const body = { usernameOrEmail: username, password: 'not-this-one' };
    return (await caddy.call('POST', '/api/auth/login', { headers: { 'x-forwarded-for': address }, body }))
      .status;
  };
  const [many, one] = [await registerCustomer(first.address), await registerCustomer(first.address)];
  for (let guest = 1; guest <= TRIES + 2; guest += 1)
    expect(await wrongPasswordFrom(`198.51.100.${guest}`, many.username)).toBe(401);
  for (let tries = 0; tries < TRIES; tries += 1)
    expect(await wrongPasswordFrom('203.0.113.1', one.username)).toBe(401);
  expect(await wrongPasswordFrom('203.0.113.1', one.username)).toBe(429);
});

test(`${RESTARTS} rolling restarts under reads and writes fail no request`, async ({
  first,
  second,
  caddy,
}) => {
  test.setTimeout(100_000 + RESTARTS * 20_000);
  const event = await createEvent(first);
  const headers = { authorization: `Bearer ${sessionIn((await signIn(caddy, ADMIN)).text)}` };
  const failures: string[] = [];
  const over = new AbortController();
  const answered = { GET: 0, PATCH: 0, POST: 0 };
  const repeat = async (
    method: keyof typeof answered,
    path: string,
    expected: number,
    body?: () => object,
  ) => {
    while (!over.signal.aborted) {
      const key = { 'idempotency-key': randomUUID() };
      const call = caddy.call(method, path, { headers: { ...headers, ...key }, body: body?.() });
      const answer = await call.catch((error: unknown) => String(error));
      if (typeof answer === 'string') failures.push(`${method} ${path}: ${answer}`);
      else if (answer.status === expected) answered[method] += 1;
      else if (!isTooBusy(path, answer)) failures.push(`${method} ${path}: ${answer.status} ${answer.text}`);
      await pause(20);
    }
  };
  const photo = await photoOf(event.id);
  const crowd = [
    repeat('GET', '/', 200),
    repeat('GET', `/api/events/${event.id}`, 200),
    repeat('GET', '/api/auth/me', 200),
    repeat('PATCH', `/api/events/${event.id}`, 200, () => ({
      capacity: 100 + Math.floor(Math.random() * 100),
    })),
    repeat('PATCH', `/api/events/${event.id}`, 200, () => ({ description: randomUUID() })),
    repeat('POST', '/api/event-photos/upload', 201, () => photo),
  ];
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const venue = restart % 2 === 0 ? first : second;
    expect(await venue.stop('SIGTERM')).toBe(0);
    await venue.start();
    await pause(NOTICED_MS);
  }
  over.abort();
  await Promise.all(crowd);
  console.info(`answered over ${RESTARTS} restarts: ${JSON.stringify(answered)}`);
  expect(failures).toEqual([]);
  expect(Math.min(...Object.values(answered))).toBeGreaterThan(10 * RESTARTS);
});
