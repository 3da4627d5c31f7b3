import type { Page } from '@playwright/test';
import { CheckInSheet } from '#pages/check-in-sheet';
import { TicketPage } from '#pages/ticket-page';
import { expect, test } from '#support/fixtures';
import type { Phone } from '#support/phone';
import { cameraPhoto, metadataIn, smallPhoto } from '#support/files/photo';
import type { Venue } from '#support/venue';
import { createEvent, truthOf } from '#support/venue-truth';

const UPLOAD = 'POST /api/event-photos/upload';
const ATTEND = 'POST /api/photo-attendance';
const LORETTA = { name: 'Loretta Hayes', email: 'loretta@example.com', partySize: 2 };
const WAITS = "Kept on this phone. Sends itself when you're back online.";

/** A page of the app on a phone that has all of it. */
const openApp = async (phone: Phone): Promise<Page> => {
  const page = await phone.visit('/');
  await phone.installed(page);
  return page;
};

/** Opens the sheet of a show, loses the network and checks in; resolves to the address of the stub. */
const checkInOffline = async (
  { page, phone }: { page: Page; phone: Phone },
  { eventId, photo }: { eventId: number; photo: Awaited<ReturnType<typeof smallPhoto>> },
): Promise<string> => {
  const sheet = await CheckInSheet.open(page, eventId);
  await phone.offline(true);
  await sheet.fill(LORETTA);
  await sheet.takePhoto(photo);
  await expect((await sheet.submit()).message).toHaveText(WAITS);
  return new URL(page.url()).pathname;
};

/** A browser that has just been opened takes its time before it wakes a worker: seconds, on a busy machine half a minute. */
const expectOneOfEverything = async (venue: Venue, eventId: number): Promise<void> => {
  await expect
    .poll(() => truthOf(venue, eventId), { timeout: 75_000 })
    .toEqual({ attendances: 1, photos: 1, points: 50, names: [LORETTA.name] });
};

const expectSent = async (ticket: TicketPage): Promise<void> => {
  await expect(ticket.message).toHaveText('Sent. The venue has it.');
  await expect(ticket.fact('Points')).toHaveText('+50');
};

test.describe('a check-in made with no network', () => {
  test.use({ traits: { hasOwnBrowser: true } });

  test('waits on the phone, and is sent once by whatever wakes', async ({ phone, venue, network, event }) => {
    test.slow();
    const page = await openApp(phone);
    const stub = await checkInOffline({ page, phone }, { eventId: event.id, photo: await cameraPhoto() });

    await test.step('it can be opened again by its address, and the events with it', async () => {
      const again = await phone.visit(stub);
      await expect(new TicketPage(again).stub).toContainText(event.name);
      await again.goto('/');
      await expect(again.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
      await again.goto(`/events/${event.id}/check-in`);
      await expect(new CheckInSheet(again).dialog).toContainText(event.name);
    });

    await test.step('it is sent by the browser itself, with no page of the app open', async () => {
      await phone.closeBrowser();
      expect((await truthOf(venue, event.id)).attendances).toBe(0);
      await phone.openBrowser();
      await expectOneOfEverything(venue, event.id);
      const opened = await phone.visit(stub);
      await expectSent(new TicketPage(opened));
      await opened.close();
      await expectCleanFiles(venue, event.id);
    });

    await test.step('it is sent once when two tabs and the worker all wake at the same moment', async () => {
      const { id } = await createEvent(venue);
      const tab = await phone.browser.newPage();
      const next = await checkInOffline({ page: tab, phone }, { eventId: id, photo: await smallPhoto() });
      const calls = [network.countOf(UPLOAD), network.countOf(ATTEND)];
      const others = await Promise.all([phone.visit('/check-ins'), phone.visit(next)]);
      await phone.offline(false);
      await Promise.all([
        phone.wakeWorker(network.address),
        ...others.map((other) => other.evaluate(() => window.dispatchEvent(new Event('online')))),
      ]);
      await expectOneOfEverything(venue, id);
      await expectSent(new TicketPage(others[1]));
      // A later check-in that is through shows that every runner has come to rest: now calls can be counted.
      const sheet = await CheckInSheet.open(others[0], id);
      await sheet.fill({ name: 'Wade Tucker', email: `wade-${id}@example.com` });
      await sheet.takePhoto(await smallPhoto());
      await expectSent(await sheet.submit());
      expect([network.countOf(UPLOAD), network.countOf(ATTEND)]).toEqual(calls.map((count) => count + 2));
    });
  });

  test.describe('on a phone without background sync', () => {
    test.use({ traits: { hasOwnBrowser: true, hasBackgroundSync: false } });

    test('can be written to a file, and is sent by the page once the venue is back', async ({
      phone,
      venue,
      network,
      event,
    }) => {
      test.slow();
      const page = await openApp(phone);
      const stub = await checkInOffline({ page, phone }, { eventId: event.id, photo: await smallPhoto() });
      await phone.closeBrowser();
      network.down(true);
      await phone.openBrowser();
      const reopened = await phone.visit(stub);
      const ticket = new TicketPage(reopened);
      await expect(ticket.message).toHaveText(WAITS);
      await reopened.goto('/check-ins');
      await expectWaitingInFile(reopened, LORETTA.name);
      expect((await truthOf(venue, event.id)).attendances).toBe(0);
      network.down(false);
      await phone.offline(true);
      await phone.offline(false);

      await expectSent(ticket);
      await expect(reopened.getByText('Attendance Recorded!')).toBeVisible();
      await expectOneOfEverything(venue, event.id);
      const sent = reopened.getByRole('region', { name: 'Sent' });
      await expect(sent).toContainText('Attendance recorded');
      await sent.getByRole('button', { name: 'Dismiss' }).click();
      await expect(reopened.getByText('No check-ins yet')).toBeVisible();
    });
  });
});

/** The list of check-ins writes what waits to a file, the photo included. */
const expectWaitingInFile = async (list: Page, customerName: string): Promise<void> => {
  const download = list.waitForEvent('download');
  await list.getByRole('button', { name: 'Save waiting check-ins to a file' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
  const { entries } = JSON.parse(Buffer.concat(chunks).toString());
  expect(entries).toMatchObject([{ payload: { customerName }, photo: { type: 'image/jpeg' } }]);
  expect(Buffer.from(entries[0].photo.base64, 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
};

/**
 * Once at rest the venue keeps pictures of the check-in that it wrote itself, with nothing in them about phone or place,
 * and nothing else of it. Other tests kill this venue half-way: what lies about of theirs is not looked at, and what it was at
 * then goes on a minute and a half later.
 */
const expectCleanFiles = async (venue: Venue, eventId: number): Promise<void> => {
  const [photo] = await venue.sql<{ filename: string }>(
    'SELECT filename FROM event_photos WHERE event_id = $1',
    [eventId],
  );
  const random = /[0-9a-f]{32}/.exec(photo?.filename ?? '')?.[0] ?? 'no photo';
  await expect(async () => {
    const files = await metadataIn(venue.uploads, random);
    expect(files.map(({ name }) => name.replace(random, '…')).sort()).toEqual([
      'photo-…-1280.webp',
      'photo-…-320.webp',
      'photo-…-480.webp',
      'photo-….jpg',
    ]);
    expect(files.filter(({ hasMetadata }) => hasMetadata)).toEqual([]);
  }).toPass({ timeout: 120_000 });
};
