import { randomUUID } from 'node:crypto';
import { AccountPage } from '#pages/account-page';
import { AppHeader } from '#pages/app-header';
import { LoginPage } from '#pages/login-page';
import { Toast } from '#pages/toast';
import { openSession, registerCustomer, signInOn, type Account } from '#support/account';
import { expect, test } from '#support/fixtures';
import type { Phone } from '#support/phone';
import { smallPhoto } from '#support/files/photo';
import type { Venue } from '#support/venue';

const NEW_PASSWORD = 'waltz-1963';

/** A phone at the account page of a new customer. */
const atAccount = async (venue: Venue, phone: Phone, tab: 'Profile' | 'Password' = 'Profile') => {
  const account = await registerCustomer(venue.address);
  const page = await phone.visit('/');
  await signInOn(page, account);
  return { account, page, screen: await AccountPage.open(page, tab) };
};

const statusOf = async (venue: Venue, sessionId: string): Promise<number> => {
  const headers = { authorization: `Bearer ${sessionId}` };
  return (await fetch(`${venue.address}/api/auth/me`, { headers })).status;
};

const mayLogIn = (venue: Venue, account: Account): Promise<boolean> =>
  openSession(venue.address, account).then(
    () => true,
    () => false,
  );

test.describe('the profile', () => {
  test('is changed, and the header shows the new name at once', async ({ phone, venue }) => {
    const { account, page, screen } = await atAccount(venue, phone);
    await screen.rename('Lorrie', 'Webb');
    await expect(new Toast(page).notice).toHaveText(['Success', 'Profile updated successfully']);
    await expect(new AppHeader(page).person('Lorrie Webb')).toBeVisible();
    await page.reload();
    await expect(new AppHeader(page).person('Lorrie Webb')).toBeVisible();
    expect(
      await venue.sql('SELECT first_name, last_name FROM users WHERE username = $1', [account.username]),
    ).toEqual([{ first_name: 'Lorrie', last_name: 'Webb' }]);
  });

  test("shows at its field that an e-mail is another account's", async ({ phone, venue }) => {
    const taken = await registerCustomer(venue.address);
    const { screen } = await atAccount(venue, phone);
    await screen.email.fill(taken.email);
    await screen.update();
    await expect(screen.email).toHaveAccessibleDescription('An account with this email already exists.');
  });

  test('gets a picture, and loses it again', async ({ phone, venue }) => {
    const { account, page, screen } = await atAccount(venue, phone);
    const storedImage = async () =>
      (await venue.sql('SELECT profile_image FROM users WHERE username = $1', [account.username]))[0];
    await screen.chooseImage(await smallPhoto());
    await expect(new Toast(page).notice.first()).toHaveText('Image Selected');
    await screen.update();
    await expect(new Toast(page).notice).toHaveText(['Success', 'Profile updated successfully']);
    expect(await storedImage()).toEqual({ profile_image: expect.stringMatching(/^\/uploads\/person-/) });
    const picture = page.getByRole('region', { name: 'Signed in as' }).locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await screen.removeImage();
    await screen.update();
    await expect(picture).toBeHidden();
    expect(await storedImage()).toEqual({ profile_image: null });
  });

  test('is not left by a slip of the thumb while something is unsaved', async ({ phone, venue }) => {
    const { page } = await atAccount(venue, phone);
    await page.getByLabel('First Name').fill('Lorrie');
    await page.getByRole('tab', { name: 'Password' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Lorrie');
    await expect(page).toHaveURL('/account');
  });
});

test.describe('the password', () => {
  test('stays when the current one is wrong', async ({ phone, venue }) => {
    const { account, screen } = await atAccount(venue, phone, 'Password');
    await screen.changePassword('not-the-password', NEW_PASSWORD);
    await expect(screen.currentPassword).toHaveAccessibleDescription('Current password is incorrect');
    await expect(screen.newPassword).toHaveValue(NEW_PASSWORD);
    expect(await mayLogIn(venue, account)).toBe(true);
  });

  test("ends another device's session when it is changed, and not this one", async ({ phone, venue }) => {
    const { account, page, screen } = await atAccount(venue, phone, 'Password');
    const elsewhere = await openSession(venue.address, account);
    await screen.changePassword(account.password, NEW_PASSWORD);
    await expect(new Toast(page).notice).toHaveText(['Success', 'Password updated successfully']);
    await expect(screen.newPassword).toHaveValue('');
    expect(await statusOf(venue, elsewhere)).toBe(401);
    await page.reload();
    await expect(new AppHeader(page).person('Loretta Hayes')).toBeVisible();
    expect(await mayLogIn(venue, { ...account, password: NEW_PASSWORD })).toBe(true);
    expect(await mayLogIn(venue, account)).toBe(false);
  });

  test('is chosen again by the link of a mail, also when the network fails meanwhile', async ({
    phone,
    venue,
    mail,
    network,
  }) => {
    const account = await registerCustomer(venue.address);
    const page = await phone.visit('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    const link = await mail.linkTo('/reset-password', account.email);

    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD);
    await phone.installed(page);
    network.down(true);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Keep this page open')).toBeVisible();
    network.down(false);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page).toHaveURL('/login');
    await new LoginPage(page).signIn({ ...account, password: NEW_PASSWORD });

    const again = await phone.visit(link);
    await again.getByLabel('New Password', { exact: true }).fill('polka-1964');
    await again.getByLabel('Confirm New Password').fill('polka-1964');
    await again.getByRole('button', { name: 'Update Password' }).click();
    await expect(again.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(await mayLogIn(venue, { ...account, password: NEW_PASSWORD })).toBe(true);
  });

  test('is asked about in the same words for an e-mail nobody has', async ({ phone }) => {
    const page = await phone.visit('/forgot-password');
    await page.getByLabel('Email').fill(`nobody-${randomUUID().slice(0, 8)}@example.com`);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(
      page.getByText('If there is an account with this email, we sent a link to choose a new password.'),
    ).toBeVisible();
  });
});

test.describe('a new e-mail', () => {
  test('is confirmed by the button behind the link, and not by opening it', async ({
    phone,
    venue,
    mail,
  }) => {
    const { account, page, screen } = await atAccount(venue, phone);
    const email = `new-${account.email}`;
    const isConfirmed = async () => {
      const [row] = await venue.sql('SELECT email_verified_at FROM users WHERE email = $1', [email]);
      return row?.email_verified_at != null;
    };
    await screen.email.fill(email);
    await screen.update();
    await expect(screen.unconfirmed).toContainText(email);

    await page.goto(await mail.linkTo('/verify-email', email));
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    expect(await isConfirmed()).toBe(false);
    await page.getByRole('button', { name: 'Confirm Email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    expect(await isConfirmed()).toBe(true);

    await page.getByRole('link', { name: 'Go to your account' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Profile' })).toBeVisible();
    await expect(screen.unconfirmed).toBeHidden();
  });
});
