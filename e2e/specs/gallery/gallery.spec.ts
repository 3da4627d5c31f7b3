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
const BROKEN = 'Too dark to see';

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

/** One more photo, whose small pictures are lost. */
const hangBroken = async (venue: Venue, eventId: number): Promise<void> => {
  const [id] = await hangPhotos(venue, [{ caption: BROKEN, eventId }]);
  const [row] = await venue.sql<{ filename: string }>('SELECT filename FROM event_photos WHERE id = $1', [
    id,
  ]);
  const name = row?.filename.replace('.jpg', '') ?? '';
  for (const end of ['-320.webp', '-480.webp']) await rm(join(venue.uploads, name + end));
};

const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const DESK = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

test.beforeEach(({ venue }) => venue.sql('DELETE FROM event_photos'));

test('a visitor searches the gallery, looks at its photos, takes one along and tells of another', async ({
  phone,
  venue,
  event,
}) => {
  test.slow();
  const [hats, neon, band, secret] = await hangThree(venue, event.id);
  await phone.browser.grantPermissions(['clipboard-read', 'clipboard-write']);
  await phone.browser.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const page = await phone.visit('/');
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  const gallery = await GalleryPage.on(page);

  await test.step('searches, filters and sorts, and the address tells it', async () => {
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

  await test.step('opens a photo at its own address, turns by key and finger, and closes where it was', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
    await expect(gallery.captions()).toHaveText([HATS, NEON, BAND]);
    const first = await gallery.view(HATS);
    await expect(first.picture).toHaveJSProperty('naturalWidth', 1280);
    expect(pathOf(page)).toBe(`/gallery/${hats}`);
    await expect(first.previousButton).toBeHidden();

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

    await page.keyboard.press('Escape');
    await expect(second.dialog).toBeHidden();
    expect(pathOf(page)).toBe('/gallery');
    await expect(gallery.captions()).toHaveCount(3);
  });

  await test.step('downloads a photo as a JPEG, and shares its address', async () => {
    const dialog = await gallery.view(NEON);
    const file = await dialog.download();
    expect(file.suggestedFilename()).toMatch(/^photo-[0-9a-f]{32}\.jpg$/);
    await dialog.shareButton.click();
    await expect(new Toast(page).notice.first()).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/gallery/${neon}`);
  });

  await test.step('turns within the filter that is on', async () => {
    await page.goto(`/gallery/${hats}?tag=stage`);
    await new PhotoDialog(page, HATS).nextButton.click();
    await expect(new PhotoDialog(page, BAND).picture).toBeVisible();
    await expect(page).toHaveURL(/tag=stage/);
  });

  await test.step('is told in words of a photo that is unknown or not public', async () => {
    for (const id of [secret, 999_999]) {
      await page.goto(`/gallery/${id}`);
      await expect(page.getByText('This photo is not in the gallery')).toBeVisible();
    }
    await page.goto('/gallery/hats');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  await test.step('sees a camera where a photo does not load, and that uploading is still to come', async () => {
    await hangBroken(venue, event.id);
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
    await expect(gallery.photo(BROKEN).getByRole('img', { name: 'Photo not available' })).toBeVisible();
    await gallery.uploadButton.click();
    const dialog = page.getByRole('dialog', { name: 'Upload Photo' });
    await expect(dialog.getByText('Photo upload is coming soon')).toBeVisible();
    await expect(dialog.locator('input')).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(gallery.heading).toBeVisible();
  });

  await test.step('can use all of it by day and by night, on a phone and on a desk', async () => {
    // On a phone, the demo venue proves the gallery itself.
    await page.setViewportSize(DESK);
    await gallery.photo(HATS).waitFor();
    expect.soft(await faultsOf(page), 'the gallery').toEqual([]);
    const dialog = await gallery.view(NEON);
    await dialog.nextButton.waitFor();
    expect.soft(await faultsOf(page), 'a photo on a desk').toEqual([]);
    await page.setViewportSize(PHONE);
    expect.soft(await faultsOf(page), 'a photo on a phone').toEqual([]);
  });
});

test('a photo of which much is said stands before its words on a phone', async ({ phone, venue, event }) => {
  const beginning = 'The band that came all the way from Amarillo';
  const caption = `${beginning}\n${'and played until two, with all of us on the floor. '.repeat(37)}`.trim();
  const [id] = await hangPhotos(venue, [{ caption, eventId: event.id }]);
  const page = await phone.visit(`/gallery/${id}`);
  await page.setViewportSize(PHONE);
  const { dialog, picture } = new PhotoDialog(page, beginning);
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('and played until two')).toBeVisible();
});

test('a large gallery keeps its first photos on the phone, and its place when one comes back from a photo', async ({
  phone,
  venue,
  event: _first,
}) => {
  test.slow();
  await fillGallery(venue, 300, 4);
  const page = await phone.visit('/');
  await phone.installed(page);
  const gallery = await GalleryPage.open(page);
  const newest = gallery.photo('Photo No. 300');

  await test.step('the first photos are there without a network, and more of them are not', async () => {
    await newest.waitFor();
    await page.waitForFunction(() => localStorage.getItem('public-answers')?.includes('Photo No. 300'));
    await expect.poll(() => newest.locator('img').evaluate(isKept)).toBe(true);
    await phone.offline(true);
    await page.reload();
    await expect(page.getByText('No connection: these are the photos kept on this phone.')).toBeVisible();
    await expect(newest.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    const kept = await page.evaluate(() => localStorage.getItem('public-answers') ?? '');
    expect(kept).toContain('Photo No. 300');
    expect(kept).not.toContain('Photo No. 230"');
    await gallery.search.fill('hats');
    await expect(page.getByText("You're offline")).toBeVisible();
    await phone.offline(false);
  });

  await test.step('the place in the list is kept', async () => {
    await GalleryPage.open(page);
    await newest.waitFor();
    const scrolled = () => page.evaluate(() => window.scrollY);
    while ((await scrolled()) <= 5_000) await page.evaluate(() => window.scrollBy(0, 1_500));
    // Up to eleven cards before the screen exist already.
    const caption = (await gallery.captions().nth(11).textContent()) ?? '';
    const before = await scrolled();
    const dialog = await gallery.view(caption);
    await expect(dialog.picture).toBeVisible();
    await page.goBack();
    await expect(dialog.dialog).toBeHidden();
    // A click may bring a card wholly into view first.
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(800);
    await expect(gallery.photo(caption)).toBeVisible();
  });

  await test.step('a photo far down the list opens by its address, and knows what is beside it', async () => {
    const [far] = await venue.sql<{ id: number }>(
      `SELECT id FROM event_photos WHERE description = 'Photo No. 20'`,
    );
    const dialog = new PhotoDialog(page, 'Photo No. 20');
    await page.goto(`/gallery/${far?.id}`);
    await expect(dialog.picture).toBeVisible();
    await page.reload();
    await expect(dialog.picture).toBeVisible();
    await dialog.nextButton.click();
    const beside = new PhotoDialog(page, 'Photo No. 19');
    await expect(beside.picture).toBeVisible();
    await beside.closeButton.click();
    await expect(page).toHaveURL(/\/gallery$/);
  });
});

/** In the page: whether a picture that is shown stands in a cache of the worker. */
const isKept = async (image: Element): Promise<boolean> =>
  image instanceof HTMLImageElement && (await caches.match(image.currentSrc)) !== undefined;
