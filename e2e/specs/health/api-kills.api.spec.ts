import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { PROOF_SEED, proofSize } from '#api-test/proof-size';
import { smallPhoto } from '#support/files/photo';
import { emailsOf, momentsOf, photosWithoutFiles, wrongBalances } from '#support/proof/held-venue';
import { checkInStubbornly, isDone, type Heard } from '#support/proof/stubborn-guest';
import { Venue } from '#support/venue';
import { createEvent, truthOf } from '#support/venue-truth';

/** A venue whose process nobody else needs. */
const test = base.extend<{ venue: Venue }>({
  venue: async ({}, use) => {
    const venue = await Venue.open({ GUEST_ENTRIES_PER_HOUR: '1000000' });
    await use(venue);
    await venue.close();
  },
});

const KILLS = proofSize(2);
/** From a start to the next kill at most: about ten check-ins are on their way in that time. */
const LONGEST_LIFE_MS = 600;
/** No kill keeps a guest waiting for longer; a start takes as long as the machine needs. */
const PATIENCE_MS = 90_000;
const LINES = [1, 2, 3, 4, 5, 6];

test(`an API killed ${KILLS} times under check-ins loses none and doubles none`, async ({ venue }) => {
  console.info(`PROOF_SEED=${PROOF_SEED}`);
  test.setTimeout(120_000 + KILLS * 20_000);
  const event = await createEvent(venue);
  const { buffer: photo } = await smallPhoto();
  const heard = { done: 0, refused: 0, cutOff: 0 };
  const note = ({ status }: Heard) => {
    if (status === null) heard.cutOff += 1;
    else heard[isDone(status) ? 'done' : 'refused'] += 1;
  };
  const guest = { address: venue.address, eventId: event.id, photo, patienceMs: PATIENCE_MS, note };
  let isOver = false;
  const served: string[] = [];
  const guests = async (line: number): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      const email = `guest-${line}-${number}@example.com`;
      await checkInStubbornly(guest, randomUUID(), () => ({ customerName: 'Guest', customerEmail: email }));
      served.push(email);
    }
  };
  const load = Promise.all(LINES.map(guests));
  try {
    for (const life of momentsOf(KILLS, LONGEST_LIFE_MS)) {
      await pause(life);
      await venue.stop('SIGKILL');
      await venue.start();
    }
  } finally {
    isOver = true;
  }
  await load;

  console.info(`${KILLS} kills: ${served.length} check-ins; calls: ${JSON.stringify(heard)}`);
  expect(heard.cutOff).toBeGreaterThan(0);
  expect(served.length).toBeGreaterThan(KILLS);
  expect(await truthOf(venue, event.id)).toMatchObject({
    attendances: served.length,
    photos: served.length,
    points: served.length * 50,
  });
  expect(await emailsOf(venue)).toEqual(served.sort());
  expect(await wrongBalances(venue)).toEqual([]);
  expect(await photosWithoutFiles(venue)).toEqual([]);
});
