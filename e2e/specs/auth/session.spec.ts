import type { Page } from '@playwright/test';
import { AppHeader } from '#pages/app-header';
import { CheckInSheet } from '#pages/check-in-sheet';
import { LoginPage } from '#pages/login-page';
import { Toast } from '#pages/toast';
import { registerCustomer, signInOn } from '#support/account';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import type { Venue } from '#support/venue';
import { truthOf } from '#support/venue-truth';

/** Whether the server still takes this session for somebody. */
const statusOf = async (venue: Venue, sessionId: string): Promise<number> => {
  const answer = await fetch(`${venue.address}/api/auth/me`, {
    headers: { authorization: `Bearer ${sessionId}` },
  });
  return answer.status;
};

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('sessionId'));

test.describe('login', () => {
  for (const by of ['username', 'email'] as const) {
    test(`greets somebody who signs in with their ${by} and takes them home`, async ({ phone, venue }) => {
      const account = await registerCustomer(venue.address);
      const login = await LoginPage.open(await phone.browser.newPage());
      await login.signIn({ username: account[by], password: account.password });
      await expect(new Toast(login.page).notice).toHaveText(['Welcome back!']);
      await expect(login.page).toHaveURL('/');
      await expect(new AppHeader(login.page).person('Loretta Hayes')).toBeVisible();
      expect(await statusOf(venue, (await storedSession(login.page)) ?? '')).toBe(200);
    });
  }

  test('tells a wrong password and an unknown name in the same words', async ({ phone, venue }) => {
    const { username } = await registerCustomer(venue.address);
    const login = await LoginPage.open(await phone.browser.newPage());
    for (const name of [username, `${username}-nobody`]) {
      await login.tryToSignIn({ username: name, password: 'not-the-password' });
      await expect(new Toast(login.page).alert).toHaveText([
        'Login failed',
        'Invalid credentials. Please try again.',
      ]);
      await login.page.getByRole('button', { name: 'Dismiss notification' }).click();
    }
    await expect(login.page).toHaveURL('/login');
    expect(await storedSession(login.page)).toBeNull();
  });
});

for (const width of [390, 1280]) {
  test.describe(`the header at ${width} pixels`, () => {
    test.use({ traits: { viewport: { width, height: 844 } } });

    test('offers Login and Sign Up to a stranger, and their own account to somebody known', async ({
      phone,
      venue,
    }) => {
      const page = await phone.visit('/');
      const header = new AppHeader(page);
      await expect(header.brand).toHaveAttribute('href', '/');
      await expect(header.loginLink).toHaveAttribute('href', '/login');
      await expect(header.signUpLink).toHaveAttribute('href', '/register');
      await expect(header.logoutButton).toBeHidden();
      await signInOn(page, await registerCustomer(venue.address));
      await expect(header.loginLink).toBeHidden();
      await expect(header.signUpLink).toBeHidden();
      await expect(header.logoutButton).toBeVisible();
      await header.person('Loretta Hayes').click();
      await expect(page).toHaveURL('/account');
      await expect(page.getByRole('heading', { name: 'Account Management' })).toBeVisible();
    });
  });
}

test.describe('a session', () => {
  test('ends on the server when its person logs out', async ({ phone, venue }) => {
    const page = await phone.visit('/check-ins');
    const sessionId = await signInOn(page, await registerCustomer(venue.address));
    expect(await statusOf(venue, sessionId)).toBe(200);
    await new AppHeader(page).logoutButton.click();
    await expect(new Toast(page).notice).toHaveText(['Logged out', 'You have been logged out successfully.']);
    await expect(page).toHaveURL('/');
    await expect(new AppHeader(page).loginLink).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    expect(await statusOf(venue, sessionId)).toBe(401);
  });

  test('is asked for by the account page, which sends a stranger to the login', async ({ phone }) => {
    const page = await phone.visit('/account');
    await expect(new Toast(page).alert).toHaveText([
      'Access Denied',
      'You need to be logged in to view this page.',
    ]);
    await expect(page).toHaveURL('/login');
  });

  test('survives a reload, online and offline', async ({ phone, venue }) => {
    const page = await phone.visit('/');
    await signInOn(page, await registerCustomer(venue.address));
    await phone.installed(page);
    const header = new AppHeader(page);
    await page.reload();
    await expect(header.person('Loretta Hayes')).toBeVisible();
    await phone.offline(true);
    await page.reload();
    await expect(header.person('Loretta Hayes')).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText('Loretta Hayes').last()).toBeVisible();
    await phone.offline(false);
    expect(await statusOf(venue, (await storedSession(page)) ?? '')).toBe(200);
  });

  test('that the venue has ended is over at the next start', async ({ phone, venue }) => {
    const page = await phone.visit('/');
    await signInOn(page, await registerCustomer(venue.address));
    await venue.sql('DELETE FROM sessions');
    await page.reload();
    await expect(new AppHeader(page).loginLink).toBeVisible();
    expect(await storedSession(page)).toBeNull();
  });

  test('ends in every tab when it is ended in one', async ({ phone, venue }) => {
    const first = await phone.visit('/');
    await signInOn(first, await registerCustomer(venue.address));
    const second = await phone.visit('/check-ins');
    await expect(new AppHeader(second).person('Loretta Hayes')).toBeVisible();
    await new AppHeader(first).logoutButton.click();
    await expect(new AppHeader(second).loginLink).toBeVisible();
    await expect(new AppHeader(second).person('Loretta Hayes')).toBeHidden();
  });

  test('is ended only after a question while check-ins wait, and they are sent once their owner is back', async ({
    phone,
    venue,
    network,
    event,
  }) => {
    const account = await registerCustomer(venue.address);
    const page = await phone.visit('/');
    await signInOn(page, account);
    await phone.installed(page);
    const sheet = await CheckInSheet.open(page, event.id);
    network.down(true);
    await sheet.fill({ name: 'Loretta Hayes', email: account.email });
    await sheet.takePhoto(await smallPhoto());
    await (await sheet.submit()).stub.waitFor();
    const header = new AppHeader(page);
    const question = page.getByRole('dialog', { name: 'Log out now?' });
    await header.logoutButton.click();
    await expect(question).toContainText('1 check-in is still waiting to be sent.');
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(header.person('Loretta Hayes')).toBeVisible();
    await header.logoutButton.click();
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(header.loginLink).toBeVisible();
    network.down(false);
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 0 });
    await (await LoginPage.open(page)).signIn(account);
    await page.goto('/check-ins');
    await expect(page.getByRole('region', { name: 'Sent' })).toContainText('Attendance recorded', {
      timeout: 30_000,
    });
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, points: 50 });
  });
});
