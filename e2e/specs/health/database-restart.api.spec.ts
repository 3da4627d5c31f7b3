import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { openSession, registerCustomer } from '#support/account';
import { openDatabaseServer } from '#support/servers/database-server';
import { smallPhoto } from '#support/files/photo';
import { Venue } from '#support/venue';
import { createEvent, truthOf } from '#support/venue-truth';

/** A venue whose PostgreSQL nobody else uses. */
const test = base.extend<{ venue: Venue }>({
  venue: async ({}, use) => {
    const server = await openDatabaseServer();
    const venue = await Venue.open(server.url);
    await use(venue);
    await venue.close();
    await server.stop();
  },
});

/** No restart keeps a guest waiting for longer. */
const PATIENCE_MS = 15_000;

interface Seen {
  status: number;
  retryAfter: string | null;
}

test('a database that restarts in the middle of an evening ends nothing and loses nothing', async ({
  venue,
}) => {
  const event = await createEvent(venue);
  const sessionId = await openSession(venue.address, await registerCustomer(venue.address));
  const { buffer } = await smallPhoto();
  const seen: Seen[] = [];
  const note = ({ status, headers }: Response) => {
    seen.push({ status, retryAfter: headers.get('retry-after') });
    return status;
  };
  const isDone = (status: number) => status === 200 || status === 201;
  let isOver = false;
  /** Sends until it is acknowledged, as the outbox does: the same key each time. */
  const sendStubbornly = async (send: () => Promise<Response>): Promise<unknown> => {
    const patience = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await send();
      if (isDone(note(answer))) return answer.json();
      await answer.text();
      if (Date.now() > patience) throw new Error(`A guest was refused for ${PATIENCE_MS / 1000} seconds.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  /** One guest after another; resolves to how many were served. */
  const guests = async (line: number): Promise<number> => {
    let served = 0;
    for (; !isOver; served += 1) {
      const headers = { 'idempotency-key': randomUUID() };
      const kept = await sendStubbornly(() =>
        fetch(`${venue.address}/api/event-photos/upload`, {
          method: 'POST',
          headers,
          body: photoForm(event.id, buffer),
        }),
      );
      const { photoId } = JSON.parse(JSON.stringify(kept));
      const customerEmail = `guest-${line}-${served}@example.com`;
      await sendStubbornly(() =>
        fetch(`${venue.address}/api/photo-attendance`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ eventId: event.id, photoId, customerName: 'Guest', customerEmail }),
        }),
      );
    }
    return served;
  };
  const readers = async (path: string): Promise<void> => {
    while (!isOver) {
      note(await fetch(`${venue.address}${path}`, { headers: { authorization: `Bearer ${sessionId}` } }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const load = Promise.all([1, 2, 3, 4].map(guests));
  const reading = Promise.all(['/api/auth/me', '/api/health/ready', '/api/events?limit=1'].map(readers));

  try {
    for (let restart = 0; restart < 2; restart += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await restartDatabase(venue);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  } finally {
    isOver = true;
  }
  const served = (await load).reduce((sum, count) => sum + count, 0);
  await reading;

  const refused = seen.filter(({ status }) => !isDone(status));
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused)
    expect(answer).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
  expect(venue.isRunning).toBe(true);
  expect((await fetch(`${venue.address}/api/health/ready`)).status).toBe(200);
  expect(served).toBeGreaterThan(4);
  expect(await truthOf(venue, event.id)).toMatchObject({
    attendances: served,
    photos: served,
    points: served * 50,
  });
});

const photoForm = (eventId: number, photo: Buffer): FormData => {
  const form = new FormData();
  form.set('eventId', String(eventId));
  form.set('isVerificationPhoto', 'true');
  form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'door.png');
  return form;
};

/** Ends PostgreSQL as its service manager does; it is started again by whoever looks after it. */
const restartDatabase = async (venue: Venue): Promise<void> => {
  const [row] = await venue.sql<{ file: string }>(`SELECT pg_read_file('postmaster.pid') AS file`);
  const pid = Number.parseInt(row?.file ?? '', 10);
  process.kill(pid, 'SIGINT');
  const isBack = () =>
    venue.sql<{ file: string }>(`SELECT pg_read_file('postmaster.pid') AS file`).then(
      ([now]) => Number.parseInt(now?.file ?? '', 10) !== pid,
      () => false,
    );
  await expect.poll(isBack, { timeout: 20_000, intervals: [100] }).toBe(true);
};
