import type { Page } from '@playwright/test';
import { AppHeader } from '#pages/app-header';
import { registerCustomer, signInOn, type Account } from '#support/account';
import { expect, test } from '#support/fixtures';
import { ADMIN, type Venue } from '#support/venue';

const PEOPLE: { who: string; accountAt?: (venue: Venue) => Promise<Account> | Account }[] = [
  { who: 'a visitor' },
  { who: 'a customer', accountAt: ({ address }) => registerCustomer(address) },
  { who: 'an admin', accountAt: () => ADMIN },
];

/** As a browser does that is told to write twice as large: media queries in rem do not change with it. */
const doubleText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% !important }' });

/** What of the header is cut off, beside its edge, or beneath another part of it. */
const crampedPartsOf = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((header) => {
    const edge = header.getBoundingClientRect();
    const parts = [...header.querySelectorAll('a, button')].map((part) => ({
      name: part.textContent.trim(),
      box: part.getBoundingClientRect(),
    }));
    const texts = [...header.querySelectorAll<HTMLElement>('.brand-text > *')];
    return [
      ...parts.filter(({ box }) => box.left < edge.left || box.right > edge.right || box.width < 44),
      ...parts.filter(({ box }, place) =>
        parts.slice(0, place).some((before) => before.box.right > box.left + 1),
      ),
      ...texts
        .filter((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > 1.25 * text.clientHeight)
        .map((text) => ({ name: text.textContent })),
    ].map(({ name }) => name);
  });

test.describe('on a desktop with text at twice its size', () => {
  test.use({ traits: { viewport: { width: 1280, height: 800 } } });

  for (const { who, accountAt } of PEOPLE) {
    test(`the header has room for ${who}'s places and the venue's name`, async ({ phone, venue }) => {
      const page = await phone.visit('/check-ins');
      if (accountAt) await signInOn(page, await accountAt(venue));
      await doubleText(page);
      const { loginLink, logoutButton } = new AppHeader(page);
      await (accountAt ? logoutButton : loginLink).waitFor();
      await expect.poll(() => crampedPartsOf(page)).toEqual([]);
    });
  }
});
