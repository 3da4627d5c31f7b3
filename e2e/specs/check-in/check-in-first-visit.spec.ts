import { CheckInSheet } from '#pages/check-in-sheet';
import { HomePage } from '#pages/events/home-page';
import { TicketPage } from '#pages/ticket-page';
import { checkInArrived, firstVisit, slowTest, tonight } from '#support/check-in/first-visit';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import type { Network } from '#support/network';
import { truthOf } from '#support/venue-truth';

test.describe('the first visit, when the signal goes', () => {
  slowTest(
    'once the check-in has come, a guest checks in and is sent later',
    async ({ phone, line, venue, event }) => {
      const { page, cut } = await firstVisit(phone, event.name);
      await checkInArrived(page);
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

  slowTest('once the worker is at work, a reload shows the card again', async ({ phone, line, event }) => {
    const { page, cut } = await firstVisit(phone, event.name);
    await phone.workerReady(page);
    await cut(line);
    await page.reload();
    await tonight(page, event.name).click();
    await new CheckInSheet(page).submitButton.waitFor();
  });

  slowTest(
    'before the check-in has come, the dialog says so and comes by itself',
    async ({ phone, line, event }) => {
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
    const later = await phone.browser.newPage();
    await later.clock.install();
    await later.goto('/');
    await expect(later.locator('html')).toHaveClass(/prepared/);
    await later.clock.fastForward(AFTER_START_MS);
    await phone.installed(later);
    network.down(true);
    await later.goto('/login');
    await expect(later.getByRole('button', { name: 'Login' })).toBeVisible();
  });
});

/** How long a page that was opened leaves its worker to what it shows, in milliseconds. */
const AFTER_START_MS = 10_000;

/** The path of the Login screen's file, by the worker's own list: not one of those that it keeps first. */
const loginFileOf = async ({ address }: Network): Promise<string> => {
  const worker = await (await fetch(`${address}/service-worker.js`)).text();
  return `/${/"(assets\/login-[^"]+\.js)"/.exec(worker)?.[1]}`;
};
