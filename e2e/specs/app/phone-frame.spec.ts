import type { Locator, Page } from '@playwright/test';
import { AppHeader } from '#pages/app-header';
import { registerCustomer, signInOn } from '#support/account';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test.describe(`on a phone ${viewport.width} pixels wide`, () => {
    test.use({ traits: { viewport } });

    test('the navigation stands at the lower edge, five places at most', async ({ phone }) => {
      const page = await phone.visit('/');
      await new AppHeader(page).signUpLink.waitFor();
      expect((await placesOf(page)).map(({ name }) => name)).toEqual([
        'Events',
        'Gallery',
        'My check-ins',
        'Login',
        'Sign Up',
      ]);
      await signInOn(page, ADMIN);
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
    });

    test('the end of a page stands above the navigation', async ({ phone }) => {
      const page = await phone.visit('/');
      const [{ top } = { top: 0 }] = await placesOf(page);
      const footer = page.locator('footer');
      await footer.scrollIntoViewIfNeeded();
      await page.keyboard.press('End');
      await expect
        .poll(async () => {
          const box = await footer.boundingBox();
          return box && box.y + box.height;
        })
        .toBeLessThanOrEqual(top);
    });

    test('a customer has the member card one tap from home', async ({ phone, venue }) => {
      const page = await phone.visit('/');
      await signInOn(page, await registerCustomer(venue.address));
      await new AppHeader(page).memberCard.click();
      await expect(page.getByRole('dialog', { name: 'Member card' })).toBeVisible();
    });

    test('the bar gives way to the keyboard and comes back', async ({ phone }) => {
      const page = await phone.visit('/login');
      const { signUpLink } = new AppHeader(page);
      await signUpLink.waitFor();
      await expect(async () => {
        await page.getByRole('heading', { level: 1 }).click();
        await page.getByLabel('Password', { exact: true }).focus();
        await expect(signUpLink).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(signUpLink).toBeVisible();
    });

    test("the dashboard's heading and its Documentation button share a line", async ({ phone }) => {
      const page = await phone.visit('/check-ins');
      await signInOn(page, ADMIN);
      await page.goto('/admin/types');
      const documentation = await page.getByRole('link', { name: 'Documentation' }).boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      if (!documentation || !heading) throw new Error('The dashboard is not there.');
      const middle = heading.y + heading.height / 2;
      expect(middle).toBeGreaterThan(documentation.y);
      expect(middle).toBeLessThan(documentation.y + documentation.height);
    });
  });
}

test.describe('without a network', () => {
  test('the strip stays in sight while the page scrolls, and the bar counts what waits', async ({
    phone,
    event,
  }) => {
    const page = await phone.visit('/');
    await phone.installed(page);
    const sheet = await CheckInSheet.open(page, event.id);
    await sheet.takePhoto(await smallPhoto());
    await sheet.fill({ name: 'June Calloway' });
    await phone.offline(true);
    await (await sheet.submit()).stub.waitFor();
    const checkIns = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /My check-ins/ });
    await expect(checkIns).toHaveAccessibleName('My check-ins 1 waiting');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Live Music & Events/ })
      .click();
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect(page.getByText(/Offline · 1 check-in waiting/)).toBeInViewport();
  });
});

const LYING = { width: 844, height: 390 };
const SHEET_SCREENS = [
  LYING,
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

test.describe('a sheet', () => {
  for (const text of [100, 200]) {
    test(`keeps its button in reach on any screen with text at ${text} %, and no toast over a field`, async ({
      phone,
      event,
    }) => {
      const page = await phone.visit('/');
      const sheet = await CheckInSheet.open(page, event.id);
      await page.addStyleTag({ content: `html { font-size: ${text}% !important }` });
      for (const screen of SHEET_SCREENS) {
        await page.setViewportSize(screen);
        const at = `${screen.width}×${screen.height}`;
        await expect.poll(() => isReachable(sheet.submitButton), { message: `Check in at ${at}` }).toBe(true);
        await sheet.submitButton.click();
        const toast = page.getByText('Name Required');
        await expect(toast).toBeVisible();
        for (const control of [
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
    });
  }
});

test('what is told after a check-in stays behind when the guest goes on', async ({ phone, event }) => {
  const sheet = await CheckInSheet.open(await phone.visit('/'), event.id);
  await sheet.takePhoto(await smallPhoto());
  await sheet.fill({ name: 'June Calloway' });
  const { page } = await sheet.submit();
  await expect(page.getByText('Attendance Recorded!')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
  await expect(page.getByText('Attendance Recorded!')).toBeHidden({ timeout: 1_000 });
});
