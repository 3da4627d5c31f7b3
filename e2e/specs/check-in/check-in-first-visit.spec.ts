import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { proofSize } from '#api-test/proof-size';
import { CheckInSheet } from '#pages/check-in-sheet';
import { HomePage } from '#pages/events/home-page';
import { TicketPage } from '#pages/ticket-page';
import { expect, test } from '#support/fixtures';
import { Phone } from '#support/phone';
import { smallPhoto } from '#support/files/photo';
import type { Network } from '#support/network';
import { SlowLine } from '#support/servers/slow-line';
import { truthOf } from '#support/venue-truth';

/** How often the journeys of a cut line are made. */
const TIMES = proofSize(1);
const CPU_SLOWDOWN = 4;

const slowTest = test.extend<{ line: SlowLine }>({
  line: async ({ venue }, use) => {
    const line = await SlowLine.to(venue.port);
    await use(line);
    await line.close();
  },
  phone: async ({ line, traits, event: _event }, use) => {
    const phone = await Phone.unpack(line.address, { ...traits, keepsAppAtOnce: true });
    await use(phone);
    await phone.throwAway();
  },
});

/** Opens `/` for the first time, on a slow phone; resolves when tonight's event is seen and the app has taken it over. */
const firstVisit = async (phone: Phone, eventName: string): Promise<FirstVisit> => {
  const page = await phone.browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(CPU_SLOWDOWN);
  await page.goto('/', { waitUntil: 'commit' });
  await tonight(page, eventName).waitFor();
  await page.getByRole('region', { name: 'Announcements' }).waitFor({ state: 'attached' });
  const cut = async (line: SlowLine): Promise<void> => {
    line.cut(true);
    await slowDown(1);
  };
  return { page, cut };
};

interface FirstVisit {
  page: Page;
  /** Cuts the line. What has come by now is decided: from here on the phone is as fast as it can be. */
  cut: (line: SlowLine) => Promise<void>;
}

const tonight = (page: Page, eventName: string) =>
  new HomePage(page).tonight.getByRole('link', { name: `Mark Attendance at ${eventName}` });

test.describe('the first visit, when the signal goes', () => {
  for (let time = 1; time <= TIMES; time += 1) {
    slowTest(
      `2 s after the card is seen, a guest checks in and is sent later (${time})`,
      async ({ phone, line, venue, event }) => {
        await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
        const { page, cut } = await firstVisit(phone, event.name);
        await pause(2_000);
        await cut(line);
        const sheet = await new HomePage(page).markAttendance(event.name);
        await sheet.fill({ name: 'Loretta Hayes', email: 'loretta@example.com' });
        await sheet.takePhoto(await smallPhoto());
        const ticket = await sheet.submit();
        await expect(ticket.message).toContainText('Kept on this phone.');
        const stub = new URL(page.url()).pathname;
        await page.close();

        line.cut(false);
        await expect(new TicketPage(await phone.visit(stub)).message).toHaveText('Sent. The venue has it.');
        expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, photos: 1, points: 50 });
      },
    );

    slowTest(
      `4 s after the card is seen, a reload shows it again (${time})`,
      async ({ phone, line, venue, event }) => {
        await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
        const { page, cut } = await firstVisit(phone, event.name);
        await pause(4_000);
        await cut(line);
        await page.reload();
        await tonight(page, event.name).click();
        await new CheckInSheet(page).submitButton.waitFor();
      },
    );
  }

  slowTest(
    'before the check-in has come, the dialog says so and comes by itself',
    async ({ phone, line, venue, event }) => {
      await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
      const { page, cut } = await firstVisit(phone, event.name);
      await cut(line);
      await tonight(page, event.name).click();
      const notice = page.getByRole('dialog', { name: "This page didn't arrive" });
      await expect(notice).toBeInViewport({ ratio: 1 });
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(notice).toContainText('Still no connection.');
      await notice.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL(line.address);
      await tonight(page, event.name).click();
      await expect(notice).toBeVisible();
      line.cut(false);
      await new CheckInSheet(page).submitButton.waitFor();
    },
  );

  test('what it had not kept yet is kept at a later visit', async ({ phone, network }) => {
    const login = `GET ${await loginFileOf(network)}`;
    const arrive = network.plan(login, { kind: 'hang' }, Infinity);
    const page = await phone.visit('/');
    await phone.workerReady(page);
    await expect.poll(() => network.countOf(login)).toBeGreaterThan(0);
    network.down(true);
    await page.close();
    arrive();
    network.down(false);
    const later = await phone.visit('/');
    await phone.installed(later);
    network.down(true);
    await later.goto('/login');
    await expect(later.getByRole('button', { name: 'Login' })).toBeVisible();
  });
});

/** The path of the Login screen's file, by the worker's own list: not one of those that it keeps first. */
const loginFileOf = async ({ address }: Network): Promise<string> => {
  const worker = await (await fetch(`${address}/service-worker.js`)).text();
  return `/${/"(assets\/login-[^"]+\.js)"/.exec(worker)?.[1]}`;
};
