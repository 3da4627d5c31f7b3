import type { Page } from '@playwright/test';
import { CheckInSheet } from '#pages/check-in-sheet';
import { expect, test } from '#support/fixtures';
import { cameraPhoto, smallPhoto } from '#support/files/photo';
import { createEvent, truthOf } from '#support/venue-truth';

test('a phone out of space keeps what it can of a check-in, and loses none', async ({
  phone,
  venue,
  network,
  event,
}) => {
  const page = await phone.visit('/');
  await phone.installed(page);
  const photo = await cameraPhoto();

  await test.step('all of it, once it has given up its copies of pictures', async () => {
    const sheet = await openSheet(page, event.id);
    await page.evaluate(keepPictures, 4_000_000);
    await phone.leaveNoRoom(page, network.address);
    await sheet.takePhoto(photo);
    const ticket = await sheet.submit();
    await expect(ticket.message).toHaveText('Sent. The venue has it.', { timeout: 30_000 });
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, photos: 1, points: 50 });
    expect(await page.evaluate(() => caches.has('pictures'))).toBe(false);
    // With this page ends what keeps its origin from more room.
    await page.close();
  });

  await test.step('the details without the photo, says so, and takes the photo later', async () => {
    const { id } = await createEvent(venue);
    const sheet = await openSheet(await phone.browser.newPage(), id);
    // Chromium's own quota would not do: what it refuses leaves the file so large, at times, that no text fits either.
    await sheet.page.evaluate(refuseLargePhotos);
    await sheet.takePhoto(photo);
    const ticket = await sheet.submit();
    await expect(ticket.message).toContainText('out of space, so the photo was not kept');
    await expect(ticket.stub).toContainText('Hank Dillard');
    await ticket.editLink.click();
    await sheet.takePhoto(await smallPhoto());
    await sheet.submit();
    await expect(ticket.message).toHaveText('Sent. The venue has it.', { timeout: 30_000 });
    expect(await truthOf(venue, id)).toMatchObject({ attendances: 1, photos: 1, points: 50 });
  });
});

/** The sheet of a show, filled in but for the photo. */
const openSheet = async (page: Page, eventId: number): Promise<CheckInSheet> => {
  const sheet = await CheckInSheet.open(page, eventId);
  await sheet.fill({ name: 'Hank Dillard', email: `hank-${eventId}@example.com` });
  return sheet;
};

/** Keeps a picture of so many bytes as the service worker keeps those of shows. */
const keepPictures = async (bytes: number): Promise<void> => {
  const cache = await caches.open('pictures');
  await cache.put('/uploads/a-show.webp', new Response(new Uint8Array(bytes)));
};

/** Has this page's databases refuse a photo of over 100,000 bytes as full ones do. */
const refuseLargePhotos = (): void => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value: { buffer?: ArrayBuffer }, key?: IDBValidKey) {
    if ((value.buffer?.byteLength ?? 0) > 100_000) throw new DOMException('Full.', 'QuotaExceededError');
    return put.call(this, value, key);
  };
};
