import type { Frame, Page } from '@playwright/test';
import { expect } from '#support/fixtures';
import { addDays } from '#contract/calendar-date';
import { test } from '#support/programme';
import { OtherSite } from '#support/servers/other-site';

const LARGEST_SCRIPT = 10 * 1024;

/** The names of its window, before the venue's script and after. */
const siteWith = (venue: string) => `<!doctype html>
<html lang="en"><head><title>The Gazette</title></head>
<body>
<h1>What is on</h1>
<venue-events limit="3"></venue-events>
<p>And of one kind:</p>
<venue-events type="rock" title="Rock nights"></venue-events>
<script>window.before = Object.getOwnPropertyNames(window)</script>
<script src="${venue}/embed.js"></script>
<script src="${venue}/embed.js" async></script>
</body></html>`;

const framesOf = (page: Page): Frame[] =>
  page.frames().filter((frame) => frame.url().includes('/embed/events'));

/** Whether each frame is as high as what is in it. */
const fits = (page: Page) =>
  Promise.all(
    framesOf(page).map(async (frame) => {
      const [inner, content] = await frame.evaluate(() => [
        window.innerHeight,
        Math.ceil(document.body.getBoundingClientRect().height),
      ]);
      return inner === content;
    }),
  );

test('the next shows stand on another site, twice, as high as they are', async ({
  phone,
  venue,
  programme,
}) => {
  for (let day = 1; day <= 5; day += 1)
    await programme.add({
      name: `A rather long name of a show, number ${day}`,
      date: addDays(programme.tonight, day),
    });
  await programme.add({ name: 'Riff Raff', type: 'rock', date: addDays(programme.tonight, 2) });
  const site = await OtherSite.open(siteWith(venue.address));
  const page = await phone.browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(site.address);
  const first = page.frameLocator('iframe[title="Upcoming shows"]');
  const rock = page.frameLocator('iframe[title="Rock nights"]');

  await test.step('each with what it is asked for', async () => {
    await expect(first.getByRole('listitem')).toHaveCount(3);
    await expect(rock.getByRole('listitem')).toHaveCount(1);
    await expect(rock.getByRole('link', { name: /Riff Raff/ })).toHaveAttribute('href', /\/events\/\d+$/);
    expect(framesOf(page)).toHaveLength(2);
  });

  await test.step('with a way to all of them, its words on one line', async () => {
    const all = first.getByRole('link', { name: /^All shows at/ });
    expect(await all.innerText()).toMatch(/^All shows at \S/);
    expect((await all.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  await test.step('sized, and again when the page is narrower or wider', async () => {
    await expect.poll(() => fits(page)).toEqual([true, true]);
    await page.setViewportSize({ width: 240, height: 700 });
    await expect.poll(() => fits(page)).toEqual([true, true]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => fits(page)).toEqual([true, true]);
  });

  await test.step('a message of somebody else moves nothing', async () => {
    const height = () =>
      page
        .locator('iframe')
        .first()
        .evaluate((frame) => frame.clientHeight);
    const before = await height();
    await page.evaluate(() => window.postMessage({ type: 'venue-events:height', height: 9999 }, '*'));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await height()).toBe(before);
  });

  await test.step('and nothing global is left behind', async () => {
    const added = await page.evaluate(() => {
      const { before } = window as unknown as { before: string[] };
      return Object.getOwnPropertyNames(window).filter((name) => name !== 'before' && !before.includes(name));
    });
    // What a frame on the page adds by itself: its number.
    expect(added.filter((name) => !/^\d+$/.test(name))).toEqual([]);
    expect(errors).toEqual([]);
  });

  await test.step('the script is small', async () => {
    const script = await fetch(`${venue.address}/embed.js`);
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await script.arrayBuffer()).byteLength).toBeLessThanOrEqual(LARGEST_SCRIPT);
  });

  await test.step('a link opens the show beside the site', async () => {
    const opening = page.waitForEvent('popup');
    await rock.getByRole('link', { name: /Riff Raff/ }).click();
    await expect((await opening).getByRole('dialog', { name: 'Riff Raff' })).toBeVisible();
  });
  await site.close();
});

test('no other page of the venue stands in a frame of another site', async ({ phone, venue, event }) => {
  const paths = [
    '/',
    '/gallery',
    '/artists',
    '/login',
    `/events/${event.id}`,
    '/nowhere',
    '/feeds/events.json',
  ];
  const frames = paths.map((path) => `<iframe title="${path}" src="${venue.address}${path}"></iframe>`);
  const site = await OtherSite.open(`<!doctype html><title>Trap</title>${frames.join('')}`);
  const page = await phone.browser.newPage();
  await page.goto(site.address);
  await expect
    .poll(() =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url()),
    )
    .toEqual(paths.map(() => 'chrome-error://chromewebdata/'));
  await site.close();
});

test('the embedded page is itself where the app is installed, and can be read by all', async ({
  phone,
  event,
}) => {
  const page = await phone.visit('/');
  await phone.installed(page);
  await page.goto('/embed/events');
  await expect(page.getByRole('heading', { level: 1, name: /^Shows at / })).toBeAttached();
  await expect(page.getByRole('link', { name: new RegExp(event.name) })).toBeVisible();
  await page.goto('/embed/events?type=nothing');
  await expect(page.getByText('No upcoming events scheduled.')).toBeVisible();
});
