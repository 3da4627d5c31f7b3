import { CheckInSheet } from '#pages/check-in-sheet';
import { expect, test } from '#support/fixtures';
import { cameraPhoto, smallPhoto } from '#support/files/photo';
import type { Phone } from '#support/phone';
import { truthOf } from '#support/venue-truth';

test('a phone out of space gives up its copies of pictures and keeps the check-in whole', async ({
  phone,
  venue,
  network,
  event,
}) => {
  const sheet = await openSheet(phone, event.id);
  await sheet.page.evaluate(keepPictures, 4_000_000);
  await phone.leaveNoRoom(sheet.page, network.address);
  await sheet.takePhoto(await cameraPhoto());
  const ticket = await sheet.submit();
  await expect(ticket.message).toHaveText('Sent. The venue has it.', { timeout: 30_000 });
  expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, photos: 1, points: 50 });
  expect(await sheet.page.evaluate(() => caches.has('pictures'))).toBe(false);
});

test('a phone out of space keeps the details without the photo, says so, and takes the photo later', async ({
  phone,
  venue,
  event,
}) => {
  const sheet = await openSheet(phone, event.id);
  // Chromium's own quota would not do: what it refuses leaves the file so large, at times, that no text fits either.
  await sheet.page.evaluate(refuseLargePhotos);
  await sheet.takePhoto(await cameraPhoto());
  const ticket = await sheet.submit();
  await expect(ticket.message).toContainText('out of space, so the photo was not kept');
  await expect(ticket.stub).toContainText('Hank Dillard');
  await ticket.editLink.click();
  await sheet.takePhoto(await smallPhoto());
  await sheet.submit();
  await expect(ticket.message).toHaveText('Sent. The venue has it.', { timeout: 30_000 });
  expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, photos: 1, points: 50 });
});

/** The sheet of an installed app, filled in but for the photo. */
const openSheet = async (phone: Phone, eventId: number): Promise<CheckInSheet> => {
  const page = await phone.visit('/');
  await phone.installed(page);
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
