import type { BrowserContext, Page } from '@playwright/test';
import { doorNightAt } from '#contract/rules/door/door-night';
import { LockedDoorPage } from '#pages/locked-door-page';
import { addMember, guestsKeptOn, hireStaff, keptOn, openLine, pointsOf, tabletName } from '#support/door';
import { expect } from '#support/fixtures';
import { test } from '#support/programme';
import { truthOf } from '#support/venue-truth';

const TIME_ZONE = 'America/Chicago';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test.use({ traits: { viewport: { width: 1280, height: 800 } } });

/** The first minute after the next noon of the venue. */
const nextNoon = (from: number): number => {
  const night = doorNightAt(new Date(from), TIME_ZONE);
  let instant = Math.ceil(from / MINUTE_MS) * MINUTE_MS;
  while (doorNightAt(new Date(instant), TIME_ZONE) === night) instant += MINUTE_MS;
  return instant + MINUTE_MS;
};

/** Names of those whose check-ins the tablet has not sent yet. */
const waitingOn = async (page: Page): Promise<string[]> => {
  const { databases } = JSON.parse(await keptOn(page));
  const entries: { kind: string; payload: { name?: string } }[] = databases['honky-tonk'].entries;
  return entries.flatMap(({ kind, payload }) => (kind === 'door' ? (payload.name ?? []) : []));
};

/** Some time passes on the tablet, asleep. */
const sleep = async (browser: BrowserContext, page: Page, ms: number): Promise<void> =>
  browser.clock.setSystemTime((await page.evaluate(() => Date.now())) + ms);

test('at noon a tablet without a network forgets its guests, and nothing that it has not sent', async ({
  phone,
  network,
  venue,
  event,
}) => {
  const [wade, june] = [await hireStaff(venue), await addMember(venue, 'June')];
  const guest = { name: 'Ruby Calloway', email: `ruby-${event.id}@example.com`, partySize: 2 };
  await phone.browser.clock.install();
  const door = await openLine(phone, tabletName('Front door'), wade);
  await phone.installed(door.page);
  const cut = async (isCut: boolean) => {
    network.down(isCut);
    await phone.offline(isCut);
  };
  await cut(true);
  await door.find(june.name, june.name);
  await door.takePhoto();
  await door.checkIn();
  await door.addGuest(guest);
  await door.takePhoto();
  await door.checkIn();
  await expect(door.pill).toContainText('2 waiting');
  expect(await guestsKeptOn(door.page)).toBeGreaterThan(0);

  await test.step('an hour before noon all is there', async () => {
    await phone.browser.clock.setSystemTime(nextNoon(Date.now()) - 60 * MINUTE_MS);
    await door.page.reload();
    await door.enter(wade);
    await expect(door.entry(june.name)).toBeVisible();
  });

  await test.step('after noon nobody is known, over a reload too', async () => {
    await phone.browser.clock.setSystemTime(nextNoon(Date.now()));
    await expect.poll(() => guestsKeptOn(door.page), { timeout: 30_000 }).toBe(0);
    for (const isReloaded of [false, true]) {
      if (isReloaded) await door.page.reload();
      await expect(door.page.getByRole('heading', { name: 'Waiting for the network' })).toBeVisible();
      await expect(door.page.getByText(june.name)).toBeHidden();
      expect((await waitingOn(door.page)).sort()).toEqual([june.name, guest.name].sort());
    }
  });

  await test.step('with the network back both are sent, once', async () => {
    await cut(false);
    await expect.poll(() => waitingOn(door.page), { timeout: 30_000 }).toEqual([]);
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 2, photos: 2, points: 100 });
    expect(network.countOf('POST /api/door/check-ins')).toBe(2);
  });
});

test('after two days without a network all is sent, as of when it happened', async ({
  phone,
  network,
  venue,
  event,
}) => {
  const [wade, june, hank] = [
    await hireStaff(venue),
    await addMember(venue, 'June'),
    await addMember(venue, 'Hank'),
  ];
  const ruby = { name: 'Ruby Calloway', email: `ruby-${event.id}@example.com`, partySize: 2 };
  await phone.browser.clock.install();
  const door = await openLine(phone, tabletName('Front door'), wade);
  await phone.installed(door.page);
  network.down(true);
  await phone.offline(true);

  await test.step('a member comes, another by mistake, and half an hour later a guest at the locked tablet', async () => {
    await door.find(hank.name, hank.name);
    await door.takePhoto();
    await door.checkIn();
    await door.undo(hank.name, 'Wrong guest');
    await door.find(june.name, june.name);
    await door.takePhoto();
    await door.checkIn();
    await door.left(1);
    await sleep(phone.browser, door.page, 30 * MINUTE_MS);
    const locked = await LockedDoorPage.lock(door);
    await locked.fill(ruby);
    await locked.takePhoto();
    await locked.checkIn();
  });

  await test.step('two days go by, at the venue too', async () => {
    await sleep(phone.browser, door.page, 2 * DAY_MS);
    await venue.sql(`UPDATE events SET date = to_char(date::date - 2, 'YYYY-MM-DD') WHERE id = $1`, [
      event.id,
    ]);
    await door.page.reload();
  });

  await test.step('home again, all of it is sent', async () => {
    network.down(false);
    await phone.offline(false);
    await expect.poll(() => waitingOn(door.page), { timeout: 30_000 }).toEqual([]);
    const rows = await venue.sql<{ name: string; minutesAgo: number; isUndone: boolean }>(
      `SELECT customer_name AS name, undone_at IS NOT NULL AS "isUndone",
              round(extract(epoch FROM now() - occurred_at) / 60)::int AS "minutesAgo"
         FROM event_attendance WHERE event_id = $1 ORDER BY occurred_at, id`,
      [event.id],
    );
    expect(rows.map(({ name, isUndone }) => [name, isUndone])).toEqual([
      [hank.name, true],
      [june.name, false],
      [ruby.name, false],
    ]);
    const [twoDays, late] = [(2 * DAY_MS) / MINUTE_MS, 2];
    for (const [row, minutes] of [twoDays + 30, twoDays + 30, twoDays].entries()) {
      expect(rows[row]?.minutesAgo).toBeGreaterThanOrEqual(minutes);
      expect(rows[row]?.minutesAgo).toBeLessThanOrEqual(minutes + late);
    }
    const points = [june, hank, ruby].map(({ email }) => pointsOf(venue, event.id, email));
    expect(await Promise.all(points)).toEqual([50, 0, 50]);
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 3, photos: 3 });
  });
});
