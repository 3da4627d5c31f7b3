import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { WebManifest } from '#contract/venue-app/web-manifest';
import { Toast } from '#pages/toast';
import { pageAs } from '#support/account';
import { expect, test } from '#support/fixtures';
import { ADMIN } from '#support/venue';

/** A white sign on nothing, four times as wide as high. */
const signboard = (letter: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"><rect x="20" y="20" width="760" height="160" rx="30" fill="#fff"/><text x="400" y="130" font-size="100">${letter}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();

/** What the browser would install from this page, and why it would not. */
const appOf = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const { data = '{}', errors } = await devtools.send('Page.getAppManifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  await devtools.detach();
  const manifest: WebManifest = JSON.parse(data);
  return { manifest, problems: [...errors, ...installabilityErrors] };
};

test.describe('the venue’s own app', () => {
  // What shares a browser is as in a private window, where nothing can be installed.
  test.use({ traits: { hasOwnBrowser: true } });

  test('has the venue’s name and an icon of its logo, and new ones after a change, on phones that were here before too', async ({
    phone,
    network,
    venue,
  }) => {
    const [before] = await venue.sql<{ name: string; logo_url: string | null }>('SELECT * FROM venue');
    const guest = await phone.visit('/');
    await phone.installed(guest);
    const admin = await pageAs(phone, ADMIN);
    const change = async (name: string, shortName: string) => {
      await admin.goto('/admin/settings');
      const { notice } = new Toast(admin);
      const file = { name: 'sign.png', mimeType: 'image/png', buffer: await signboard(name) };
      await admin.getByLabel('Upload logo').setInputFiles(file);
      await expect(notice).toHaveText(['Logo uploaded successfully']);
      await admin.getByLabel('Venue Name').fill(name);
      await admin.getByLabel('Name below the icon').fill(shortName);
      await admin.getByLabel('Venue Name').press('Enter');
      await expect(notice).toHaveText(['Venue settings updated successfully']);
    };
    try {
      await change('The Bent Nail', '');
      await guest.reload();
      const first = await appOf(guest);
      expect(first.problems).toEqual([]);
      expect(first.manifest).toMatchObject({
        name: 'The Bent Nail — Live Music & Events',
        short_name: 'Bent Nail',
        background_color: '#221812',
      });

      await change('House of the Rusty Spur', 'Rusty Spur');
      await guest.reload();
      const second = await appOf(guest);
      expect(second.problems).toEqual([]);
      expect(second.manifest.short_name).toBe('Rusty Spur');
      const addresses = ({ manifest }: typeof first) => manifest.icons.map(({ src }) => src);
      expect(addresses(second)).not.toEqual(addresses(first));
      for (const address of [...addresses(first), ...addresses(second)])
        expect((await fetch(`${network.address}${address}`)).headers.get('content-type')).toBe('image/png');

      const kept = await guest.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept.filter((path) => /^\/app\/|manifest/.test(path))).toEqual([]);
    } finally {
      await venue.sql('UPDATE venue SET name = $1, logo_url = $2, short_name = NULL', [
        before?.name,
        before?.logo_url,
      ]);
    }
  });

  test('gives iPhones an icon and a start picture of their size, whatever page is added', async ({
    phone,
    network,
    venue,
  }) => {
    const admin = await pageAs(phone, ADMIN);
    await admin.goto('/admin/settings');
    const file = { name: 'sign.png', mimeType: 'image/png', buffer: await signboard('N') };
    await admin.getByLabel('Upload logo').setInputFiles(file);
    await admin.getByRole('button', { name: 'Save Settings' }).click();
    await expect(new Toast(admin).notice).toHaveText(['Venue settings updated successfully']);
    try {
      for (const path of ['/', '/gallery']) {
        const page = await phone.visit(path);
        const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
        expect(await sizeOf(`${network.address}${icon}`)).toBe('180x180');
        // Of the one kind of iPhone that has this test's size.
        const start = page.locator('link[rel=apple-touch-startup-image][media*="390px"][media*="844px"]');
        expect(await sizeOf(`${network.address}${await start.getAttribute('href')}`)).toBe('1170x2532');
      }
    } finally {
      await venue.sql('UPDATE venue SET logo_url = NULL');
    }
  });
});

const sizeOf = async (address: string): Promise<string> => {
  const { width, height } = await sharp(Buffer.from(await (await fetch(address)).arrayBuffer())).metadata();
  return `${width}x${height}`;
};
