import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { proofSize } from '#api-test/proof-size';
import { ADMIN } from '#support/venue';
import { createEvent, truthOf } from '#support/venue-truth';
import { MixedLoad } from '#support/proof/mixed-load';
import { test } from '#support/servers/three-machines';
import { hasCaddy } from '#support/servers/caddy';

const CHANGES = proofSize(3);
/** From one process that goes to the next: at full size as often as an unlucky night would have it. */
const EVERY_MS = CHANGES > 10 ? 10_000 : 2_500;

test.skip(!hasCaddy(), 'the proxy is not on this machine: on Debian, apt install caddy');

test(`three processes of which one goes ${CHANGES} times lose nothing that was acknowledged`, async ({
  machines,
  caddy,
  mail,
}) => {
  test.setTimeout(150_000 + CHANGES * (EVERY_MS + 20_000));
  const [venue] = machines;
  const [shown, edited] = [await createEvent(venue), await createEvent(venue)];
  const load = await MixedLoad.begin(caddy, { shown, edited, admin: ADMIN });
  for (let change = 0; change < CHANGES; change += 1) {
    const machine = machines[change % machines.length] ?? venue;
    await pause(EVERY_MS);
    // In turn one that dies and one that is replaced.
    if (change % 2 === 0) await load.during(() => machine.stop('SIGKILL'));
    else await machine.stop('SIGTERM');
    await machine.start();
  }
  const heard = await load.end();

  console.info(
    `${CHANGES} processes went: ${JSON.stringify(heard.counts)}, cut off by a kill ${heard.cutOff}`,
  );
  expect(heard.failures).toEqual([]);
  expect(Math.min(...Object.values(heard.counts))).toBeGreaterThan(CHANGES);
  const many = heard.guests.length;
  expect(await truthOf(venue, shown.id)).toMatchObject({
    attendances: many,
    photos: many,
    points: many * 50,
  });
  expect(await guestsWhoCame()).toEqual(heard.guests.toSorted());
  const [kept] = await venue.sql<{ description: string }>('SELECT description FROM events WHERE id = $1', [
    edited.id,
  ]);
  expect(heard.possibleDescriptions).toContain(kept?.description);
  expect(await load.photosNobodyCanSee(await venue.sql('SELECT filename FROM event_photos'))).toEqual([]);
  // Five minutes later: until then a mail is held by the process that died with it.
  await venue.sql(`UPDATE messages SET next_attempt_at = now() WHERE status = 'queued'`);
  await venue.sql(`SELECT graphile_worker.add_job('notifications.send-due')`);
  const accounts = new Set([ADMIN.email, ...heard.accounts]);
  await expect.poll(() => new Set(mailed()).size, { timeout: 60_000 }).toBe(accounts.size);
  expect(new Set(mailed())).toEqual(accounts);
  console.info(`${accounts.size} mails, ${mailed().length - accounts.size} of them twice`);
  expect(mailed().length - accounts.size).toBeLessThanOrEqual(CHANGES);

  async function guestsWhoCame(): Promise<string[]> {
    const rows = await venue.sql<{ email: string }>(
      `SELECT email FROM loyalty_members WHERE events_attended = 1 ORDER BY email COLLATE "C"`,
    );
    return rows.map(({ email }) => email);
  }
  function mailed(): string[] {
    return mail.mails.flatMap(({ to }) => (to ?? []).map(({ address = '' }) => address));
  }
});
