import { Toast } from '#pages/toast';
import { UserManagement } from '#pages/admin/user-management';
import { openSession, pageAs, registerArtist, statusOf } from '#support/account';
import { expect, test } from '#support/fixtures';
import { ADMIN } from '#support/venue';

test('an admin reads how it is done, finds only themselves protected, and blocks, unblocks and deletes an artist', async ({
  phone,
  venue,
}) => {
  const artist = await registerArtist(venue.address);
  const sessionId = await openSession(venue.address, artist);
  const page = await pageAs(phone, ADMIN);
  const users = new UserManagement(page);
  const { notice } = new Toast(page);

  await test.step('the documentation leads to the tab', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Documentation' }).click();
    for (const chapter of ['Quick Start', 'Feature Overview', 'Change Log'])
      await expect(page.getByRole('region', { name: chapter })).toBeVisible();
    const quickStart = page.getByRole('region', { name: 'Quick Start' });
    await quickStart.getByRole('link', { name: 'Attendees' }).click();
    await expect(page).toHaveURL('/admin/users');
  });

  await test.step('admins are protected', async () => {
    await users.role.selectOption('Admins');
    await expect(page).toHaveURL(/role=admin/);
    await expect(users.row(ADMIN.username).getByText('Protected')).toBeVisible();
    await expect(page.getByRole('article').getByRole('button', { name: /Block|More actions/ })).toHaveCount(
      0,
    );
    await users.role.selectOption('Artists');
  });

  await test.step('who is blocked is signed out', async () => {
    await users.search.fill(artist.username);
    await expect(page.getByRole('article')).toHaveCount(1);
    await users.block(artist.username);
    await expect(notice).toHaveText(['User blocked successfully']);
    await expect(users.row(artist.username).getByText('Blocked')).toBeVisible();
    expect(await statusOf(venue, sessionId)).toBe(401);

    await users.unblock(artist.username);
    await expect(notice).toHaveText(['User unblocked successfully']);
    await expect(users.row(artist.username).getByText('Blocked')).toBeHidden();
  });

  await test.step('who is deleted is gone for good', async () => {
    const question = await users.delete(artist.username);
    await expect(question).toContainText('This cannot be undone.');
    await question.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(notice).toHaveText(['User deleted permanently']);
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await venue.sql('SELECT id FROM users WHERE username = $1', [artist.username])).toEqual([]);
  });
});
