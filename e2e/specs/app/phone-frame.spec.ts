import type { Page } from '@playwright/test';
import { AppHeader } from '#pages/app-header';
import { registerCustomer, signInOn } from '#support/account';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/photo';
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
