import type { Locator, Page } from '@playwright/test';
import { EventDialog } from '#pages/events/event-dialog';
import { HomePage, longDate } from '#pages/events/home-page';
import { registerArtist, signInOn } from '#support/account';
import { expect } from '#support/fixtures';
import { doubleText } from '#support/large-text';
import { addDays } from '#contract/calendar-date';
import { test } from '#support/programme';
import { ADMIN } from '#support/venue';

test.describe('on a phone that is set to Tokyo', () => {
  test.use({ traits: { timezoneId: 'Asia/Tokyo' } });

  test("the events page shows the venue's night, and the details of each event", async ({
    phone,
    venue,
    network,
    event,
    programme,
  }) => {
    const { tonight, today } = programme;
    await venue.sql(
      `UPDATE venue SET phone = '615-555-0147', email = 'door@example.com', address = '12 Broadway, Nashville'`,
    );
    await programme.add({ name: 'Yesterday Was Fine', date: addDays(tonight, -1) });
    await programme.add({ name: 'Rained Out', time: '21:00', status: 'cancelled' });
    await programme.add({ name: 'Later Then', time: '22:00', status: 'postponed' });
    await programme.add({ name: 'Accordion Night', type: 'polka', date: addDays(tonight, 1) });
    await programme.add({ name: 'Pickers Only', type: 'bluegrass', date: addDays(tonight, 2) });
    const notes = 'Needs two monitors and no strobe';
    const quiet = await programme.add({
      name: 'Quiet Please',
      artistNotes: notes,
      date: addDays(tonight, 3),
    });
    const names = [event.name, 'Rained Out', 'Later Then', 'Accordion Night', 'Pickers Only', 'Quiet Please'];
    const page = await phone.visit('/');
    const home = new HomePage(page);

    await test.step("tonight is the venue's night, and today the venue's day", async () => {
      await expect(home.list('Upcoming Events').getByRole('heading', { level: 3 })).toHaveText(names);
      await expect(home.tonight).toContainText(event.name);
      for (const name of ['Yesterday Was Fine', 'Accordion Night'])
        await expect(home.tonight).not.toContainText(name);
      await expect(home.calendar.getByRole('button', { name: ', today,' })).toHaveAccessibleName(
        new RegExp(`^${longDate(today)}`),
      );
    });

    await test.step('an unknown type has a grey badge, and a known one its colour', async () => {
      expect(
        await saturationOf(home.card('Accordion Night').getByText('Polka', { exact: true })),
      ).toBeLessThan(30);
      expect(
        await saturationOf(home.card('Pickers Only').getByText('Bluegrass', { exact: true })),
      ).toBeGreaterThan(50);
    });

    await test.step('the page is where it was scrolled when it is loaded again', async () => {
      await page.waitForFunction(() => localStorage.getItem('public-answers')?.includes('Quiet Please'));
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
      await page.reload();
      await expect(home.tonight).toContainText(event.name);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    });

    await test.step('what is cancelled or postponed says so, and its button does instead of a form', async () => {
      // After midnight tonight may be in the week before the two that a phone shows first.
      await home.wholeMonth.click();
      for (const [name, word] of [
        ['Rained Out', 'Cancelled'],
        ['Later Then', 'Postponed'],
      ] as const) {
        await expect(home.card(name)).toContainText(word);
        await expect(home.day(tonight)).toHaveAccessibleName(new RegExp(`${name}, ${word}`));
        const status = word.toLowerCase();
        await expect(
          home.tonight.getByRole('link', { name: `Mark Attendance at ${name} · ${status}` }),
        ).toBeVisible();
        const { dialog, markAttendance } = await home.viewDetails(name);
        await expect(dialog).toContainText(word);
        await expect(markAttendance).toHaveText(`Mark Attendance · ${status}`);
        await markAttendance.click();
        const checkIn = page.getByRole('dialog', { name: 'Mark Attendance' });
        await expect(checkIn).toContainText(`This show is ${status}, so there is no check-in.`);
        await checkIn.getByRole('button', { name: 'Close' }).click();
        await new EventDialog(page, name).closeButton.click();
      }
    });

    await test.step('details have an address of their own, close with Back, and name the venue', async () => {
      const { dialog, markAttendance } = await home.viewDetails(event.name);
      await expect(page).toHaveURL(`/events/${event.id}`);
      await expect(dialog).toContainText(longDate(event.date));
      await expect(dialog).toContainText('8:00 PM');
      for (const words of ['Honky-Tonk Hall', '615-555-0147', 'door@example.com', '12 Broadway, Nashville'])
        await expect(dialog).toContainText(words);
      await expect(markAttendance).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/');
      await page.goForward();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('details open from a link somebody sent, and close to the events page', async () => {
      await page.goto(`/events/${quiet.id + 9000}`);
      await expect(new EventDialog(page, 'Event').dialog).toContainText('This event is not on the bill');
      await page.goto(`/events/${event.id}`);
      await new EventDialog(page, event.name).closeButton.click();
      await expect(page).toHaveURL('/');
      await expect(home.tonight).toContainText(event.name);
    });

    await test.step("visitors see neither notes nor the calendar's legend", async () => {
      await expect(home.card('Quiet Please')).toBeVisible();
      await expect(page.getByText(notes)).toHaveCount(0);
      await expect(home.legend).toHaveCount(0);
      const answer = await fetch(`${network.address}/api/events/${quiet.id}`);
      expect(await answer.text()).not.toContain(notes);
    });

    await test.step("artists see the legend, but not another artist's notes", async () => {
      await signInOn(page, await registerArtist(venue.address));
      await expect(home.legend).toContainText('Booked');
      await expect(home.card('Quiet Please')).toBeVisible();
      await expect(page.getByText(notes)).toHaveCount(0);
    });

    await test.step('admins see both', async () => {
      await signInOn(page, ADMIN);
      await expect(home.card('Quiet Please')).toContainText(notes);
      await expect(home.legend).toContainText('Today');
      const { dialog } = await home.viewDetails('Quiet Please');
      await expect(dialog).toContainText(notes);
    });
  });
});

/** How far from grey an element is, up to 255. */
const saturationOf = (element: Locator): Promise<number> =>
  element.evaluate((badge) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(badge).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return Math.max(red, green, blue) - Math.min(red, green, blue);
  });

test('nothing has to be scrolled sideways, however long a name is and however large the text', async ({
  phone,
  programme,
}) => {
  const name = 'Honkytonkin'.repeat(20);
  const event = await programme.add({ name, description: 'W'.repeat(300), type: 'p'.repeat(90) });
  const page = await phone.browser.newPage();
  for (const address of ['/', `/events/${event.id}`, `/events/${event.id}/check-in`, '/login', '/register']) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(address);
    await page.getByRole('button').last().waitFor();
    if (address.startsWith('/events')) await page.getByRole('dialog').waitFor();
    expect(await tooWide(page), `${address} on a phone 320 pixels wide`).toEqual([]);
    await page.setViewportSize({ width: 390, height: 740 });
    await doubleText(page);
    expect(await tooWide(page), `${address} with text at twice its size`).toEqual([]);
  }
});

/** Every box a person would have to scroll sideways in, the page itself included. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll<HTMLElement>('main, [role=dialog], [role=dialog] *'),
    ]
      .filter(
        (box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX),
      )
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.tagName}.${box.className}: ${box.scrollWidth} > ${box.clientWidth}`),
  );

const LOST = ['/nowhere', '/events/tonight'];

test('an address without a page says so, with and without a network, and within the dashboard', async ({
  phone,
  network,
}) => {
  const page = await phone.browser.newPage();
  const notFound = page.getByRole('heading', { name: 'Page Not Found' });
  for (const address of LOST) {
    expect((await fetch(`${network.address}${address}`)).status).toBe(404);
    await page.goto(address);
    await expect(notFound).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');
  }
  await page.getByRole('link', { name: "See what's on" }).click();
  await expect(page).toHaveURL('/');

  await signInOn(page, ADMIN);
  await page.goto('/admin/nowhere');
  await notFound.waitFor();
  await expect(page.getByRole('main')).toHaveCount(1);

  await phone.installed(page);
  await phone.offline(true);
  for (const address of LOST) {
    await page.goto(address);
    await expect(notFound).toBeAttached();
  }
});
