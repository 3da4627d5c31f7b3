import type { CDPSession, Page } from '@playwright/test';
import { GalleryPage } from '#pages/gallery-page';
import { expect, test } from '#support/fixtures';
import { fillGallery } from '#support/files/gallery';
import { slowDown } from './slow-phone';
import { judgeScroll, watchScroll } from './smooth-scroll';

const PHOTOS = 10_000;
const PICTURES = 240;

const FIRST_VIEW_BYTES = 400_000;
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** Pixels, and pixels a second: a thumb that goes through the list at a good pace. */
const WAY = 16_000;
const PACE = 2_500;

test('shows the first photos of ten thousand for little, and goes through them without a stumble', async ({
  phone,
  venue,
  event,
}) => {
  // All ten thousand are read before the way back.
  test.setTimeout(420_000);
  expect(event.id).toBeGreaterThan(0);
  await fillGallery(venue, PHOTOS, PICTURES);
  const page = await phone.visit('/check-ins');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', SCREEN);
  const bytes = await photoBytes(devtools);
  const gallery = await GalleryPage.open(page);
  await gallery.photo(`Photo No. ${PHOTOS}`).locator('img').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  console.info(
    `  First view of the gallery: ${(bytes() / 1000).toFixed(0)} KB of photos (budget ${FIRST_VIEW_BYTES / 1000} KB, ` +
      `${SCREEN.width} pixels wide, two to a point)`,
  );
  expect(bytes()).toBeLessThan(FIRST_VIEW_BYTES);

  await slowDown(page);
  judgeScroll('Scrolling on while photos come', await wayOf(page, () => scroll(devtools, -WAY)));
  await slowDown(page, 1);
  await readAll(page, gallery);
  await sweep(page, devtools);
  await slowDown(page);
  judgeScroll('Scrolling back from the last photo', await wayOf(page, () => scroll(devtools, WAY)));
});

/** Counts what photos weigh on the wire. */
const photoBytes = async (devtools: CDPSession): Promise<() => number> => {
  const pictures = new Set<string>();
  let bytes = 0;
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\/uploads\/photo-/.test(response.url)) pictures.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
};

/** So far at an even pace, by the wheel: a headless browser scrolls nothing for a made-up finger. */
const scroll = (devtools: CDPSession, distance: number): Promise<unknown> =>
  devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: distance,
    speed: PACE,
    preventFling: true,
    gestureSourceType: 'mouse',
  });

/** A scroll that went its way. */
const wayOf = async (page: Page, act: () => Promise<unknown>): ReturnType<typeof watchScroll> => {
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  const seen = await watchScroll(page, act);
  expect(Math.abs((await place()) - before), 'pixels scrolled').toBeGreaterThan(WAY * 0.9);
  return seen;
};

/**
 * Lets the page come to rest, and clears away what two hundred and eighty pages in a minute left behind: anyone who really
 * reads ten thousand photos pays for it a little at a time.
 */
const sweep = async (page: Page, devtools: CDPSession): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await devtools.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(1_000);
};

/** Goes to the end of what is there until there is no more. */
const readAll = async (page: Page, gallery: GalleryPage): Promise<void> => {
  const last = gallery.photo('Photo No. 1').getByText('Photo No. 1', { exact: true });
  while ((await last.count()) === 0) {
    await page.evaluate(() =>
      window.scrollTo(0, document.documentElement.scrollHeight - 2 * window.innerHeight),
    );
    await page.waitForTimeout(40);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(40);
  }
};
