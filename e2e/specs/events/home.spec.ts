import type { Page } from '@playwright/test';
import { EventDialog } from '#pages/events/event-dialog';
import { HomePage, longDate } from '#pages/events/home-page';
import { registerArtist, signInOn } from '#support/account';
import { expect } from '#support/fixtures';
import { daysFrom, test } from '#support/programme';
import { ADMIN } from '#support/venue';

test.describe('on a phone that is set to Tokyo', () => {
  test.use({ traits: { timezoneId: 'Asia/Tokyo' } });

  test("tonight is the venue's night, and today the venue's day", async ({ phone, event, programme }) => {
    await programme.add({ name: 'Yesterday Was Fine', date: daysFrom(programme.tonight, -1) });
    await programme.add({ name: 'Tomorrow Is Another Day', date: daysFrom(programme.tonight, 1) });
    const home = new HomePage(await phone.visit('/'));
    await expect(home.tonight).toContainText(event.name);
    await expect(home.tonight).not.toContainText('Yesterday Was Fine');
    await expect(home.tonight).not.toContainText('Tomorrow Is Another Day');
    await expect(home.calendar.getByRole('button', { name: ', today,' })).toHaveAccessibleName(
      new RegExp(`^${longDate(programme.today)}`),
    );
    await expect(home.list('Upcoming Events').getByRole('article')).toHaveCount(2);
  });
});

test('is where it was scrolled when it is loaded again', async ({ phone, event, programme }) => {
  for (let day = 1; day <= 8; day += 1)
    await programme.add({ name: `Stomp No. ${day}`, date: daysFrom(programme.tonight, day) });
  const page = await phone.visit('/');
  const home = new HomePage(page);
  await expect(home.tonight).toContainText(event.name);
  await expect(home.list('Upcoming Events').getByRole('article')).toHaveCount(9);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  // What was read is kept a moment later, and shown at once after the reload.
  await page.waitForTimeout(500);
  await page.reload();
  await expect(home.tonight).toContainText(event.name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

test.describe('tonight', () => {
  test('shows the next show when the stage is dark, and says so when none is booked', async ({
    phone,
    venue,
    programme,
  }) => {
    await venue.sql('DELETE FROM events');
    const home = new HomePage(await phone.visit('/'));
    await expect(home.tonight).toContainText('The stage is dark tonight');
    await expect(home.list('Upcoming Events')).toContainText('No upcoming events scheduled.');
    await programme.add({ name: 'Next Week Rodeo', date: daysFrom(programme.tonight, 7) });
    await home.page.reload();
    await expect(home.tonight).toContainText('Next show');
    await expect(home.tonight).toContainText('Next Week Rodeo');
  });

  test('says what is cancelled or postponed, and offers no check-in to it', async ({ phone, programme }) => {
    await programme.add({ name: 'Rained Out', status: 'cancelled' });
    await programme.add({ name: 'Later Then', status: 'postponed' });
    const home = new HomePage(await phone.visit('/'));
    for (const [name, word] of [
      ['Rained Out', 'Cancelled'],
      ['Later Then', 'Postponed'],
    ] as const) {
      await expect(home.card(name)).toContainText(word);
      await expect(home.day(programme.tonight)).toHaveAccessibleName(new RegExp(`${name}, ${word}`));
      await expect(home.tonight.getByRole('link', { name: `Mark Attendance at ${name}` })).toHaveCount(0);
      const { dialog, markAttendance, closeButton } = await home.viewDetails(name);
      await expect(dialog).toContainText(word);
      await expect(markAttendance).toHaveCount(0);
      await closeButton.click();
    }
  });
});

test.describe('event details', () => {
  test('open at an address of their own, close with Back, and name the venue', async ({
    phone,
    venue,
    event,
  }) => {
    await venue.sql(
      `UPDATE venue SET phone = '615-555-0147', email = 'door@example.com', address = '12 Broadway, Nashville'`,
    );
    const home = new HomePage(await phone.visit('/'));
    const { dialog, markAttendance } = await home.viewDetails(event.name);
    await expect(home.page).toHaveURL(`/events/${event.id}`);
    await expect(dialog).toContainText(longDate(event.date));
    await expect(dialog).toContainText('8:00 PM');
    for (const words of ['Honky-Tonk Hall', '615-555-0147', 'door@example.com', '12 Broadway, Nashville'])
      await expect(dialog).toContainText(words);
    await expect(markAttendance).toBeVisible();
    await home.page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(home.page).toHaveURL('/');
    await home.page.goForward();
    await expect(dialog).toBeVisible();
    await home.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('open from a link somebody sent, and close to the events page', async ({ phone, event }) => {
    const { dialog, closeButton, page } = new EventDialog(
      await phone.visit(`/events/${event.id}`),
      event.name,
    );
    await expect(dialog).toBeVisible();
    await closeButton.click();
    await expect(page).toHaveURL('/');
    await expect(new HomePage(page).tonight).toContainText(event.name);
  });

  test('of an event that is gone say so', async ({ phone, event }) => {
    const { dialog } = new EventDialog(await phone.visit(`/events/${event.id + 9000}`), 'Event');
    await expect(dialog).toContainText('This event is not on the bill');
  });
});

test.describe('event cards', () => {
  test('give an unknown type a grey badge, and a known one its colour', async ({ phone, programme }) => {
    await programme.add({ name: 'Accordion Night', type: 'polka' });
    await programme.add({ name: 'Pickers Only', type: 'bluegrass' });
    const home = new HomePage(await phone.visit('/'));
    const saturation = (name: string, type: string) =>
      home
        .card(name)
        .getByText(type, { exact: true })
        .evaluate((badge) => {
          const [red = 0, green = 0, blue = 0] =
            getComputedStyle(badge).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
          return Math.max(red, green, blue) - Math.min(red, green, blue);
        });
    expect(await saturation('Accordion Night', 'Polka')).toBeLessThan(30);
    expect(await saturation('Pickers Only', 'Bluegrass')).toBeGreaterThan(50);
  });

  test("keep artist notes and the calendar's legend from visitors, and show both to admins", async ({
    phone,
    network,
    programme,
  }) => {
    const notes = 'Needs two monitors and no strobe';
    const event = await programme.add({ name: 'Quiet Please', artistNotes: notes });
    const home = new HomePage(await phone.visit('/'));
    await expect(home.card('Quiet Please')).toBeVisible();
    await expect(home.page.getByText(notes)).toHaveCount(0);
    await expect(home.legend).toHaveCount(0);
    const answer = await fetch(`${network.address}/api/events/${event.id}`);
    expect(await answer.text()).not.toContain(notes);

    await signInOn(home.page, ADMIN);
    await expect(home.card('Quiet Please')).toContainText(notes);
    await expect(home.legend).toContainText('Today');
    const { dialog } = await home.viewDetails('Quiet Please');
    await expect(dialog).toContainText(notes);
  });

  test("show artists the legend, but not another artist's notes", async ({ phone, venue, programme }) => {
    await programme.add({ name: 'Quiet Please', artistNotes: 'Needs two monitors' });
    const home = new HomePage(await phone.visit('/'));
    await signInOn(home.page, await registerArtist(venue.address));
    await expect(home.legend).toContainText('Booked');
    await expect(home.card('Quiet Please')).toBeVisible();
    await expect(home.page.getByText('Needs two monitors')).toHaveCount(0);
  });
});

for (const { what, width, textSize } of [
  { what: 'a phone 320 pixels wide', width: 320, textSize: 100 },
  { what: 'text at twice its size', width: 390, textSize: 200 },
]) {
  test.describe(`with ${what}`, () => {
    test.use({ traits: { viewport: { width, height: 740 } } });

    test('nothing has to be scrolled sideways, however long a name is', async ({ phone, programme }) => {
      const name = 'Honkytonkin'.repeat(20);
      const event = await programme.add({ name, description: 'W'.repeat(300), type: 'p'.repeat(90) });
      const page = await phone.visit('/');
      for (const address of [
        '/',
        `/events/${event.id}`,
        `/events/${event.id}/check-in`,
        '/login',
        '/register',
      ]) {
        await page.goto(address);
        await page.getByRole('button').last().waitFor();
        await page.addStyleTag({ content: `html { font-size: ${textSize}% !important }` });
        if (address.startsWith('/events')) await page.getByRole('dialog').waitFor();
        expect(await tooWide(page), address).toEqual([]);
      }
    });
  });
}

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

test.describe('an address without a page', () => {
  for (const address of ['/nowhere', '/events/tonight']) {
    test(`says so at ${address}`, async ({ phone, network }) => {
      expect((await fetch(`${network.address}${address}`)).status).toBe(404);
      const page = await phone.visit(address);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeAttached();
      await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');
      await page.getByRole('link', { name: "See what's on" }).click();
      await expect(page).toHaveURL('/');
      await phone.installed(page);
      await phone.offline(true);
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeAttached();
    });
  }
});
