import type { Page } from '@playwright/test';
import { AccountPage } from '#pages/account-page';
import { AppHeader } from '#pages/app-header';
import { CheckInSheet } from '#pages/check-in-sheet';
import { LoginPage } from '#pages/login-page';
import { Toast } from '#pages/toast';
import { openSession, pageAs, registerCustomer, statusOf } from '#support/account';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import { Phone } from '#support/phone';
import { truthOf } from '#support/venue-truth';

/** On a phone and on a desk. */
const forEachWidth = async (page: Page, check: () => Promise<void>): Promise<void> => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await check();
  }
};

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('sessionId'));

test('somebody signs in, is known in the header, and is signed out on the server and in every tab', async ({
  phone,
  venue,
}) => {
  const account = await registerCustomer(venue.address);
  const page = await phone.visit('/');
  const header = new AppHeader(page);
  const toast = new Toast(page);
  const login = new LoginPage(page);

  await test.step('a stranger is offered Login and Sign Up at any width', async () => {
    await forEachWidth(page, async () => {
      await expect(header.brand).toHaveAttribute('href', '/');
      await expect(header.loginLink).toHaveAttribute('href', '/login');
      await expect(header.signUpLink).toHaveAttribute('href', '/register');
      await expect(header.logoutButton).toBeHidden();
    });
  });

  await test.step('a wrong password and an unknown name are told in the same words', async () => {
    await header.loginLink.click();
    for (const name of [account.username, `${account.username}-nobody`]) {
      await login.tryToSignIn({ username: name, password: 'not-the-password' });
      await expect(toast.alert).toHaveText(['Login failed', 'Invalid credentials. Please try again.']);
      await page.getByRole('button', { name: 'Dismiss notification' }).click();
    }
    await expect(page).toHaveURL('/login');
    expect(await storedSession(page)).toBeNull();
  });

  const sessionId = await test.step('the e-mail and the right password take home', async () => {
    await login.tryToSignIn({ username: account.email, password: account.password });
    await expect(toast.notice).toHaveText(['Welcome back!']);
    await expect(page).toHaveURL('/');
    return (await storedSession(page)) ?? '';
  });
  expect(await statusOf(venue, sessionId)).toBe(200);

  await test.step('the header leads to the own account at any width', async () => {
    await forEachWidth(page, async () => {
      await expect(header.loginLink).toBeHidden();
      await expect(header.signUpLink).toBeHidden();
      await expect(header.logoutButton).toBeVisible();
      await expect(header.person('Loretta Hayes')).toBeVisible();
    });
    await header.person('Loretta Hayes').click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { name: 'Account Management' })).toBeVisible();
  });

  await test.step('logging out ends the session on the server and in the other tab', async () => {
    const other = new AppHeader(await phone.visit('/check-ins'));
    await expect(other.person('Loretta Hayes')).toBeVisible();
    await header.logoutButton.click();
    await expect(toast.notice).toHaveText(['Logged out', 'You have been logged out successfully.']);
    await expect(page).toHaveURL('/');
    await expect(header.loginLink).toBeVisible();
    await expect(other.loginLink).toBeVisible();
    await expect(other.person('Loretta Hayes')).toBeHidden();
    expect(await storedSession(page)).toBeNull();
    expect(await statusOf(venue, sessionId)).toBe(401);
  });
});

test('a session survives reloads without a network, and ends only after a question while check-ins wait', async ({
  phone,
  venue,
  network,
  event,
}) => {
  const account = await registerCustomer(venue.address);
  const page = await pageAs(phone, account);
  await page.goto('/');
  await phone.installed(page);
  const header = new AppHeader(page);

  await test.step('it is there after a reload, online and offline', async () => {
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

  await test.step('what waits is asked about before somebody logs out', async () => {
    const sheet = await CheckInSheet.open(page, event.id);
    network.down(true);
    await sheet.fill({ name: 'Loretta Hayes', email: account.email });
    await sheet.takePhoto(await smallPhoto());
    await (await sheet.submit()).stub.waitFor();
    const question = page.getByRole('dialog', { name: 'Log out now?' });
    await header.logoutButton.click();
    await expect(question).toContainText('1 check-in is still waiting to be sent.');
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(header.person('Loretta Hayes')).toBeVisible();
    await header.logoutButton.click();
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(header.loginLink).toBeVisible();
  });

  await test.step('it is sent once its owner is back', async () => {
    network.down(false);
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 0 });
    await header.loginLink.click();
    await new LoginPage(page).signIn(account);
    await page.goto('/check-ins');
    await expect(page.getByRole('region', { name: 'Sent' })).toContainText('Attendance recorded', {
      timeout: 30_000,
    });
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, points: 50 });
  });
});

test('a lost phone is signed out from another device, and all others together', async ({
  phone,
  venue,
  network,
}) => {
  const account = await registerCustomer(venue.address);
  const lost = await Phone.unpack(network.address);
  const [lostPage, page] = [await lost.visit('/login'), await phone.visit('/login')];
  for (const each of [lostPage, page]) {
    await new LoginPage(each).signIn(account);
    await expect(new AppHeader(each).person('Loretta Hayes')).toBeVisible();
  }
  await lostPage.goto('/account');
  const devices = await AccountPage.open(page, 'Password');

  await test.step('each device is named, this one first', async () => {
    await expect(devices.devices('This device')).toContainText('Chrome on Linux');
    // The other phone, and the registration by the API.
    await expect(devices.devices('Other devices')).toHaveCount(2);
    await expect(devices.devices('Other devices').first()).toContainText('Chrome on Linux');
  });

  await test.step('the lost one finds itself signed out at its next call', async () => {
    await devices.signOutDevice('Chrome on Linux');
    await expect(new Toast(page).notice).toHaveText(['Signed out', 'Chrome on Linux is signed out.']);
    await expect(devices.devices('Other devices')).toHaveCount(1);
    await lostPage.getByRole('main').getByRole('link', { name: 'My check-ins' }).click();
    await expect(new AppHeader(lostPage).loginLink).toBeVisible();
    expect(await storedSession(lostPage)).toBeNull();
    expect(await lostPage.evaluate(() => JSON.stringify(localStorage))).not.toContain(account.email);
  });

  await test.step('all others end together, and this one stays', async () => {
    const another = await openSession(venue.address, account);
    await page.reload();
    await devices.signOutOtherDevices();
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
    expect(await statusOf(venue, another)).toBe(401);
    await page.reload();
    await expect(devices.devices('This device')).toContainText('This device');
  });
  await lost.throwAway();
});
