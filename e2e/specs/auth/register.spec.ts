import { randomUUID } from 'node:crypto';
import { RegisterPage } from '#pages/register-page';
import { Toast } from '#pages/toast';
import { AppHeader } from '#pages/app-header';
import { registerCustomer } from '#support/account';
import { expect, test } from '#support/fixtures';

const newcomer = () => {
  const username = `merle-${randomUUID().slice(0, 8)}`;
  return {
    firstName: 'Merle',
    lastName: 'Duvall',
    username,
    email: `${username}@example.com`,
    password: 'two-step-1962',
    confirmPassword: 'two-step-1962',
    userType: 'Customer' as const,
  };
};

test('a newcomer is told what is missing, differs or is taken, and then welcomed and taken home', async ({
  phone,
  venue,
  network,
}) => {
  const account = newcomer();
  const register = await RegisterPage.open(await phone.browser.newPage());
  const { notice, alert } = new Toast(register.page);

  await test.step('every field is asked for before it goes to the venue', async () => {
    await expect(register.userType.getByRole('option')).toHaveText(['Customer', 'Artist']);
    await register.submitButton.click();
    for (const words of ['First name', 'Last name', 'Username', 'Email', 'Password'])
      await expect(register.page.getByText(`${words} is required`)).toBeVisible();
    await register.register({ ...account, confirmPassword: 'two-step-1963' });
    await expect(alert).toHaveText(['Password mismatch', 'Please make sure your passwords match.']);
    expect(network.countOf('POST /api/auth/register')).toBe(0);
  });

  await test.step('a taken username or e-mail is shown at its field', async () => {
    const taken = await registerCustomer(venue.address);
    await register.register({ ...account, username: taken.username.toUpperCase() });
    await expect(register.username).toHaveAccessibleDescription('This username is already taken.');
    await register.register({ ...account, email: taken.email });
    await expect(register.email).toHaveAccessibleDescription('An account with this email already exists.');
  });

  await register.register(account);
  await expect(notice).toHaveText(['Welcome, Merle!', 'Your account has been created successfully.']);
  await expect(register.page).toHaveURL('/');
  await expect(new AppHeader(register.page).person('Merle Duvall')).toBeVisible();
  expect(await venue.sql('SELECT user_type FROM users WHERE username = $1', [account.username])).toEqual([
    { user_type: 'user' },
  ]);
  expect(await venue.sql('SELECT FROM loyalty_members WHERE email = $1', [account.email])).toHaveLength(1);
});
