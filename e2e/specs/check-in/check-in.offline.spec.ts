import { CheckInSheet } from '#pages/check-in-sheet';
import { TicketPage } from '#pages/ticket-page';
import { expect, test } from '#support/fixtures';
import type { Phone } from '#support/phone';
import { cameraPhoto, metadataIn, smallPhoto } from '#support/files/photo';
import type { Venue } from '#support/venue';
import { truthOf } from '#support/venue-truth';

const LORETTA = { name: 'Loretta Hayes', email: 'loretta@example.com', partySize: 2 };

/** Checks in with no network at all; resolves to the address of the stub. */
const checkInOffline = async (phone: Phone, eventId: number): Promise<string> => {
  const page = await phone.visit('/');
  await phone.installed(page);
  const sheet = await CheckInSheet.open(page, eventId);
  await phone.offline(true);
  await sheet.fill(LORETTA);
  await sheet.takePhoto(await cameraPhoto());
  const ticket = await sheet.submit();
  await expect(ticket.message).toHaveText("Kept on this phone. Sends itself when you're back online.");
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

  test('is sent by the browser itself, with no page of the app open', async ({ phone, venue, event }) => {
    test.slow();
    const stub = await checkInOffline(phone, event.id);
    await phone.closeBrowser();
    expect((await truthOf(venue, event.id)).attendances).toBe(0);
    await phone.openBrowser();

    await expectOneOfEverything(venue, event.id);
    await expectSent(new TicketPage(await phone.visit(stub)));
    await expectCleanFiles(venue, event.id);
  });

  test.describe('on a phone without background sync', () => {
    test.use({ traits: { hasOwnBrowser: true, hasBackgroundSync: false } });

    test('is sent by the page once the venue is back', async ({ phone, venue, network, event }) => {
      const stub = await checkInOffline(phone, event.id);
      await phone.closeBrowser();
      await venue.stop();
      network.down(true);
      await phone.openBrowser();
      const page = await phone.visit(stub);
      const ticket = new TicketPage(page);
      await expect(ticket.message).toHaveText("Kept on this phone. Sends itself when you're back online.");
      expect((await truthOf(venue, event.id)).attendances).toBe(0);
      await venue.start();
      network.down(false);
      await phone.offline(true);
      await phone.offline(false);

      await expectSent(ticket);
      await expect(page.getByText('Attendance Recorded!')).toBeVisible();
      await expectOneOfEverything(venue, event.id);
      await expectCleanFiles(venue, event.id);
    });
  });

  test('is sent once when two tabs and the worker all wake at the same moment', async ({
    phone,
    venue,
    network,
    event,
  }) => {
    const stub = await checkInOffline(phone, event.id);
    const others = await Promise.all([phone.visit('/check-ins'), phone.visit(stub)]);
    await phone.offline(false);
    await Promise.all([
      phone.wakeWorker(network.address),
      ...others.map((page) => page.evaluate(() => window.dispatchEvent(new Event('online')))),
    ]);
    await expectOneOfEverything(venue, event.id);
    for (const page of others.slice(1)) await expectSent(new TicketPage(page));
    // A later check-in that is through shows that every runner has come to rest: now calls can be counted.
    const sheet = await CheckInSheet.open(others[0], event.id);
    await sheet.fill({ name: 'Wade Tucker', email: `wade-${event.id}@example.com` });
    await sheet.takePhoto(await smallPhoto());
    await expectSent(await sheet.submit());
    expect(network.countOf('POST /api/event-photos/upload')).toBe(2);
    expect(network.countOf('POST /api/photo-attendance')).toBe(2);
  });

  test('can be opened again by its address, and the events with it', async ({ phone, event }) => {
    const stub = await checkInOffline(phone, event.id);
    const page = await phone.visit(stub);
    await expect(new TicketPage(page).stub).toContainText(event.name);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
    await page.goto(`/events/${event.id}/check-in`);
    await expect(new CheckInSheet(page).dialog).toContainText(event.name);
  });
});

/**
 * Once at rest the venue keeps pictures of the check-in that it wrote itself, with nothing in them about phone or place,
 * and nothing else of it. Other tests kill this venue half-way: what lies about of theirs is not looked at.
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
  }).toPass({ timeout: 60_000 });
};
