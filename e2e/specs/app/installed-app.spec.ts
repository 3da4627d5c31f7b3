import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { shortNameOf } from '#contract/venue-app/short-name';
import type { WebManifest } from '#contract/venue-app/web-manifest';
import { AppHeader } from '#pages/app-header';
import { CheckInSheet } from '#pages/check-in-sheet';
import { HomePage } from '#pages/events/home-page';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import type { Network } from '#support/network';

test.use({ traits: { keepsAppAtOnce: true } });

test.describe('the app on a home screen', () => {
  // What shares a browser is as in a private window, where nothing can be installed.
  test.use({ traits: { hasOwnBrowser: true } });

  test('has a name, icons that are what they say, and shortcuts that lead somewhere', async ({
    phone,
    network,
  }) => {
    const page = await phone.visit('/');
    const { name: venueName } = await (await fetch(`${network.address}/api/venue`)).json();
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest: WebManifest = await (await fetch(`${network.address}${href}`)).json();
    expect(manifest).toMatchObject({
      id: '/',
      name: `${venueName} — Live Music & Events`,
      short_name: shortNameOf(venueName),
      start_url: '/',
      display: 'standalone',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
      const answer = await fetch(`${network.address}${src}`);
      expect(answer.headers.get('content-type')).toBe(type);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const { name, url } of manifest.shortcuts) {
      await page.goto(url);
      await expect(page.getByText('Page Not Found'), name).toHaveCount(0);
    }
    const devtools = await phone.browser.newCDPSession(page);
    expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
    expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  });

  test('asks the API without waking its worker', async ({ phone }) => {
    const page = await phone.visit('/');
    await phone.installed(page);
    const devtools = await phone.browser.newCDPSession(page);
    let state: string | undefined;
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      state = versions.at(-1)?.runningStatus;
    });
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await expect.poll(() => state).toBe('stopped');
    const statusOf = (path: string) => page.evaluate(async (address) => (await fetch(address)).status, path);
    expect(await statusOf('/api/health/ping')).toBe(200);
    expect(state).toBe('stopped');
    // What the worker may answer wakes it.
    expect(await statusOf('/uploads/none.txt')).toBe(404);
    await expect.poll(() => state).toBe('running');
  });
});

test('the worker keeps no answer of the API and one copy of the logo, and serves a page that was opened past it', async ({
  phone,
  venue,
  event,
}) => {
  const logo = join(venue.uploads, 'logo-1.png');
  await mkdir(dirname(logo), { recursive: true });
  await sharp((await smallPhoto()).buffer)
    .resize(200, 200)
    .toFile(logo);
  await venue.sql(`UPDATE venue SET logo_url = '/uploads/logo-1.png'`);
  try {
    const page = await phone.visit('/');
    await phone.installed(page);
    for (let reload = 0; reload < 3; reload += 1) {
      // Another day each time: the logo's address changes with it.
      await page.clock.setFixedTime(Date.now() + reload * 24 * 60 * 60 * 1000);
      await page.reload();
      await expect(new AppHeader(page).logo).toHaveAttribute('src', /logo-1\.png\?t=\d+$/);
      await expect
        .poll(() => new AppHeader(page).logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(200);
    }
    await page.goto(`/events/${event.id}`);
    await page.getByRole('dialog', { name: event.name }).waitFor();
    const kept = await addressesInCaches(page);
    expect(kept.filter((address) => address.includes('/index.html'))).toHaveLength(1);
    expect(kept.filter((address) => address.startsWith('/api'))).toEqual([]);
    expect(kept.filter((address) => address.includes('logo-1'))).toEqual(['/uploads/logo-1.png']);

    // As Shift and Reload do. A page that is on its way while the worker takes over the others is left out likewise.
    const devtools = await phone.browser.newCDPSession(page);
    await devtools.send('Page.reload', { ignoreCache: true });
    await expect(page.getByRole('dialog', { name: event.name })).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  } finally {
    await venue.sql('UPDATE venue SET logo_url = NULL');
  }
});

/** Path and query of everything any cache of the app holds. */
const addressesInCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

test.describe('the content security policy', () => {
  test('allows no inline script, and nothing the app does goes against it', async ({
    phone,
    network,
    event,
  }) => {
    const policy = (await fetch(network.address)).headers.get('content-security-policy') ?? '';
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src'));
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|\*|https?:/);
    for (const directive of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);

    const complaints = await complaintsOf(phone.browser);
    const page = await phone.visit('/');
    const home = new HomePage(page);
    await expect(home.tonight).toContainText(event.name);
    const sheet = await home.markAttendance(event.name);
    await sheet.fill({ name: 'June Calloway' });
    await sheet.takePhoto(await smallPhoto());
    const ticket = await sheet.submit();
    await expect(ticket.message).toHaveText('Sent. The venue has it.');
    expect(complaints).toEqual([]);
    // The listener hears what it should: this one is against the policy.
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('script'), { text: '0' })),
    );
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
  });
});

/** The browser's own words, and those about code that is tried and caught: only the event tells of it. */
const complaintsOf = async (browser: BrowserContext): Promise<string[]> => {
  const complaints: string[] = [];
  browser.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  await browser.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`Content security policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  return complaints;
};

test.describe('a new version', () => {
  test('is offered and not forced, waits while somebody types, and comes with one tap', async ({
    phone,
    network,
    event,
  }) => {
    const page = await phone.visit('/');
    await phone.installed(page);
    await releaseNext(network);
    const release = page.locator('html[data-release=next]');
    const offer = page.getByRole('complementary', { name: 'Update' });

    await page.reload();
    await expect(offer).toContainText('A new version is ready.');
    await expect(release).toHaveCount(0);
    await page.reload();
    await expect(offer).toBeVisible();
    await expect(release).toHaveCount(0);

    const sheet = await CheckInSheet.open(page, event.id);
    await sheet.fill({ name: 'June Calloway' });
    await expect(offer).toBeHidden();
    await expect(sheet.name).toHaveValue('June Calloway');

    await page.goto('/');
    await offer.getByRole('button', { name: 'Update' }).click();
    await expect(release).toHaveCount(1);
    await expect(new HomePage(page).tonight).toContainText(event.name);
    await expect(offer).toHaveCount(0);
  });

  test('comes with one tap also while the page asks for much', async ({ phone, network }) => {
    const page = await phone.visit('/');
    await phone.installed(page);
    await releaseNext(network);
    await page.reload();
    const update = page
      .getByRole('complementary', { name: 'Update' })
      .getByRole('button', { name: 'Update' });
    await expect(update).toBeVisible();
    await page.evaluate(() => {
      const asking = setInterval(() => void fetch('/api/health/ping'), 15);
      addEventListener('click', () => setTimeout(() => clearInterval(asking), 1_500));
    });
    await update.click();
    await expect(page.locator('html[data-release=next]')).toHaveCount(1);
  });
});

/** The venue has a newer build: a page that says so, and the worker that brings it. */
const releaseNext = async (network: Network): Promise<void> => {
  const text = async (path: string) => (await fetch(`${network.address}${path}`)).text();
  const [html, worker] = [await text('/index.html'), await text('/service-worker.js')];
  const revision = /"revision":"(\w+)","url":"index\.html"/.exec(worker)?.[1] ?? '';
  expect(revision).not.toBe('');
  network.release({
    '/index.html': { type: 'text/html', body: html.replace('<html', '<html data-release="next"') },
    '/service-worker.js': { type: 'text/javascript', body: worker.replace(revision, 'next-release') },
  });
};
