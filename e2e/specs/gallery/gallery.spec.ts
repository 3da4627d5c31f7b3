import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GalleryPage } from '#pages/gallery-page';
import { PhotoDialog } from '#pages/photo-dialog';
import { Toast } from '#pages/toast';
import { faultsOf } from '#support/axe';
import { expect, test } from '#support/fixtures';
import { fillGallery, hangPhotos } from '#support/files/gallery';
import type { Venue } from '#support/venue';
import { createEvent } from '#support/venue-truth';

const HATS = 'Hands up, hats up';
const NEON = 'Meet me under the neon';
const BAND = 'The whole band';

/** Three photos of two nights, the newest first; and one that is not public. */
const hangThree = async (venue: Venue, eventId: number): Promise<number[]> => {
  const other = await createEvent(venue, 'Thursday Mixer');
  return hangPhotos(venue, [
    { caption: HATS, eventId, tags: ['crowd', 'hats', 'stage', 'late'] },
    { caption: NEON, eventId: other.id, tags: ['neon'] },
    { caption: BAND, eventId, tags: ['stage'] },
    { caption: 'Not for everybody', eventId, isApproved: false },
  ]);
};

const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const openPhoto = async (page: Page, address: string, caption: string): Promise<PhotoDialog> => {
  await page.goto(address);
  return new PhotoDialog(page, caption);
};

test.beforeEach(({ venue }) => venue.sql('DELETE FROM event_photos'));

test('a visitor searches, filters and sorts, and the address tells it', async ({ phone, venue, event }) => {
  await hangThree(venue, event.id);
  const page = await phone.visit('/');
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  const gallery = await GalleryPage.on(page);
  await expect(gallery.captions()).toHaveText([HATS, NEON, BAND]);
  await expect(gallery.photo(HATS)).toContainText('+2 more tags');
  await expect(gallery.photo(HATS)).not.toContainText('late');

  await gallery.search.fill('MIXER');
  await expect(gallery.captions()).toHaveText([NEON]);
  await expect(page).toHaveURL(/q=MIXER/);
  await gallery.search.fill('banjo');
  await expect(page.getByText('No photos found matching your search.')).toBeVisible();
  await gallery.search.fill('');
  await expect(gallery.captions()).toHaveCount(3);

  await gallery.tag.selectOption('stage (2)');
  await expect(gallery.captions()).toHaveText([HATS, BAND]);
  await gallery.sort.selectOption('Oldest');
  await expect(gallery.captions()).toHaveText([BAND, HATS]);
  await gallery.tag.selectOption('All tags');
  await gallery.sort.selectOption('Name A-Z');
  await expect(gallery.captions()).toHaveText([HATS, NEON, BAND]);
  await gallery.event.selectOption({ index: 1 });
  await expect(gallery.captions()).not.toHaveCount(3);
  const shown = await gallery.captions().allTextContents();
  await page.reload();
  await expect(gallery.captions()).toHaveText(shown);
});

test('a photo opens at its own address, is turned by key, button and finger, and closes where it was', async ({
  phone,
  venue,
  event,
}) => {
  const [hats, neon, band] = await hangThree(venue, event.id);
  const page = await phone.visit('/');
  const gallery = await GalleryPage.open(page);
  const dialog = await gallery.view(HATS);
  await expect(dialog.picture).toHaveJSProperty('naturalWidth', 1280);
  expect(pathOf(page)).toBe(`/gallery/${hats}`);
  await expect(dialog.previousButton).toBeHidden();

  await page.keyboard.press('ArrowRight');
  const second = new PhotoDialog(page, NEON);
  await expect(second.picture).toBeVisible();
  expect(pathOf(page)).toBe(`/gallery/${neon}`);
  await expect(page).toHaveTitle(/Meet me under the neon/);

  await second.swipe(-120);
  const third = new PhotoDialog(page, BAND);
  await expect(third.picture).toBeVisible();
  expect(pathOf(page)).toBe(`/gallery/${band}`);
  await expect(third.nextButton).toBeHidden();
  await third.swipe(-120);
  await expect(third.picture).toBeVisible();
  await third.swipe(120);
  await expect(second.picture).toBeVisible();
  await second.nextButton.click();
  await expect(third.picture).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(third.dialog).toBeHidden();
  expect(pathOf(page)).toBe('/gallery');
  await expect(gallery.captions()).toHaveCount(3);
});

test('turning stays within the filter that is on', async ({ phone, venue, event }) => {
  const [hats] = await hangThree(venue, event.id);
  const page = await phone.visit('/');
  const dialog = await openPhoto(page, `/gallery/${hats}?tag=stage`, HATS);
  await dialog.nextButton.click();
  await expect(new PhotoDialog(page, BAND).picture).toBeVisible();
  await expect(page).toHaveURL(/tag=stage/);
});

test('a photo is downloaded as a JPEG, and its address is shared', async ({ phone, venue, event }) => {
  const [, neon] = await hangThree(venue, event.id);
  const page = await phone.visit('/');
  await phone.browser.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const dialog = await openPhoto(page, `/gallery/${neon}`, NEON);
  const file = await dialog.download();
  expect(file.suggestedFilename()).toMatch(/^photo-[0-9a-f]{32}\.jpg$/);

  await dialog.shareButton.click();
  await expect(new Toast(page).notice.first()).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/gallery/${neon}`);
});

test('a photo opened by its address stays after a reload, and knows what is beside it far down the list', async ({
  phone,
  venue,
  event,
}) => {
  await fillGallery(venue, 300, 4);
  expect(event.id).toBeGreaterThan(0);
  const [far] = await venue.sql<{ id: number }>(
    `SELECT id FROM event_photos WHERE description = 'Photo No. 20'`,
  );
  const page = await phone.visit('/');
  const dialog = await openPhoto(page, `/gallery/${far?.id}`, 'Photo No. 20');
  await expect(dialog.picture).toBeVisible();
  await page.reload();
  await expect(dialog.picture).toBeVisible();
  await dialog.nextButton.click();
  await expect(new PhotoDialog(page, 'Photo No. 19').picture).toBeVisible();

  await new PhotoDialog(page, 'Photo No. 19').closeButton.click();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('the place in the list is kept when one comes back from a photo', async ({ phone, venue, event }) => {
  await fillGallery(venue, 300, 4);
  expect(event.id).toBeGreaterThan(0);
  const page = await phone.visit('/');
  const gallery = await GalleryPage.open(page);
  await gallery.photo('Photo No. 300').waitFor();
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.wheel(0, 1_500);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(400);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(5_000);
  // Up to eleven cards before the screen exist already.
  const caption = (await gallery.captions().nth(11).textContent()) ?? '';
  const dialog = await gallery.view(caption);
  await expect(dialog.picture).toBeVisible();
  await page.goBack();
  await expect(dialog.dialog).toBeHidden();
  // A click may bring a card wholly into view first.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(800);
  await expect(gallery.photo(caption)).toBeVisible();
});

test('an unknown photo, and one that is not public, are told in words', async ({ phone, venue, event }) => {
  const [, , , secret] = await hangThree(venue, event.id);
  const page = await phone.visit('/');
  for (const id of [secret, 999_999]) {
    await page.goto(`/gallery/${id}`);
    await expect(page.getByText('This photo is not in the gallery')).toBeVisible();
  }
  await page.goto('/gallery/hats');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a camera stands where a photo does not load; uploading is still to come', async ({
  phone,
  venue,
  event,
}) => {
  const [hats] = await hangThree(venue, event.id);
  const [row] = await venue.sql<{ filename: string }>('SELECT filename FROM event_photos WHERE id = $1', [
    hats,
  ]);
  const name = row?.filename.replace('.jpg', '') ?? '';
  for (const end of ['-320.webp', '-480.webp']) await rm(join(venue.uploads, name + end));
  const page = await phone.visit('/');
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  const gallery = await GalleryPage.on(page);
  await expect(gallery.photo(HATS).getByRole('img', { name: 'Photo not available' })).toBeVisible();

  await gallery.uploadButton.click();
  const dialog = gallery.page.getByRole('dialog', { name: 'Upload Photo' });
  await expect(dialog.getByText('Photo upload is coming soon')).toBeVisible();
  await expect(dialog.locator('input')).toHaveCount(0);
  await gallery.page.goBack();
  await expect(dialog).toBeHidden();
  await expect(gallery.heading).toBeVisible();
});

test('the first photos are there without a network, and more of them are not', async ({
  phone,
  venue,
  event,
}) => {
  await fillGallery(venue, 120, 4);
  expect(event.id).toBeGreaterThan(0);
  const page = await phone.visit('/');
  await phone.installed(page);
  const gallery = await GalleryPage.open(page);
  await gallery.photo('Photo No. 120').waitFor();
  await page.waitForTimeout(1_000);
  await phone.offline(true);
  await page.reload();
  await expect(page.getByText('No connection: these are the photos kept on this phone.')).toBeVisible();
  const picture = gallery.photo('Photo No. 120').locator('img');
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  const kept = await page.evaluate(() => localStorage.getItem('public-answers') ?? '');
  expect(kept).toContain('Photo No. 120');
  expect(kept).not.toContain('Photo No. 50"');
  await gallery.search.fill('hats');
  await expect(page.getByText("You're offline")).toBeVisible();
});

for (const width of [390, 1280]) {
  test.describe(`by day and by night, ${width} pixels wide,`, () => {
    test.use({ traits: { viewport: { width, height: 844 } } });

    test('the gallery and a photo can be used by everybody', async ({ phone, venue, event }) => {
      await hangThree(venue, event.id);
      const page = await phone.visit('/');
      const gallery = await GalleryPage.open(page);
      await gallery.photo(HATS).waitFor();
      expect.soft(await faultsOf(page), 'the gallery').toEqual([]);
      const dialog = await gallery.view(NEON);
      await dialog.nextButton.waitFor();
      expect.soft(await faultsOf(page), 'a photo').toEqual([]);
    });
  });
}
