import type { Page } from '@playwright/test';
import { pageAs, type Account } from '#support/account';
import { faultsOf } from '#support/axe';
import { DEMO_ACCOUNTS, DemoVenue } from '#support/demo-venue';
import { expect, test as base } from '#support/fixtures';
import { crampedTextOf, doubleText } from '#support/large-text';
import { Phone } from '#support/phone';

const test = base.extend<{ demoPhone: Phone }, { demo: DemoVenue }>({
  demo: [
    async ({}, use) => {
      const demo = await DemoVenue.open();
      await use(demo);
      await demo.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  demoPhone: async ({ demo }, use) => {
    const phone = await Phone.unpack(demo.address);
    await use(phone);
    await phone.throwAway();
  },
});

/** By how many pixels the page is wider than its window, which makes a phone scroll sideways. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Settled: nothing loads any more, and the screen says what it is. */
const settle = async (page: Page): Promise<void> => {
  // A dialog that covers the page hides it from readers.
  const main = page.getByRole('main', { includeHidden: true });
  await main.getByRole('heading', { includeHidden: true }).first().waitFor({ state: 'attached' });
  await expect(page.locator('.skeleton, .spinner, [aria-label^="Loading"]')).toHaveCount(0);
};

/** The addresses that the tabs of the page lead to. */
const tabsOn = async (page: Page): Promise<string[]> => {
  const addresses = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('href')));
  return addresses.filter((address) => address !== null);
};

const softly = expect.configure({ soft: true });

const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
];

/** With the words twice as large, too, nothing sticks out at the side (WCAG 1.4.4, 1.4.10). */
const checkScreen = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await settle(page);
  expect.soft(await faultsOf(page), address).toEqual([]);
  expect.soft(await overflowOf(page), `${address} sticks out`).toBe(0);
  await doubleText(page);
  const phone = page.viewportSize();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const where = `${address} in large type, ${screen.width} pixels wide`;
    // Charts follow the window a moment later.
    await softly.poll(() => overflowOf(page), { message: `${where}, sticks out`, timeout: 5_000 }).toBe(0);
    await softly.poll(() => crampedTextOf(page), { message: where, timeout: 5_000 }).toEqual([]);
  }
  if (phone) await page.setViewportSize(phone);
};

interface Person {
  who: string;
  account?: Account;
  /** Pages whose tabs are looked at, too. */
  frames: string[];
  /** Tabs that the customer is shown the same. */
  sameForCustomer?: string[];
}

const PEOPLE: Person[] = [
  { who: 'a visitor', frames: ['/', '/gallery', '/artists/1', '/artists/1/book', '/forgot-password'] },
  { who: 'a customer', account: DEMO_ACCOUNTS.customer, frames: ['/account', '/check-ins'] },
  {
    who: 'an artist',
    account: DEMO_ACCOUNTS.artist,
    frames: ['/', '/account'],
    sameForCustomer: ['/account/password', '/account/badges'],
  },
  {
    who: 'an admin',
    account: DEMO_ACCOUNTS.admin,
    frames: ['/', '/admin', '/admin/loyalty', '/admin/photos', '/admin/events/new'],
  },
];

/** Styles of the first screen included: what ten packets carry, with which a server may begin (RFC 6928). */
const MOST_HTML_BYTES = 14 * 1024;

test.describe('the demo venue, full of everything,', () => {
  for (const { who, account, frames, sameForCustomer = [] } of PEOPLE) {
    test(`can be used by everybody, as ${who}`, async ({ demoPhone }) => {
      test.slow();
      const page = account ? await pageAs(demoPhone, account) : await demoPhone.browser.newPage();
      // A Set goes on to what is added on the way: every tab of these pages, once.
      const addresses = new Set(frames);
      for (const address of addresses) {
        await checkScreen(page, address);
        for (const tab of await tabsOn(page)) if (!sameForCustomer.includes(tab)) addresses.add(tab);
      }
    });
  }

  test('has a home page whose HTML fits the first round trips', async ({ demo }) => {
    const sizeOf = async (path: string) => {
      const { headers } = await fetch(demo.address + path, { headers: { 'accept-encoding': 'br' } });
      expect(headers.get('content-encoding')).toBe('br');
      return Number(headers.get('content-length'));
    };
    // The first callers get a copy that is compressed less well.
    await expect.poll(() => sizeOf('/')).toBeLessThanOrEqual(MOST_HTML_BYTES);
    expect(await sizeOf('/')).toBeGreaterThan(MOST_HTML_BYTES / 2);
  });
});
