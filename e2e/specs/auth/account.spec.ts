import { AccountPage } from '#pages/account-page';
import { AppHeader } from '#pages/app-header';
import { LoginPage } from '#pages/login-page';
import { Toast } from '#pages/toast';
import { openSession, pageAs, registerCustomer, statusOf, type Account } from '#support/account';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import type { Venue } from '#support/venue';

const NEW_PASSWORD = 'waltz-1963';

const mayLogIn = (venue: Venue, account: Account): Promise<boolean> =>
  openSession(venue.address, account).then(
    () => true,
    () => false,
  );

test('a customer changes the name, the picture, the e-mail and the password', async ({
  phone,
  venue,
  mail,
}) => {
  const account = await registerCustomer(venue.address);
  const page = await pageAs(phone, account);
  const screen = await AccountPage.open(page);
  const toast = new Toast(page);
  const header = new AppHeader(page);

  await test.step('the header shows the new name at once', async () => {
    await screen.rename('Lorrie', 'Webb');
    await expect(toast.notice).toHaveText(['Success', 'Profile updated successfully']);
    await expect(header.person('Lorrie Webb')).toBeVisible();
    expect(
      await venue.sql('SELECT first_name, last_name FROM users WHERE username = $1', [account.username]),
    ).toEqual([{ first_name: 'Lorrie', last_name: 'Webb' }]);
  });

  await test.step('the picture is shown, and goes again', async () => {
    const storedImage = async () =>
      (await venue.sql('SELECT profile_image FROM users WHERE username = $1', [account.username]))[0];
    await screen.chooseImage(await smallPhoto());
    await expect(toast.notice.first()).toHaveText('Image Selected');
    await screen.update();
    await expect(toast.notice).toHaveText(['Success', 'Profile updated successfully']);
    expect(await storedImage()).toEqual({ profile_image: expect.stringMatching(/^\/uploads\/person-/) });
    const picture = page.getByRole('region', { name: 'Signed in as' }).locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await screen.removeImage();
    await screen.update();
    await expect(picture).toBeHidden();
    expect(await storedImage()).toEqual({ profile_image: null });
  });

  await test.step('a new e-mail is confirmed by the button behind the link, and not by opening it', async () => {
    const email = `new-${account.email}`;
    const isConfirmed = async () => {
      const [row] = await venue.sql('SELECT email_verified_at FROM users WHERE email = $1', [email]);
      return row?.email_verified_at != null;
    };
    await screen.email.fill(email);
    await screen.update();
    await expect(screen.unconfirmed).toContainText(email);

    await page.goto(await mail.linkTo('/verify-email', email));
    await expect(header.person('Lorrie Webb')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    expect(await isConfirmed()).toBe(false);
    await page.getByRole('button', { name: 'Confirm Email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    expect(await isConfirmed()).toBe(true);

    await page.getByRole('link', { name: 'Go to your account' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Profile' })).toBeVisible();
    await expect(screen.unconfirmed).toBeHidden();
  });

  await test.step("a new password ends another device's session, and not this one", async () => {
    const elsewhere = await openSession(venue.address, account);
    await page.getByRole('tab', { name: 'Password' }).click();
    await screen.changePassword(account.password, NEW_PASSWORD);
    await expect(toast.notice).toHaveText(['Success', 'Password updated successfully']);
    await expect(screen.newPassword).toHaveValue('');
    expect(await statusOf(venue, elsewhere)).toBe(401);
    await page.reload();
    await expect(header.person('Lorrie Webb')).toBeVisible();
    expect(await mayLogIn(venue, { ...account, password: NEW_PASSWORD })).toBe(true);
    expect(await mayLogIn(venue, account)).toBe(false);
  });
});

test('a forgotten password is chosen again by the link of a mail, also when the network fails meanwhile', async ({
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

  await page.goto(await mail.linkTo('/reset-password', account.email));
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD);
  network.down(true);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Keep this page open')).toBeVisible();
  network.down(false);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page).toHaveURL('/login');
  await new LoginPage(page).signIn({ ...account, password: NEW_PASSWORD });
});
