import { randomUUID } from 'node:crypto';
import { RegisterPage } from '#pages/register-page';
import { Toast } from '#pages/toast';
import { AppHeader } from '#pages/app-header';
import { registerCustomer } from '#support/account';
import { expect, test } from '#support/fixtures';

const newcomer = (changes: object = {}) => {
  const username = `merle-${randomUUID().slice(0, 8)}`;
  const userType: 'Customer' | 'Artist' = 'Customer';
  return {
    firstName: 'Merle',
    lastName: 'Duvall',
    username,
    email: `${username}@example.com`,
    password: 'two-step-1962',
    confirmPassword: 'two-step-1962',
    userType,
    ...changes,
  };
};

test.describe('registration', () => {
  for (const { userType, stored, alsoIn } of [
    { userType: 'Customer', stored: 'user', alsoIn: 'loyalty_members' },
    { userType: 'Artist', stored: 'artist', alsoIn: 'artists' },
  ] as const) {
    test(`welcomes a new ${userType} and takes them home`, async ({ phone, venue }) => {
      const account = newcomer({ userType });
      const register = await RegisterPage.open(await phone.browser.newPage());
      await register.register(account);
      await expect(new Toast(register.page).notice).toHaveText([
        'Welcome, Merle!',
        'Your account has been created successfully.',
      ]);
      await expect(register.page).toHaveURL('/');
      await expect(new AppHeader(register.page).person('Merle Duvall')).toBeVisible();
      expect(await venue.sql('SELECT user_type FROM users WHERE username = $1', [account.username])).toEqual([
        { user_type: stored },
      ]);
      expect(await venue.sql(`SELECT email FROM ${alsoIn} WHERE email = $1`, [account.email])).toHaveLength(
        1,
      );
    });
  }

  test('offers nothing but Customer and Artist', async ({ phone }) => {
    const register = await RegisterPage.open(await phone.browser.newPage());
    await expect(register.userType.getByRole('option')).toHaveText(['Customer', 'Artist']);
  });

  test('says when the two passwords differ, and makes no account', async ({ phone, venue, network }) => {
    const account = newcomer({ confirmPassword: 'two-step-1963' });
    const register = await RegisterPage.open(await phone.browser.newPage());
    await register.register(account);
    await expect(new Toast(register.page).alert).toHaveText([
      'Password mismatch',
      'Please make sure your passwords match.',
    ]);
    expect(network.countOf('POST /api/auth/register')).toBe(0);
    expect(await venue.sql('SELECT id FROM users WHERE username = $1', [account.username])).toEqual([]);
  });

  test('asks for every field before it goes to the venue', async ({ phone, network }) => {
    const register = await RegisterPage.open(await phone.browser.newPage());
    await register.submitButton.click();
    for (const words of ['First name', 'Last name', 'Username', 'Email', 'Password'])
      await expect(register.page.getByText(`${words} is required`)).toBeVisible();
    expect(network.countOf('POST /api/auth/register')).toBe(0);
  });

  test('shows a taken username or e-mail at its field', async ({ phone, venue }) => {
    const taken = await registerCustomer(venue.address);
    const register = await RegisterPage.open(await phone.browser.newPage());
    await register.register(newcomer({ username: taken.username.toUpperCase() }));
    await expect(register.username).toHaveAccessibleDescription('This username is already taken.');
    await register.register(newcomer({ email: taken.email }));
    await expect(register.email).toHaveAccessibleDescription('An account with this email already exists.');
    expect(
      await venue.sql('SELECT id FROM users WHERE lower(username) = $1 OR email = $2', [
        taken.username,
        taken.email,
      ]),
    ).toHaveLength(1);
  });
});
