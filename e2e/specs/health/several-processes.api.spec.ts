import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { proofSize } from '#api-test/proof-size';
import { registerCustomer, openSession } from '#support/account';
import { smallPhoto } from '#support/files/photo';
import { RoundRobin } from '#support/servers/round-robin';
import { startUpload } from '#support/files/slow-upload';
import { test as base } from '#support/servers/two-processes';
import { ADMIN, type Venue } from '#support/venue';
import { createEvent, truthOf } from '#support/venue-truth';

const test = base.extend<{
  balancer: RoundRobin;
  /** No process hears of a change until this is called. */
  hearAgain: () => Promise<void>;
}>({
  balancer: async ({ first, second }, use) => {
    const balancer = await RoundRobin.over([first.port, second.port]);
    await use(balancer);
    await balancer.close();
  },
  hearAgain: async ({ first }, use) => {
    const [known] = await first.sql<{ definition: string }>(
      `SELECT pg_get_functiondef('announce_change'::regproc) AS definition`,
    );
    const hear = async (): Promise<void> => void (await first.sql(known?.definition ?? ''));
    await first.sql(
      'CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
    );
    await use(hear);
    await hear();
  },
});

/** Changes that one process saves and the other is asked about. */
const ROUNDS = proofSize(20);

const postJson = (url: string, body: object, key?: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify(body),
  });

const upload = async (venue: Venue, eventId: number, key: string) =>
  (await startUpload(venue.address, { eventId, key, photo: (await smallPhoto()).buffer })).finish();

const photoIdIn = (body: unknown): number => {
  if (typeof body === 'object' && body !== null && 'photoId' in body) return Number(body.photoId);
  throw new Error(`No photo in ${JSON.stringify(body)}`);
};

test.describe('two API processes of one venue', () => {
  test('know each other’s sessions, and each other’s sign-outs', async ({ first, second, balancer }) => {
    const account = await registerCustomer(balancer.address);
    const sessionId = await openSession(balancer.address, account);
    const headers = { authorization: `Bearer ${sessionId}` };
    const me = () => fetch(`${balancer.address}/api/auth/me`, { headers });
    for (const answer of [await me(), await me()])
      expect(await answer.json()).toMatchObject({ username: account.username });
    await fetch(`${first.address}/api/auth/logout`, { method: 'POST', headers });
    expect([(await me()).status, (await me()).status]).toEqual([401, 401]);
    expect(new Set(balancer.turns)).toEqual(new Set([first.port, second.port]));
  });

  test('both forget a changed event within a second', async ({ first, second }) => {
    const event = await createEvent(first, 'Before The Change');
    const addresses = [first, second].flatMap(({ address }) => [
      `${address}/api/events`,
      `${address}/api/events/${event.id}`,
    ]);
    const answers = () => Promise.all(addresses.map(async (url) => (await fetch(url)).text()));
    // Twice: from the second time on they are ready answers.
    for (const answer of [...(await answers()), ...(await answers())])
      expect(answer).toContain('Before The Change');
    await first.sql(`UPDATE events SET name = 'After The Change' WHERE id = $1`, [event.id]);
    await expect(async () => {
      for (const answer of await answers()) {
        expect(answer).toContain('After The Change');
        expect(answer).not.toContain('Before The Change');
      }
    }).toPass({ timeout: 1_000, intervals: [20] });
    await first.sql('DELETE FROM events WHERE id = $1', [event.id]);
    await expect(async () => {
      for (const answer of await answers()) expect(answer).not.toContain('After The Change');
    }).toPass({ timeout: 1_000, intervals: [20] });
  });

  test('both have a changed event on their pages at once', async ({ first, second }) => {
    const event = await createEvent(first, 'Before The Change');
    const pages = [first, second].flatMap(({ address }) => [`${address}/`, `${address}/events/${event.id}`]);
    const arePages = (test: (html: string) => boolean) =>
      expect(async () => {
        for (const page of pages) expect(test(await (await fetch(page)).text())).toBe(true);
      }).toPass({ intervals: [20] });
    await arePages((html) => html.includes('Before The Change'));
    await first.sql(`UPDATE events SET name = 'After The Change' WHERE id = $1`, [event.id]);
    await arePages((html) => html.includes('After The Change') && !html.includes('Before The Change'));
  });

  test('show who has just saved the change, before the other process heard of it', async ({
    first,
    second,
    hearAgain,
  }) => {
    test.setTimeout(60_000 + ROUNDS * 1_000);
    const { id } = await createEvent(first, 'Round 0');
    const authorization = `Bearer ${await openSession(first.address, ADMIN)}`;
    const read = async (headers: Record<string, string>): Promise<string> => {
      const answer = await fetch(`${second.address}/api/events/${id}`, { headers });
      return ((await answer.json()) as { name: string }).name;
    };
    const pageSays = async (name: string, headers: Record<string, string>): Promise<boolean> => {
      const html = await (await fetch(`${second.address}/events/${id}`, { headers })).text();
      const [head = '', body = ''] = html.split('<body');
      // The name is in the head, in what is seen, and in the data that the app goes on from.
      return [head, ...body.split('id="page-data"')].every((part) => part.includes(name));
    };
    const stale: string[] = [];
    await read({});
    expect(await pageSays('Round 0', {})).toBe(true);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const name = `Round ${round}`;
      const saved = await fetch(`${first.address}/api/events/${id}`, {
        method: 'PATCH',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      expect(saved.status).toBe(200);
      const cookie = saved.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      expect(await read({})).toBe(`Round ${round - 1}`);
      const readers: Record<string, string>[] = [
        { cookie },
        { authorization },
        { 'cache-control': 'no-cache' },
      ];
      const names = await Promise.all(readers.map(read));
      if (names.some((read) => read !== name)) stale.push(`${name}: ${names.join()}`);
      if (!(await pageSays(name, { cookie }))) stale.push(`${name}: the page`);
    }
    expect(stale).toEqual([]);
    await hearAgain();
    await first.sql('UPDATE events SET version = version WHERE id = $1', [id]);
    await expect(async () => expect(await read({})).toBe(`Round ${ROUNDS}`)).toPass({ timeout: 1_000 });
  });

  test('count wrong passwords together', async ({ first, second }) => {
    const { username, password } = await registerCustomer(first.address);
    const login = (venue: Venue, given: string) =>
      postJson(`${venue.address}/api/auth/login`, { usernameOrEmail: username, password: given });
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login(attempt % 2 ? second : first, 'wrong-password')).status).toBe(401);
    for (const venue of [first, second]) {
      const answer = await login(venue, password);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('make one attendance of a check-in that reaches both at once', async ({ first, second }) => {
    const event = await createEvent(first);
    const [photoKey, key] = [randomUUID(), randomUUID()];
    const photos = await Promise.all(
      [first, second, first, second].map((venue) => upload(venue, event.id, photoKey)),
    );
    expect(photos.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    const photoId = photoIdIn(photos[0]?.body);
    expect(photos.map(({ body }) => photoIdIn(body))).toEqual([photoId, photoId, photoId, photoId]);
    const attendance = {
      eventId: event.id,
      photoId,
      customerName: 'June Calloway',
      customerEmail: 'june@example.com',
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, copy) =>
        postJson(`${(copy % 2 ? second : first).address}/api/photo-attendance`, attendance, key),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(await truthOf(first, event.id)).toMatchObject({ attendances: 1, photos: 1, points: 50 });
  });

  test('let one of them stop in good order while twenty uploads are on their way', async ({
    first,
    second,
  }) => {
    const event = await createEvent(first);
    const leaving = await first.openTwin();
    const { buffer: photo } = await smallPhoto();
    const uploads = await Promise.all(
      Array.from({ length: 20 }, () =>
        startUpload(leaving.address, { eventId: event.id, key: randomUUID(), photo }),
      ),
    );
    const exit = leaving.stop('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${leaving.address}/api/health/ping`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .toBe('refused');
    const answers = await Promise.all(uploads.map(({ finish }) => finish()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await exit).toBe(0);
    expect(await truthOf(first, event.id)).toMatchObject({ photos: 20 });
    for (const { address } of [first, second])
      expect((await fetch(`${address}/api/events/${event.id}`)).status).toBe(200);
  });
});
