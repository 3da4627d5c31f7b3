import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { AppHeader } from '#pages/app-header';
import { GalleryPage } from '#pages/gallery-page';
import { HomePage } from '#pages/events/home-page';
import { openSession, pageAs, registerCustomer } from '#support/account';
import { expect } from '#support/fixtures';
import { hangPhotos } from '#support/files/gallery';
import { Network } from '#support/network';
import { Phone, type PhoneTraits } from '#support/phone';
import { addDays } from '#contract/calendar-date';
import { test } from '#support/programme';
import { ADMIN, type Venue } from '#support/venue';
import type { TestEvent } from '#support/venue-truth';

/** The reads that a page made of the API, beside the health of the venue. */
const readsOf = ({ calls }: Network): string[] =>
  calls.filter((call) => call.startsWith('GET /api/') && !call.startsWith('GET /api/health/'));

const textOf = async ({ address }: Network, path = ''): Promise<string> =>
  (await fetch(`${address}${path}`)).text();

/** Waits until the app has taken the page over, its links lead on without a new page, and a worker is at work. */
const takenOver = async (phone: Phone, page: Page): Promise<void> => {
  await phone.workerReady(page);
  await hydrated(page);
};

/** React marks the elements that it has taken over: the page's heading is inside all that is taken over by itself. */
const hydrated = async (page: Page): Promise<void> => {
  const marks = () => page.locator('h1').evaluate((heading) => Object.keys(heading));
  await expect.poll(marks).toContainEqual(expect.stringMatching(/^__reactFiber/));
  await expect(page.locator('html')).toHaveClass(/prepared/);
};

/** Holds the app's scripts back until the answer is called. */
const holdScripts = async ({ browser }: Phone): Promise<() => void> => {
  const wait = new EventEmitter();
  const isOver = once(wait, 'over');
  await browser.route('**/assets/*.js', async (route) => {
    await isOver;
    await route.continue();
  });
  return () => void wait.emit('over');
};

test('a page arrives with what it shows, is taken over without a word, and asks for nothing twice', async ({
  phone,
  network,
  event,
}) => {
  await expect.poll(() => textOf(network)).toContain(event.name);
  const page = await phone.visit('/');
  const home = new HomePage(page);
  await expect(home.tonight).toContainText(event.name);
  await takenOver(phone, page);
  expect(readsOf(network)).toEqual([]);

  await home.card(event.name).getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('dialog', { name: event.name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: event.name })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(home.tonight).toContainText(event.name);
});

test("a page keeps its title, and its address for sharing is never another page's", async ({
  phone,
  network,
  programme,
}) => {
  const show = await programme.add({ name: 'Barn Dance', status: 'cancelled' });
  const title = /^Cancelled: Barn Dance · .+ · /;
  await expect.poll(() => textOf(network, `/events/${show.id}`)).toContain('Cancelled: Barn Dance');
  const page = await phone.visit(`/events/${show.id}`);
  await expect(page).toHaveTitle(title);
  await takenOver(phone, page);
  await expect(page).toHaveTitle(title);
  const served = page.locator(
    'link[rel=canonical], meta[property^="og:"], script[type="application/ld+json"]',
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/events/${show.id}$`),
  );

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Live Music & Events');
  await expect(served).toHaveCount(0);
});

test('anyone who goes on before the page is taken over finds the next one, without a word', async ({
  phone,
}) => {
  for (let visit = 0; visit < 5; visit += 1) {
    const page = await phone.visit('/');
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    await page.close();
  }
});

test('a press counts though its page is taken over under the finger', async ({ phone, event, venue }) => {
  await venue.sql('UPDATE events SET date = $2 WHERE id = $1', [event.id, addDays(event.date, 7)]);
  const letScriptsCome = await holdScripts(phone);
  const page = await phone.browser.newPage();
  await page.goto(`/events/${event.id}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Book a Table' }).hover();

  await page.mouse.down();
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.mouse.up();

  await expect(page.getByRole('dialog', { name: 'Book a Table' })).toBeVisible();
});

test('who reads on while the page is taken over stays where they are', async ({
  phone,
  programme,
  event,
}) => {
  for (let days = 1; days <= 5; days += 1)
    await programme.add({ name: `Later show ${days}`, date: addDays(event.date, days) });
  const letScriptsCome = await holdScripts(phone);
  const page = await phone.browser.newPage();
  await page.goto('/', { waitUntil: 'commit' });
  const last = page.getByRole('heading', { name: 'Later show 5' });
  await last.scrollIntoViewIfNeeded();
  letScriptsCome();
  await takenOver(phone, page);
  await expect(last).toBeInViewport();
});

test.describe('what is typed and chosen before the page is taken over', () => {
  test('is searched for on the events page', async ({ phone, event, programme }) => {
    await programme.add({ name: 'Fiddle Fury', type: 'bluegrass', date: addDays(event.date, 2) });
    await programme.add({ name: 'Fiddle & Friends', type: 'country', date: addDays(event.date, 3) });
    const letScriptsCome = await holdScripts(phone);
    const page = await phone.browser.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    const home = new HomePage(page);
    await home.nameInput.fill('fiddle');
    await home.typeSelect.selectOption('bluegrass');
    letScriptsCome();
    await takenOver(phone, page);
    await home.search();
    await expect(home.list('Search Results').getByRole('heading', { level: 3 })).toHaveText(['Fiddle Fury']);
    await expect(home.nameInput).toHaveValue('fiddle');
  });

  test('is searched for in the gallery', async ({ phone, event, venue }) => {
    const eventId = event.id;
    await venue.sql('DELETE FROM event_photos');
    await hangPhotos(venue, [
      { caption: 'A band of two', eventId },
      { caption: 'Band at the neon', eventId },
      { caption: 'Hats up', eventId },
    ]);
    const letScriptsCome = await holdScripts(phone);
    const page = await phone.browser.newPage();
    await page.goto('/gallery', { waitUntil: 'commit' });
    const gallery = await GalleryPage.on(page);
    await gallery.search.fill('band');
    await gallery.sort.selectOption('Name A-Z');
    letScriptsCome();
    await expect(gallery.captions()).toHaveText(['A band of two', 'Band at the neon']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ traits: { runsScripts: false } });

  test('the public pages read well, and their links work', async ({ phone, event, venue }) => {
    const [photoId] = await hangPhotos(venue, [{ caption: 'The whole band', eventId: event.id }]);
    const page = await phone.visit('/');
    const home = new HomePage(page);
    await expect(home.tonight).toContainText(event.name);
    await expect(home.days).toHaveCount(42);
    await expect(page.locator('noscript')).toBeVisible();

    await home.tonight.getByRole('link', { name: event.name, exact: true }).click();
    await expect(page).toHaveURL(`/events/${event.id}`);
    await expect(page.getByRole('dialog', { name: event.name })).toContainText('8:00 PM');
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');

    await page.goto('/artists');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artists');

    await page.goto('/gallery');
    await page.getByRole('link', { name: 'The whole band' }).click();
    await expect(page).toHaveURL(`/gallery/${photoId}`);
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL('/gallery');
  });
});

const PLACES = [
  { timezoneId: 'America/Chicago', colorScheme: 'light' },
  { timezoneId: 'Asia/Tokyo', colorScheme: 'dark' },
  { timezoneId: 'Pacific/Kiritimati', colorScheme: 'light' },
] as const;

/** Each page comes from the venue: a worker would answer all but the first visit with the app alone. */
const withoutWorker = (traits: PhoneTraits): PhoneTraits => ({ ...traits, hasWorker: false });

/** The public pages, once they come with what they show. A phone that is thrown away tells which it did not take over as it came. */
const servedPaths = async (
  venue: Venue,
  network: Network,
  { id, name }: TestEvent,
): Promise<readonly string[]> => {
  const caption = `The whole band of ${name}`;
  const [photoId] = await hangPhotos(venue, [{ caption, eventId: id }]);
  const pages = [
    ['/', name],
    [`/events/${id}`, name],
    ['/gallery', caption],
    [`/gallery/${photoId}`, caption],
  ] as const;
  for (const [path, words] of pages) await expect.poll(() => textOf(network, path)).toContain(words);
  return pages.map(([path]) => path);
};

for (const place of PLACES)
  test(`a phone in ${place.timezoneId} takes every page over as it came`, async ({
    network,
    event,
    venue,
  }) => {
    const visitor = await Phone.unpack(network.address, withoutWorker(place));
    for (const path of await servedPaths(venue, network, event)) await hydrated(await visitor.visit(path));
    await visitor.throwAway();
  });

test('a phone that is signed in takes every page over, too', async ({ network, event, venue }) => {
  const member = await Phone.unpack(network.address, withoutWorker(PLACES[1]));
  await pageAs(member, await registerCustomer(network.address));
  for (const path of await servedPaths(venue, network, event)) {
    const page = await member.visit(path);
    await hydrated(page);
    // Beneath a dialog it is out of reach.
    if (path === '/' || path === '/gallery') await expect(new AppHeader(page).logoutButton).toHaveCount(1);
  }
  await member.throwAway();
});

test('a page that the browser had kept for hours is drawn again, with what is true now', async ({
  phone,
  network,
  venue,
  event,
}) => {
  // Tonight shows the first twelve.
  await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
  const page = await textOf(network);
  const old = page
    .replaceAll(event.name, 'Called Something Else')
    .replace(/"at":"[^"]+"/, `"at":"${new Date(Date.now() - 3 * 3_600_000).toISOString()}"`);
  network.release({ '/': { type: 'text/html', body: old } });

  const home = new HomePage(await phone.visit('/'));

  await expect(home.tonight).toContainText(event.name);
  await expect(home.card(event.name)).toBeVisible();
});

test('a change of a show is on its page at once, and anyone who has the page hears that it is the same', async ({
  network,
  event,
  venue,
  request,
}) => {
  await expect.poll(() => textOf(network)).toContain(event.name);
  const home = await request.get(network.address);
  const again = await request.get(network.address, {
    headers: { 'if-none-match': home.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);

  await venue.sql('UPDATE events SET name = $2 WHERE id = $1', [event.id, 'Moved to <Main> & Co']);
  await expect.poll(() => textOf(network)).toContain('Moved to &lt;Main&gt; &amp; Co');
  expect(await textOf(network)).not.toContain('<Main>');
});

test('the script that sets the theme stands in the page, and no other may', async ({ network }) => {
  const answer = await fetch(network.address);
  const scripts = [...(await answer.text()).matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, text]) => text ?? '',
  );
  expect(scripts).toHaveLength(1);
  const [hash] = scripts.map((text) => createHash('sha256').update(text).digest('base64'));
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}' 'wasm`);
});

test("a search is the app's own to answer, and where somebody comes from is none", async ({
  network,
  event,
}) => {
  expect(await textOf(network, '/?name=nobody')).not.toContain(event.name);
  expect(await textOf(network, '/?utm_source=poster')).toContain(event.name);
});

test('what staff may know is on no page that everybody gets', async ({ network, event, venue }) => {
  await venue.sql('UPDATE events SET artist_notes = $2 WHERE id = $1', [event.id, 'Green room at six']);
  const sessionId = await openSession(network.address, ADMIN);
  const page = await fetch(`${network.address}/events/${event.id}`, {
    headers: { authorization: `Bearer ${sessionId}` },
  });
  const text = await page.text();
  expect(text).toContain(event.name);
  expect(text).not.toContain('Green room');
});
