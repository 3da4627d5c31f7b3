import type { Page } from '@playwright/test';
import { AppHeader } from '#pages/app-header';
import { CheckInSheet } from '#pages/check-in-sheet';
import { EventCard } from '#pages/events/event-card';
import { EventsTab } from '#pages/admin/events-tab';
import { HomePage } from '#pages/events/home-page';
import { UserManagement } from '#pages/admin/user-management';
import { pageAs, registerCustomer } from '#support/account';
import { faultsOf } from '#support/axe';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import { ADMIN } from '#support/venue';

const DESK = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

/** Nothing is wrong with the screen as it stands, by day and by night. */
const checkOn = async (page: Page, what: string, screens: { width: number; height: number }[]) => {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    expect.soft(await faultsOf(page), `${what}, ${screen.width} pixels wide`).toEqual([]);
  }
};

const check = (page: Page, what: string) => checkOn(page, what, [DESK, PHONE]);

/** The demo venue proves the same screen on a phone. */
const checkOnDesk = async (page: Page, what: string) => {
  await checkOn(page, what, [DESK]);
  await page.setViewportSize(PHONE);
};

test('every screen of a visitor can be used by everybody, by day and by night, on a phone and on a desk', async ({
  phone,
  event,
}) => {
  test.slow();
  const page = await phone.visit('/');
  const header = new AppHeader(page);
  await page.getByRole('article').filter({ hasText: event.name }).waitFor();
  await checkOnDesk(page, 'the events page');

  const { dialog, markAttendance } = await new HomePage(page).viewDetails(event.name);
  await dialog.getByText('8:00 PM').waitFor();
  // The phone asks for less motion.
  await expect(dialog).toHaveCSS('animation-name', 'none');
  await check(page, 'event details');
  await markAttendance.click();
  const sheet = new CheckInSheet(page);
  await sheet.submitButton.waitFor();
  await check(page, 'the check-in sheet, empty');
  await sheet.fill({ email: 'no address' });
  await sheet.submit();
  await page.getByText('Name Required').waitFor();
  await check(page, 'the check-in sheet, with errors');

  await page.goto('/check-ins');
  await page.getByRole('heading', { name: 'My check-ins' }).first().waitFor({ state: 'attached' });
  await check(page, 'my check-ins, empty');
  await header.loginLink.click();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await check(page, 'login');
  await header.signUpLink.click();
  await page.getByRole('heading', { name: 'Sign Up' }).waitFor();
  await check(page, 'register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Email is required').waitFor();
  await check(page, 'register, with errors');
  await page.goto('/nowhere');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await check(page, 'an address without a page');
});

test("the users, the documentation, and the dashboard's events with the forms over them, too", async ({
  phone,
  venue,
  event,
}) => {
  test.slow();
  const { username } = await registerCustomer(venue.address);
  const page = await pageAs(phone, ADMIN);
  const users = await UserManagement.open(page, `?q=${username}`);
  await users.row(username).waitFor();
  await checkOnDesk(page, 'the users');
  await (await users.delete(username)).waitFor();
  await check(page, 'the question before one is deleted');
  await page.goto('/documentation');
  await page.getByRole('region', { name: 'Quick Start' }).waitFor();
  await check(page, 'the documentation');

  const tab = await EventsTab.open(page);
  const card = new EventCard(page, event.name);
  await card.actions.waitFor();
  await checkOnDesk(page, 'the events');

  const editing = await card.edit();
  await editing.fill({ name: 'Open Mic & Pie' });
  await venue.sql('UPDATE events SET version = version + 1, time = $2 WHERE id = $1', [event.id, '21:00']);
  await editing.press('Save Changes');
  await editing.conflict.waitFor();
  await check(page, 'two versions of an event');
  await editing.press('Take theirs');
  await editing.press('Close');

  const adding = await tab.add();
  await adding.repeat({ how: 'weekly', nights: 3 });
  await adding.press('Create Event');
  await adding.dialog.getByText('Event name is required').waitFor();
  await check(page, 'a new event, with errors');
});

test('a ticket that is sent, one that waits, the list of both and the account, too', async ({
  phone,
  venue,
  network,
  event,
}) => {
  test.slow();
  const page = await pageAs(phone, await registerCustomer(venue.address));
  await page.goto('/');
  await new AppHeader(page).person('Loretta Hayes').click();
  await page.getByRole('heading', { name: 'Account Management' }).waitFor();
  await checkOnDesk(page, 'the account');

  const checkIn = async () => {
    const sheet = await CheckInSheet.open(page, event.id);
    await sheet.takePhoto(await smallPhoto());
    await sheet.fill({ name: 'June Calloway', email: 'june@example.com' });
    return sheet;
  };
  const sent = await (await checkIn()).submit();
  await expect(sent.message).not.toContainText('Kept on this phone');
  await page.getByText('Attendance Recorded!').waitFor();
  await check(page, 'a ticket that is sent');

  const sheet = await checkIn();
  await phone.installed(page);
  network.down(true);
  const waiting = await sheet.submit();
  await expect(waiting.message).toContainText('Kept on this phone');
  await check(page, 'a ticket that waits');
  await page.getByRole('link', { name: 'My check-ins' }).last().click();
  await page.getByRole('region', { name: 'Waiting' }).waitFor();
  await check(page, 'my check-ins');

  await test.step('the bar counts what waits, and the strip stays in sight while the page scrolls', async () => {
    const checkIns = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /My check-ins/ });
    await expect(checkIns).toHaveAccessibleName('My check-ins 1 waiting');
    await new AppHeader(page).brand.click();
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect(page.getByText(/Offline · 1 check-in waiting/)).toBeInViewport();
  });
  network.down(false);
  await expect(page.getByText(/1 check-in waiting/)).toBeHidden({ timeout: 30_000 });
});

test('what is chosen, current and highlighted is seen where the device has colors of its own', async ({
  phone,
  venue,
}) => {
  const { username } = await registerCustomer(venue.address);
  const page = await pageAs(phone, ADMIN);
  await page.setViewportSize(DESK);
  await page.emulateMedia({ forcedColors: 'active' });
  const outlineOf = (mark: string) =>
    page.locator(mark).evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineWidth} ${outlineStyle}`;
    });
  await page.goto('/account');
  await page.getByRole('radio', { name: 'Device' }).waitFor();
  expect(await outlineOf('label:has([name=theme]:checked)')).toBe('3px solid');

  const users = await UserManagement.open(page, `?q=${username}`);
  expect(await outlineOf("nav [aria-current=page]:has-text('Users')")).toBe('3px solid');
  await users
    .row(username)
    .getByRole('button', { name: /^More actions for / })
    .press('Enter');
  await page.locator('[role=menuitem][data-highlighted]').waitFor();
  expect(await outlineOf('[role=menuitem][data-highlighted]')).toBe('3px solid');
});
