/**
 * Takes the pictures that stores and browsers show before the app is installed: `node e2e/support/take-screenshots.mjs
 * http://127.0.0.1:3000` while `npm start` runs. They show no venue's name, and so every venue has them; the results are
 * committed in `pwa/public/screenshots`, whose sizes stand in `api/contract/venue-app/web-manifest.ts`.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../.config/tasks/find-browsers.mjs';

const SCREENSHOTS = new URL('../../pwa/public/screenshots/', import.meta.url);
const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2);

const PHONE = { width: 390, height: 690, scale: 2 };
const DESKTOP = { width: 1280, height: 720, scale: 1 };

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  await take('phone-home', PHONE);
  await take('desktop-home', DESKTOP);
  await take('phone-check-in', PHONE, async (page) => {
    await page
      .getByRole('link', { name: /Mark Attendance/ })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Your Name').waitFor();
  });
} finally {
  await browser.close();
}

/** A page of the size asked for, below the header with the venue's name and logo. */
async function take(name, { width, height, scale }, act = async () => {}) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: true,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await page.setViewportSize({ width, height: height + header });
  await act(page);
  await page.waitForTimeout(1_000);
  const png = await page.screenshot({ clip: { x: 0, y: header, width, height } });
  await sharp(png)
    .webp({ quality: 60, effort: 6 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, SCREENSHOTS)));
  await page.close();
}
