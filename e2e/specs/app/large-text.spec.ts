import type { Page } from '@playwright/test';
import { AppHeader } from '#pages/app-header';
import { registerCustomer, signInOn, type Account } from '#support/account';
import { expect, test } from '#support/fixtures';
import { doubleText } from '#support/large-text';
import { ADMIN, type Venue } from '#support/venue';

const PEOPLE: { who: string; accountAt?: (venue: Venue) => Promise<Account> | Account }[] = [
  { who: 'a visitor' },
  { who: 'a customer', accountAt: ({ address }) => registerCustomer(address) },
  { who: 'an admin', accountAt: () => ADMIN },
];

/** What of the header is cut off, broken inside a word, beside its edge, on a second line or beneath another part of it. */
const crampedPartsOf = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((header) => {
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const isBroken = (text: Element): boolean =>
      [...text.textContent.matchAll(/\S+/g)].some(({ 0: word, index }) => {
        const range = document.createRange();
        if (!text.firstChild) return false;
        range.setStart(text.firstChild, index);
        range.setEnd(text.firstChild, index + word.length);
        return linesOf(range) > 1;
      });
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth || scrollHeight > 1.25 * clientHeight;
    const edge = header.getBoundingClientRect();
    const parts = [...header.querySelectorAll('a, button')]
      .map((part) => ({ name: part.textContent.trim(), box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const overlaps = (one: DOMRect, other: DOMRect) =>
      one.right > other.left + 1 &&
      other.right > one.left + 1 &&
      one.bottom > other.top + 1 &&
      other.bottom > one.top + 1;
    return [
      ...parts.filter(({ box }) => box.left < edge.left || box.right > edge.right || box.width < 44),
      ...parts.filter(({ box }, place) => parts.slice(0, place).some((before) => overlaps(before.box, box))),
      ...[...header.querySelectorAll('.brand-text > *')]
        .filter((text) => isCut(text) || isBroken(text))
        .map((text) => ({ name: text.textContent })),
      ...[...header.querySelectorAll('.nav-label')]
        .filter(
          (label) =>
            label.clientWidth > 1 && label.clientHeight > 1.6 * parseFloat(getComputedStyle(label).fontSize),
        )
        .map((label) => ({ name: `${label.textContent} on two lines` })),
    ].map(({ name }) => name);
  });

const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

for (const { who, accountAt } of PEOPLE) {
  test(`the header has room for ${who}'s places and the venue's name on any screen, with large text too`, async ({
    phone,
    venue,
  }) => {
    const page = await phone.visit('/check-ins');
    if (accountAt) await signInOn(page, await accountAt(venue));
    const { loginLink, logoutButton } = new AppHeader(page);
    await (accountAt ? logoutButton : loginLink).waitFor();
    for (const text of ['as it is', 'twice as large']) {
      if (text === 'twice as large') await doubleText(page);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await expect
          .poll(() => crampedPartsOf(page), { message: `text ${text}, ${screen.width} pixels wide` })
          .toEqual([]);
      }
    }
  });
}
