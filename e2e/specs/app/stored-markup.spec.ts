import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { proofSize } from '#api-test/proof-size';
import { pageAs, type Account } from '#support/account';
import { DEMO_ACCOUNTS, DemoVenue } from '#support/demo-venue';
import { expect, test as base } from '#support/fixtures';
import { Phone } from '#support/phone';
import { INVITATION_TOKEN, storeMarkup } from '#support/proof/stored-markup';

/** Only `npm run prove` makes this journey: every screen as four people takes minutes. */
const TIMES = proofSize(0);

const test = base.extend<{ demo: DemoVenue }>({
  demo: [
    async ({}, use) => {
      const demo = await DemoVenue.open();
      await use(demo);
      await demo.close();
    },
    { timeout: 300_000 },
  ],
});

const PEOPLE: { who: string; account?: Account }[] = [
  { who: 'a visitor' },
  { who: 'a customer', account: DEMO_ACCOUNTS.customer },
  { who: 'an artist', account: DEMO_ACCOUNTS.artist },
  { who: 'an admin', account: DEMO_ACCOUNTS.admin },
];

/** What a route asks for, where there is more than one row to choose from: those that the screen has most to say of. */
const ROWS: Record<string, string> = {
  $eventId: `SELECT id FROM events WHERE status = 'scheduled' AND artist_id IS NOT NULL ORDER BY date DESC LIMIT 1`,
  $artistId: 'SELECT id FROM artists WHERE is_approved ORDER BY id LIMIT 1',
  $photoId: 'SELECT id FROM event_photos WHERE in_gallery ORDER BY id LIMIT 1',
  $requestId: 'SELECT id FROM sms_event_requests ORDER BY id DESC LIMIT 1',
  $date: `SELECT '2099-01-16' AS id`,
  $token: `SELECT '${INVITATION_TOKEN}' AS id`,
  $key: 'SELECT gen_random_uuid() AS id',
  $code: `SELECT 'HT-0000' AS id`,
};

/** The address of every file of routes, with the names of its rows still in it. */
const addressesOfRoutes = async (): Promise<string[]> => {
  const files = await readdir(join(import.meta.dirname, '../../../pwa/src/routes'), { recursive: true });
  const addresses = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx') && !file.includes('__root'))
    .map((file) =>
      file
        .replace(/\.tsx$/, '')
        .split(/[/.]/)
        .filter((part) => !/^_|^\(|^index$/.test(part))
        .map((part) => part.replace(/_$/, ''))
        .join('/'),
    );
  return [...new Set(addresses)].sort().map((address) => `/${address}`);
};

/** In the page: what stands there as markup that was stored as text. */
const markupOf = (): string[] =>
  [...document.querySelectorAll('[data-markup], [onerror], [onload], [onclick], [src="x-markup"]')]
    .concat(
      [...document.querySelectorAll('a[href]')].filter((link) =>
        /^\s*javascript:/i.test(link.getAttribute('href') ?? ''),
      ),
    )
    .map((element) => element.outerHTML.slice(0, 200));

/** In the page: everything that is shown or stands in a field. */
const shownOn = (): string =>
  [
    document.body.innerText,
    ...[...document.querySelectorAll('input, textarea')].map((field) =>
      'value' in field ? String(field.value) : '',
    ),
  ].join('\n');

/** Longest wait for a screen to be quiet: one whose text is no address of a picture goes on asking for it. */
const QUIET_MS = 2_000;

/** Nothing loads any more; a screen that has nothing to show may say so. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await expect(page.locator('[role="status"][aria-label^="Loading"]')).toHaveCount(0);
};

for (let time = 1; time <= TIMES; time += 1) {
  test(`markup in every text of every row runs on no screen (${time})`, async ({ demo }) => {
    test.setTimeout(900_000);
    const addresses = await addressesOfRoutes();
    const phones = await Promise.all(PEOPLE.map(() => Phone.unpack(demo.address)));
    const ran: string[] = [];
    const pages: Page[] = [];
    for (const [index, { who, account }] of PEOPLE.entries()) {
      const phone = phones[index];
      if (!phone) continue;
      await phone.browser.exposeFunction(
        'ran',
        (where: unknown) => void ran.push(`${who}: ${String(where)}`),
      );
      const page = account ? await pageAs(phone, account) : await phone.browser.newPage();
      page.on('dialog', (dialog) => void ran.push(`${who}: ${dialog.message()}`));
      pages.push(page);
    }
    const { stored, named, refused, values } = await demo.withSql(async (client) => {
      const marked = await storeMarkup(client);
      const found = await Promise.all(
        Object.entries(ROWS).map(async ([name, sql]) => [name, (await client.query(sql)).rows[0]?.id]),
      );
      return { ...marked, values: Object.fromEntries(found) as Record<string, string> };
    });
    const seen = new Set<string>();
    const markup: string[] = [];
    for (const [index, page] of pages.entries()) {
      for (const address of addresses) {
        const filled = address.replace(/\$\w+/g, (name) => String(values[name]));
        expect(filled).not.toContain('undefined');
        await page.goto(filled);
        await settle(page);
        const text = await page.evaluate(shownOn);
        named.filter((name) => text.includes(name)).forEach((name) => seen.add(name));
        for (const found of await page.evaluate(markupOf))
          markup.push(`${PEOPLE[index]?.who} at ${filled}: ${found}`);
      }
    }
    const unseen = named.filter((name) => !seen.has(name));
    console.info(
      `${addresses.length} screens as ${PEOPLE.length} people; ${stored.length} columns hold markup, ${seen.size} were seen by name; not: ${unseen.join(', ')}; refused by the database: ${refused.join(', ')}`,
    );
    expect(markup).toEqual([]);
    expect(ran).toEqual([]);
    expect(seen.size).toBeGreaterThan(named.length / 2);
    for (const phone of phones) await phone.throwAway();
  });
}
