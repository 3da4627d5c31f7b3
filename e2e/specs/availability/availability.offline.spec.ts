import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { AvailabilityCard } from '#pages/availability-card';
import { callIn, installedAs, openSession, registerArtist, type Account } from '#support/account';
import { faultsOf } from '#support/axe';
import { expect, test } from '#support/fixtures';

const FRIDAY = { date: '2031-05-09', name: 'Friday, May 9, 2031' };
const SATURDAY = { date: '2031-05-10', name: 'Saturday, May 10, 2031' };
const SUNDAY = { date: '2031-05-11', name: 'Sunday, May 11, 2031' };

interface Entry {
  id: number;
  date: string;
  notes: string | null;
  isAvailable: boolean;
}

/** The artist's calendar as another device of theirs knows and changes it. */
class OtherDevice {
  private constructor(
    private readonly address: string,
    private readonly session: string,
  ) {}

  static async of(address: string, account: Account): Promise<OtherDevice> {
    return new OtherDevice(address, await openSession(address, account));
  }

  async dates(): Promise<[string, string | null][]> {
    return (await this.entries()).map(({ date, notes }) => [date, notes]);
  }

  async entries(): Promise<Entry[]> {
    return (await this.call('GET', '')).json();
  }

  async add(date: string, notes: string): Promise<void> {
    await this.call('POST', '', { date, notes });
  }

  async note(date: string, notes: string): Promise<void> {
    const entry = (await this.entries()).find((candidate) => candidate.date === date);
    await this.call('PUT', `/${entry?.id}`, { date, notes });
  }

  private async call(method: string, path: string, body?: object): Promise<Response> {
    const what = `${method} /api/artist-availability${path}`;
    const answer = await callIn({ address: this.address }, this.session, what, body);
    if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}

const strip = (page: Page, text: string) => page.getByRole('status').getByText(text);

test.describe('an artist on a tour bus', () => {
  test('marks dates offline, and chooses where two devices disagree', async ({ phone, network }) => {
    test.slow();
    const account = await registerArtist(network.address);
    const other = await OtherDevice.of(network.address, account);
    const page = await installedAs(phone, account);
    await page.goto('/account/dates');
    const card = await AvailabilityCard.open(page);
    await expect(card.empty).toBeVisible();

    await test.step('marks three dates offline and takes one back, and the venue has the others once there is a network', async () => {
      await phone.offline(true);
      await card.add({ ...FRIDAY, notes: 'Trio' });
      await expect(page.getByText('Availability Added')).toBeVisible();
      await card.add(SATURDAY);
      await card.add(SUNDAY);
      await expect(strip(page, 'Offline · 3 dates waiting')).toBeVisible();
      await card.remove(SATURDAY.name);
      await expect(page.getByText('Entry Deleted')).toBeVisible();
      await expect(card.entry(SATURDAY.name)).toBeHidden();
      await page.reload();
      await AvailabilityCard.open(page);
      await expect(card.waiting(FRIDAY.name)).toBeVisible();
      await expect(card.waiting(SUNDAY.name)).toBeVisible();

      await phone.offline(false);
      await expect
        .poll(() => other.dates(), { timeout: 30_000 })
        .toEqual([
          [FRIDAY.date, 'Trio'],
          [SUNDAY.date, null],
        ]);
      await expect(card.waiting(FRIDAY.name)).toBeHidden();
      await expect(card.waiting(SUNDAY.name)).toBeHidden();
    });

    await test.step('sees both values where two devices disagree, and chooses', async () => {
      await phone.offline(true);
      await card.change(FRIDAY.name, { ...FRIDAY, notes: 'from the phone' });
      await card.add({ ...SATURDAY, notes: 'phone, Saturday' });
      await other.note(FRIDAY.date, 'from the tablet');
      await other.add(SATURDAY.date, 'tablet, Saturday');
      await phone.offline(false);

      const friday = card.entry(FRIDAY.name);
      await expect(friday.getByText('Available · All day · from the phone')).toBeVisible({ timeout: 30_000 });
      await expect(friday.getByText('Available · All day · from the tablet')).toBeVisible();
      await expect(card.entry(SATURDAY.name).getByText('tablet, Saturday')).toBeVisible();
      await expect(strip(page, '2 dates need you')).toBeVisible();
      expect.soft(await faultsOf(page), 'two values of a date').toEqual([]);
      await card.keepMine(FRIDAY.name);
      await card.takeTheirs(SATURDAY.name);

      await expect
        .poll(() => other.dates(), { timeout: 30_000 })
        .toEqual([
          [FRIDAY.date, 'from the phone'],
          [SATURDAY.date, 'tablet, Saturday'],
          [SUNDAY.date, null],
        ]);
      await expect(friday.getByRole('button', { name: /Keep mine/ })).toBeHidden();
      await expect(card.entry(SATURDAY.name).getByText('tablet, Saturday')).toBeVisible();
    });
  });

  test('marks days in the calendars by tap and by swipe, also in a month this phone has never seen', async ({
    phone,
    network,
  }) => {
    test.slow();
    const account = await registerArtist(network.address);
    const other = await OtherDevice.of(network.address, account);
    const page = await installedAs(phone, account);
    const turnMonths = async (turns: number) => {
      const next = page.getByRole('button', { name: 'Next month' });
      for (let turn = 0; turn < turns; turn += 1) await next.click();
    };
    const day = (date: string) => page.locator(`[data-day="${date}"]`);

    await test.step('toggles a day in the home calendar, with and without a network', async () => {
      await turnMonths(2);
      const date = (await page.locator(FREE_DAYS).nth(3).getAttribute('data-day')) ?? '';
      await day(date).click();
      await expect(page.getByText('Availability Added')).toBeVisible();
      await expect(day(date)).toHaveAccessibleName(/you are available/);
      await expect.poll(() => other.dates()).toEqual([[date, null]]);
      await expect(day(date)).toHaveAccessibleName(/you are available$/);

      await phone.offline(true);
      await pause(TWO_TAPS_MS);
      await day(date).click();
      await expect(page.getByText('Availability Removed')).toBeVisible();
      await expect(day(date)).toHaveAccessibleName(/no events$/);
      expect(await other.dates()).toEqual([[date, null]]);
      await phone.offline(false);
      await expect.poll(() => other.dates(), { timeout: 30_000 }).toEqual([]);
    });

    await test.step('marks a month this phone has never seen, and is asked where the venue has something else', async () => {
      await phone.offline(true);
      await turnMonths(3);
      await expect(page.getByText('You can still mark days')).toBeVisible();
      const days = page.locator('.calendar-day:not([data-outside])');
      const [disputed = '', free = ''] = await days.evaluateAll((cells) =>
        cells.slice(3, 5).map((cell) => cell.getAttribute('data-day') ?? ''),
      );
      await other.add(disputed, 'from the tablet');
      for (const date of [disputed, free]) {
        await day(date).click();
        await expect(day(date)).toHaveAccessibleName(/waiting to be sent$/);
      }
      await expect(strip(page, 'Offline · 2 dates waiting')).toBeVisible();
      await phone.offline(false);

      await expect(day(disputed)).toHaveAccessibleName(/please choose$/, { timeout: 30_000 });
      await expect(day(free)).toHaveAccessibleName(/you are available$/);
      expect(await other.dates()).toEqual([
        [disputed, 'from the tablet'],
        [free, null],
      ]);
      await day(disputed).click();
      const choice = page.getByRole('dialog');
      await expect(choice.getByText('Available · All day · from the tablet')).toBeVisible();
      await choice.getByRole('button', { name: /Keep mine/ }).click();
      await expect
        .poll(() => other.dates(), { timeout: 30_000 })
        .toEqual([
          [disputed, null],
          [free, null],
        ]);
    });

    await test.step('marks days with a swipe across them, while a swipe down scrolls', async () => {
      await page.goto('/account/dates');
      await AvailabilityCard.open(page);
      await turnMonths(2);
      const dates = await page
        .locator(FREE_DAYS)
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day') ?? ''));
      const isBeside = (date: string, index: number) =>
        Date.parse(dates[index + 1] ?? '') - Date.parse(date) === DAY_MS && new Date(date).getUTCDay() < 6;
      const first = dates.find(isBeside) ?? '';
      const second = dates[dates.indexOf(first) + 1] ?? '';

      await swipe(page, day(first), { by: { x: 0, y: -160 } });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(80);
      await expect(day(first)).toHaveAccessibleName(/no events$/);

      await swipe(page, day(first), { to: day(second) });
      await expect(page.getByText('2 days added.')).toBeVisible();
      // How far the swipe has scrolled differs: a button may lie half beneath the bar.
      await page.evaluate(() => scrollTo(0, 0));
      expect.soft(await faultsOf(page), 'marked days').toEqual([]);
      await expect
        .poll(async () => (await other.dates()).slice(0, 2))
        .toEqual([
          [first, null],
          [second, null],
        ]);
    });
  });
});

/** Days of the month that is shown on which nothing plays. */
const FREE_DAYS = '.calendar-day:not([data-booked]):not([data-outside])';
/** More than the time within which two taps count as one. */
const TWO_TAPS_MS = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A real finger: the browser decides whether it scrolls. */
const swipe = async (
  page: Page,
  from: Locator,
  { to, by }: { to: Locator; by?: never } | { to?: never; by: { x: number; y: number } },
): Promise<void> => {
  await from.scrollIntoViewIfNeeded();
  const start = await middleOf(from);
  const end = to ? await middleOf(to) : { x: start.x + by.x, y: start.y + by.y };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (let step = 1; step <= STEPS; step += 1) {
    const way = step / STEPS;
    await touch('touchMove', [
      { x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way },
    ]);
  }
  await touch('touchEnd', []);
};

const STEPS = 8;

const middleOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};
