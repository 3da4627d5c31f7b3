import type { Locator, Page } from '@playwright/test';
import { AppHeader } from '#pages/app-header';
import { registerCustomer, signInOn } from '#support/account';
import { expect, test } from '#support/fixtures';
import { doubleText } from '#support/large-text';
import { ADMIN } from '#support/venue';
import { CheckInSheet } from '#pages/check-in-sheet';

/** Where the links and buttons of the navigation stand, by name. */
const placesOf = (page: Page): Promise<{ name: string; top: number; bottom: number; width: number }[]> =>
  page.getByRole('navigation', { name: 'Main' }).evaluate((navigation) =>
    [...navigation.querySelectorAll<HTMLElement>('a, button')]
      .filter((place) => place.checkVisibility({ visibilityProperty: true }))
      .map((place) => {
        const { top, bottom, width } = place.getBoundingClientRect();
        return { name: place.querySelector('.nav-label')?.textContent ?? '', top, bottom, width };
      }),
  );

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
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

/** The header has room for the person's places and the venue's name on any screen, with large text too. */
const checkHeader = async (page: Page): Promise<void> => {
  for (const text of ['as it is', 'twice as large']) {
    if (text === 'twice as large') await doubleText(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await expect
        .poll(() => crampedPartsOf(page), { message: `text ${text}, ${screen.width} pixels wide` })
        .toEqual([]);
    }
  }
};

test('the frame fits every phone, text size and person', async ({ phone, venue }) => {
  const page = await phone.visit('/');
  const header = new AppHeader(page);
  await header.signUpLink.waitFor();

  await test.step('the navigation has five places, and the end of a page stands above it', async () => {
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      const places = await placesOf(page);
      expect(places.map(({ name }) => name)).toEqual([
        'Events',
        'Gallery',
        'My check-ins',
        'Login',
        'Sign Up',
      ]);
      const footer = page.locator('footer');
      await footer.scrollIntoViewIfNeeded();
      await page.keyboard.press('End');
      await expect
        .poll(async () => {
          const box = await footer.boundingBox();
          return box && box.y + box.height;
        })
        .toBeLessThanOrEqual(places[0]?.top ?? 0);
    }
  });

  await test.step('the bar gives way to the keyboard and comes back', async () => {
    await header.loginLink.click();
    const title = page.getByRole('heading', { level: 1 });
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await expect(async () => {
        await title.click();
        await page.getByLabel('Password', { exact: true }).focus();
        await expect(header.signUpLink).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await title.click();
      await expect(header.signUpLink).toBeVisible();
    }
  });
  await test.step('a page that fits does not scroll', async () => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBe(0);
    }
  });
  await test.step("the header has room for a visitor's places", () => checkHeader(page));

  await test.step('a customer has the member card one tap from home', async () => {
    await page.goto('/');
    await signInOn(page, await registerCustomer(venue.address));
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await header.memberCard.click();
      const card = page.getByRole('dialog', { name: 'Member card' });
      await expect(card).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
    }
    await page.setViewportSize({ width: 768, height: 1024 });
    const name = header.person('Loretta Hayes').locator('.nav-label');
    const shown = await name.boundingBox();
    expect(shown?.width, 'a screen wider than a phone has the name').toBeGreaterThan(44);
  });
  await test.step("the header has room for a customer's places", () => checkHeader(page));

  await test.step('an admin has five places at the lower edge, too', async () => {
    await signInOn(page, ADMIN);
    await page.goto('/admin/types');
    const documentation = page.getByRole('link', { name: 'Documentation' });
    await documentation.waitFor();
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      const places = await placesOf(page);
      expect(places.map(({ name }) => name)).toEqual([
        'Events',
        'Gallery',
        'Admin',
        expect.any(String),
        'Logout',
      ]);
      for (const { top, bottom, width } of places) {
        expect(top).toBeGreaterThan(viewport.height - 64);
        expect(bottom).toBeLessThanOrEqual(viewport.height);
        expect(width).toBeGreaterThanOrEqual(44);
      }
      const button = await documentation.boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      if (!button || !heading) throw new Error('The dashboard is not there.');
      const middle = heading.y + heading.height / 2;
      expect(middle, 'the heading shares the line of the button').toBeGreaterThan(button.y);
      expect(middle, 'the heading shares the line of the button').toBeLessThan(button.y + button.height);
    }
  });
  await test.step("the header has room for an admin's places", () => checkHeader(page));
});

const SHEET_SCREENS = [
  { width: 844, height: 390 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
];

/** What a finger meets in the middle of an element. */
const isReachable = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(met);
  });

test('a sheet keeps its button in reach on any screen and with large text, and no toast over it', async ({
  phone,
  event,
}) => {
  const sheet = await CheckInSheet.open(await phone.browser.newPage(), event.id);
  const { page } = sheet;
  const toast = page.getByText('Name Required');
  for (const text of ['as it is', 'twice as large']) {
    if (text === 'twice as large') await doubleText(page);
    for (const screen of SHEET_SCREENS) {
      await page.setViewportSize(screen);
      const at = `${screen.width}×${screen.height}, text ${text}`;
      await expect.poll(() => isReachable(sheet.submitButton), { message: `Check in at ${at}` }).toBe(true);
      await sheet.submitButton.click();
      await expect(toast).toBeVisible();
      for (const control of [
        sheet.dialog.getByRole('heading', { level: 2 }),
        sheet.submitButton,
        sheet.dialog.getByRole('button', { name: 'Close' }),
        sheet.name,
        sheet.email,
        sheet.partySize,
      ]) {
        await control.scrollIntoViewIfNeeded();
        expect(await isReachable(control), `${await control.getAttribute('id')} at ${at}`).toBe(true);
      }
      await page.getByRole('button', { name: 'Dismiss notification' }).click();
      await expect(toast).toBeHidden();
    }
  }
});
