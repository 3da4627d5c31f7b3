import type { Page } from '@playwright/test';
import { Toast } from '#pages/toast';
import { UserManagement } from '#pages/admin/user-management';
import { openSession, registerArtist, registerCustomer, signInOn, type Account } from '#support/account';
import { expect, test } from '#support/fixtures';
import type { Phone } from '#support/phone';
import { tryAgain } from '#support/try-again';
import { ADMIN, type Venue } from '#support/venue';

const visitAs = async (phone: Phone, account: Account): Promise<Page> => {
  const page = await phone.visit('/check-ins');
  await signInOn(page, account);
  return page;
};

const statusOf = async (venue: Venue, sessionId: string): Promise<number> => {
  const answer = await fetch(`${venue.address}/api/auth/me`, {
    headers: { authorization: `Bearer ${sessionId}` },
  });
  return answer.status;
};

test.describe('user management', () => {
  test('blocks an artist, whose session ends, unblocks and deletes them for good', async ({
    phone,
    venue,
  }) => {
    const artist = await registerArtist(venue.address);
    const sessionId = await openSession(venue.address, artist);
    const page = await visitAs(phone, ADMIN);
    const users = await UserManagement.open(page);
    const { notice } = new Toast(page);

    await users.search.fill(artist.username);
    await expect(page.getByRole('article')).toHaveCount(1);
    await users.block(artist.username);
    await expect(notice).toHaveText(['User blocked successfully']);
    await expect(users.row(artist.username).getByText('Blocked')).toBeVisible();
    expect(await statusOf(venue, sessionId)).toBe(401);

    await users.unblock(artist.username);
    await expect(notice).toHaveText(['User unblocked successfully']);
    await expect(users.row(artist.username).getByText('Blocked')).toBeHidden();

    const question = await users.delete(artist.username);
    await expect(question).toContainText('This cannot be undone.');
    await question.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(notice).toHaveText(['User deleted permanently']);
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await venue.sql('SELECT id FROM users WHERE username = $1', [artist.username])).toEqual([]);
  });

  test('does nothing when the question is answered with Cancel', async ({ phone, venue }) => {
    const guest = await registerCustomer(venue.address);
    const page = await visitAs(phone, ADMIN);
    const users = await UserManagement.open(page, `?q=${guest.username}`);

    const question = await users.delete(guest.username);
    await question.getByRole('button', { name: 'Cancel' }).click();

    await expect(question).toBeHidden();
    expect(await venue.sql('SELECT username FROM users WHERE username = $1', [guest.username])).toHaveLength(
      1,
    );
  });

  test('protects admins', async ({ phone }) => {
    const page = await visitAs(phone, ADMIN);
    const users = await UserManagement.open(page);

    await users.role.selectOption('Admins');

    await expect(page).toHaveURL(/role=admin/);
    await expect(users.row(ADMIN.username).getByText('Protected')).toBeVisible();
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  });

  test('says so when there is no connection', async ({ phone, network }) => {
    const page = await visitAs(phone, ADMIN);
    const users = await UserManagement.open(page);
    await page.getByRole('article').first().waitFor();
    await phone.installed(page);

    network.down(true);
    await users.search.fill('anybody');

    await expect(page.getByText("You're offline")).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    network.down(false);
    await tryAgain(page, page.getByText('No users match your search.'));
  });
});

test.describe('pages of admins', () => {
  test('send a customer from the dashboard to the login and say why', async ({ phone, venue }) => {
    const page = await visitAs(phone, await registerCustomer(venue.address));

    await page.goto('/admin');

    await expect(page).toHaveURL('/login');
    await expect(new Toast(page).alert).toHaveText([
      'Access Denied',
      'You need admin access to view this page.',
    ]);
  });

  test('tell a visitor of the documentation that it is not for them, and lead home', async ({ phone }) => {
    const page = await phone.visit('/documentation');

    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText('This page is only available to admin users.')).toBeVisible();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('show an admin the documentation, and the way to a tab and back', async ({ phone }) => {
    const page = await visitAs(phone, ADMIN);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Documentation' }).click();

    for (const chapter of ['Quick Start', 'Feature Overview', 'Change Log'])
      await expect(page.getByRole('region', { name: chapter })).toBeVisible();
    await page.getByRole('region', { name: 'Quick Start' }).getByRole('link', { name: 'Attendees' }).click();
    await expect(page).toHaveURL('/admin/users');
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await expect(page).toHaveURL(/\/admin/);
  });
});
