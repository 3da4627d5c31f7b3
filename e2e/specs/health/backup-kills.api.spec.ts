import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { PROOF_SEED, proofSize } from '#api-test/proof-size';
import { callIn, openSession } from '#support/account';
import { smallPhoto } from '#support/files/photo';
import { type ArchivePlace, contentsOf, openPlace, runProgram } from '#support/proof/archive-place';
import { emailsOf, momentsOf, photosWithoutFiles, wrongBalances } from '#support/proof/held-venue';
import { checkInStubbornly } from '#support/proof/stubborn-guest';
import { ADMIN, Venue } from '#support/venue';
import { createEvent, truthOf } from '#support/venue-truth';

const KILLS = proofSize(1);
const LINES = [1, 2, 3];
/** Guests who are in before the first backup begins. */
const CROWD = 30;
/** For how long the database may go on with what a killed program had asked for. */
const LETS_GO_MS = 20_000;

const test = base.extend<{ venue: Venue; archives: string }>({
  venue: async ({}, use) => {
    const venue = await Venue.open({ GUEST_ENTRIES_PER_HOUR: '1000000' });
    await use(venue);
    await venue.close();
  },
  archives: async ({}, use) => {
    const archives = await mkdtemp(join(tmpdir(), 'honky-tonk-archives-'));
    await use(archives);
    await rm(archives, { recursive: true });
  },
});

test(`backups of a venue in use come back, and those killed (${KILLS}) and restores killed (${KILLS}) do no harm`, async ({
  venue,
  archives,
}) => {
  console.info(`PROOF_SEED=${PROOF_SEED}`);
  test.setTimeout(300_000 + KILLS * 60_000);
  const use = await startUse(venue);
  const path = join(archives, 'venue.tar.gz');
  const before = await use.acknowledged();
  const backup = await runProgram('backup', venue, path);
  expect(backup).toMatchObject({ exitCode: 0, output: expect.stringContaining('the backup is whole') });
  const killed = await killBackups(venue, archives, backup.milliseconds);
  await use.end();

  const place = await openPlace();
  const restore = await runProgram('restore', place, path);
  expect(restore).toMatchObject({ exitCode: 0, output: expect.stringContaining('0 differences') });
  await use.expectIn(place, before);
  const undone = await killRestores(path, await contentsOf(place), restore.milliseconds);
  await place.remove();
  console.info(
    `${killed} of ${KILLS} backups and ${undone} of ${KILLS} restores were killed before their end; ` +
      `${before.emails.length} guests and ${before.edit} edits before the backup`,
  );
});

interface Acknowledged {
  emails: string[];
  /** Number of the last edit. */
  edit: number;
}

/** Guests check in with photos and staff edits the show, until it is ended. */
const startUse = async (venue: Venue) => {
  const event = await createEvent(venue);
  const { buffer: photo } = await smallPhoto();
  const session = await openSession(venue.address, ADMIN);
  const guest = { address: venue.address, eventId: event.id, photo, patienceMs: 60_000, note: () => {} };
  const emails: string[] = [];
  let [edit, isOver] = [0, false];
  const guests = async (line: number): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      const email = `guest-${line}-${number}@example.com`;
      await checkInStubbornly(guest, randomUUID(), () => ({ customerName: 'Guest', customerEmail: email }));
      emails.push(email);
    }
  };
  const staff = async (): Promise<void> => {
    while (!isOver) {
      const description = `Set list ${edit + 1}`;
      const answer = await callIn(venue, session, `PATCH /api/events/${event.id}`, { description });
      expect(answer.status).toBe(200);
      edit += 1;
    }
  };
  const all = Promise.all([...LINES.map(guests), staff()]);
  return {
    acknowledged: async (): Promise<Acknowledged> => {
      await expect.poll(() => emails.length).toBeGreaterThan(CROWD);
      return { emails: [...emails], edit };
    },
    end: async (): Promise<void> => {
      isOver = true;
      await all;
    },
    /** That a venue has all that was acknowledged before, and nothing in part. */
    expectIn: async (place: ArchivePlace, before: Acknowledged): Promise<void> => {
      const kept = await emailsOf(place);
      expect(kept).toEqual(expect.arrayContaining(before.emails));
      expect(new Set([...emails, ...kept]).size).toBe(emails.length);
      const [counts] = await place.sql<{ attendances: number; checkIns: number; points: number }>(
        `SELECT (SELECT count(*)::int FROM event_attendance) AS attendances,
           (SELECT count(*)::int FROM photo_attendance) AS "checkIns",
           (SELECT sum(points)::int FROM loyalty_transactions WHERE type = 'attendance') AS points`,
      );
      const held = kept.length;
      expect(counts).toEqual({ attendances: held, checkIns: held, points: held * 50 });
      expect(await wrongBalances(place)).toEqual([]);
      expect(await photosWithoutFiles(place)).toEqual([]);
      const [show] = await place.sql<{ description: string }>('SELECT description FROM events');
      const keptEdit = Number(show?.description.replace('Set list ', ''));
      expect(keptEdit).toBeGreaterThanOrEqual(before.edit);
      expect(keptEdit).toBeLessThanOrEqual(edit);
      expect((await truthOf(venue, event.id)).attendances).toBe(emails.length);
    },
  };
};

/** @returns how many were killed before their end; one that has its name is whole */
const killBackups = async (venue: Venue, archives: string, longest: number): Promise<number> => {
  let killed = 0;
  for (const [turn, moment] of momentsOf(KILLS, longest).entries()) {
    const path = join(archives, `killed-${turn}.tar.gz`);
    const { exitCode } = await runProgram('backup', venue, path, moment);
    if (exitCode === null) killed += 1;
    if (exitCode === 0) expect(existsSync(path)).toBe(true);
    if (existsSync(path)) await expectRestorable(path);
    else expect(await runProgram('backup', venue, path)).toMatchObject({ exitCode: 0 });
    await rm(path);
  }
  return killed;
};

const expectRestorable = async (path: string): Promise<void> => {
  const place = await openPlace();
  expect(await runProgram('restore', place, path)).toMatchObject({ exitCode: 0 });
  await place.remove();
};

/** @returns how many left nothing behind in the tables; each is run again, and then everything is there */
const killRestores = async (
  path: string,
  whole: Awaited<ReturnType<typeof contentsOf>>,
  longest: number,
): Promise<number> => {
  let undone = 0;
  for (const moment of momentsOf(KILLS, longest)) {
    const place = await openPlace();
    const { exitCode } = await runProgram('restore', place, path, moment);
    if (exitCode !== 0 && !(await hasVenue(place))) {
      undone += 1;
      await expect
        .poll(async () => (await runProgram('restore', place, path)).exitCode, { timeout: LETS_GO_MS })
        .toBe(0);
    }
    expect(await contentsOf(place)).toEqual(whole);
    await place.remove();
  }
  return undone;
};

const hasVenue = async ({ sql }: ArchivePlace): Promise<boolean> => {
  // One that was killed may have made some of the tables.
  const [made] = await sql<{ has: boolean }>(
    `SELECT to_regclass('users') IS NOT NULL AND to_regclass('event_photos') IS NOT NULL
        AND to_regclass('loyalty_members') IS NOT NULL AS has`,
  );
  if (!made?.has) return false;
  const [all] = await sql<{ count: number }>(
    `SELECT (SELECT count(*) FROM users) + (SELECT count(*) FROM event_photos) + (SELECT count(*) FROM loyalty_members) AS count`,
  );
  return Number(all?.count) > 0;
};
