import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { proofSize } from '#api-test/proof-size';
import { openSession, registerCustomer } from '#support/account';
import { openDatabaseServer } from '#support/servers/database-server';
import { smallPhoto } from '#support/files/photo';
import { checkInStubbornly, isDone, type Heard } from '#support/proof/stubborn-guest';
import { Venue } from '#support/venue';
import { createEvent, truthOf } from '#support/venue-truth';

/** A venue whose PostgreSQL nobody else uses. */
const test = base.extend<{ venue: Venue }>({
  venue: async ({}, use) => {
    const server = await openDatabaseServer();
    const venue = await Venue.openEmpty(server.url, { GUEST_ENTRIES_PER_HOUR: '1000000' });
    await use(venue);
    await venue.close();
    await server.stop();
  },
});

const RESTARTS = proofSize(2);
/** No restart keeps a guest waiting for longer. */
const PATIENCE_MS = 15_000;

test(`a database that restarts ${RESTARTS} times in the middle of an evening ends nothing and loses nothing`, async ({
  venue,
}) => {
  test.setTimeout(90_000 + RESTARTS * 20_000);
  const event = await createEvent(venue);
  const sessionId = await openSession(venue.address, await registerCustomer(venue.address));
  const { buffer: photo } = await smallPhoto();
  const seen: Heard[] = [];
  const note = (heard: Heard) => void seen.push(heard);
  const guest = { address: venue.address, eventId: event.id, photo, patienceMs: PATIENCE_MS, note };
  let isOver = false;
  /** One guest after another; resolves to how many were served. */
  const guests = async (line: number): Promise<number> => {
    let served = 0;
    for (; !isOver; served += 1) {
      const customerEmail = `guest-${line}-${served}@example.com`;
      await checkInStubbornly(guest, randomUUID(), () => ({ customerName: 'Guest', customerEmail }));
    }
    return served;
  };
  const readers = async (path: string): Promise<void> => {
    while (!isOver) {
      const { status, headers } = await fetch(`${venue.address}${path}`, {
        headers: { authorization: `Bearer ${sessionId}` },
      });
      note({ status, retryAfter: headers.get('retry-after') });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const load = Promise.all([1, 2, 3, 4].map(guests));
  const reading = Promise.all(['/api/auth/me', '/api/health/ready', '/api/events?limit=1'].map(readers));

  try {
    for (let restart = 0; restart < RESTARTS; restart += 1) {
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
  console.info(`${RESTARTS} restarts of the database: ${served} check-ins, ${refused.length} calls refused`);
  expect(await truthOf(venue, event.id)).toMatchObject({
    attendances: served,
    photos: served,
    points: served * 50,
  });
});

/** Ends PostgreSQL as its service manager does; it is started again by the one who looks after it. */
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
