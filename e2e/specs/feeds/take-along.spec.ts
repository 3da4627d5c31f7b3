import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { EventDialog } from '#pages/events/event-dialog';
import { HomePage } from '#pages/events/home-page';
import { pageAs, registerArtist } from '#support/account';
import { faultsOf } from '#support/axe';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import { showsOf } from '#support/servers/subscribed-calendar';

/** Runs in the page: a share sheet that notes what it is given. */
const keepWhatIsShared = (): void => {
  const share = ({ title, url }: ShareData): Promise<void> => {
    document.documentElement.dataset.shared = `${title} ${url}`;
    return Promise.resolve();
  };
  Object.assign(navigator, { share });
};
const shared = (page: Page) => page.evaluate(() => document.documentElement.dataset.shared);

/** Opens "Add to calendar" and saves the file. */
const savedFile = async (page: Page, sheet: Locator): Promise<string> => {
  const saving = page.waitForEvent('download');
  await sheet.getByRole('link', { name: 'Calendar file' }).click();
  return readFile(await (await saving).path(), 'utf8');
};

test('a show goes into a calendar and to other people, from its details and from its stub', async ({
  phone,
  venue,
  network,
  event,
}) => {
  await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
  await phone.browser.addInitScript(keepWhatIsShared);
  const page = await phone.visit(`/events/${event.id}`);
  const { dialog } = new EventDialog(page, event.name);
  const address = `${network.address}/events/${event.id}`;

  await test.step('to a friend', async () => {
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => shared(page)).toBe(`${event.name} ${address}`);
  });

  await test.step('to Apple’s and Google’s calendar, and as a file', async () => {
    await dialog.getByRole('button', { name: 'Add to calendar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add to calendar' });
    await expect(sheet.getByRole('link', { name: 'Apple, Outlook and others' })).toHaveAttribute(
      'href',
      `${network.address.replace('http:', 'webcal:')}/feeds/events/${event.id}.ics`,
    );
    const google = await sheet.getByRole('link', { name: 'Google Calendar' }).getAttribute('href');
    expect(new URL(google ?? '').searchParams.get('text')).toBe(event.name);
    const [show, ...more] = showsOf(await savedFile(page, sheet));
    expect([show?.title, show?.start, more]).toEqual([event.name, `${event.date}T20:00:00`, []]);
    expect(await faultsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeVisible();
  });

  await test.step('and the same from the stub', async () => {
    const home = new HomePage(await phone.visit('/'));
    const checkIn = await home.markAttendance(event.name);
    await checkIn.fill({ name: 'June Calloway', email: '', partySize: 1 });
    await checkIn.takePhoto(await smallPhoto());
    const ticket = await checkIn.submit();
    await ticket.page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => shared(ticket.page)).toBe(`${event.name} ${address}`);
    await ticket.page.getByRole('button', { name: 'Add to calendar' }).click();
    const sheet = ticket.page.getByRole('dialog', { name: 'Add to calendar' });
    expect(showsOf(await savedFile(ticket.page, sheet)).map(({ title }) => title)).toEqual([event.name]);
  });
});

test('the events page leads to the whole calendar', async ({ phone, network }) => {
  const page = await phone.visit('/');
  await page.getByRole('button', { name: 'Subscribe to our calendar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Subscribe to our calendar' });
  await expect(sheet.getByRole('link', { name: 'Apple, Outlook and others' })).toHaveAttribute(
    'href',
    `${network.address.replace('http:', 'webcal:')}/feeds/events.ics`,
  );
  expect(await faultsOf(page)).toEqual([]);
});

test('an artist has a calendar of their own, at an address that can be renewed', async ({
  phone,
  network,
}) => {
  const page = await pageAs(phone, await registerArtist(network.address));
  await page.goto('/account/dates');
  const card = page.getByRole('region', { name: 'Your Own Calendar' });
  const sheet = page.getByRole('dialog', { name: 'Your private address' });
  const shownAddress = async (): Promise<string> => {
    const link = sheet.getByRole('link', { name: 'Apple, Outlook and others' });
    const address = ((await link.getAttribute('href')) ?? '').replace('webcal:', 'http:');
    await sheet.getByRole('button', { name: 'Close' }).click();
    return address;
  };
  const statusOf = async (address: string) => (await fetch(address)).status;

  await card.getByRole('button', { name: 'Make a private address' }).click();
  const first = await shownAddress();
  expect(await statusOf(first)).toBe(200);
  await card.getByRole('button', { name: 'Renew the address' }).click();
  await page
    .getByRole('dialog', { name: 'Renew the address?' })
    .getByRole('button', { name: 'Renew' })
    .click();
  const second = await shownAddress();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  expect(await faultsOf(page)).toEqual([]);
  await card.getByRole('button', { name: 'Take it back' }).click();
  await page
    .getByRole('dialog', { name: 'Take the address back?' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await expect(card.getByRole('button', { name: 'Make a private address' })).toBeVisible();
  expect(await statusOf(second)).toBe(404);
});
