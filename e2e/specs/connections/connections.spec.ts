import { pageAs } from '#support/account';
import { expect, test } from '#support/fixtures';
import { ADMIN } from '#support/venue';

test('an admin lets a program in and ends it, and may send to no address of the venue’s own network', async ({
  phone,
  venue,
}) => {
  const page = await pageAs(phone, ADMIN);
  await page.goto('/admin/settings');

  await test.step('a token lets a program in until it is revoked', async () => {
    await page.getByRole('button', { name: 'Make a token' }).click();
    const form = page.getByRole('dialog', { name: 'Make a token' });
    await form.getByLabel('Name', { exact: true }).fill('Website');
    await form.getByRole('checkbox', { name: 'Read the programme' }).check();
    await form.getByRole('button', { name: 'Make token' }).click();
    const shown = page.getByRole('dialog', { name: 'Token for Website' });
    const secret = await shown.getByRole('code').innerText();
    await shown.getByRole('button', { name: 'Done' }).click();

    const ask = (path: string) =>
      fetch(`${venue.address}${path}`, { headers: { authorization: `Bearer ${secret}` } });
    expect((await ask('/api/events')).status).toBe(200);
    expect((await ask('/api/loyalty/members')).status).toBe(403);

    const tokens = page.getByRole('region', { name: 'Programs that ask here' });
    await expect(tokens.getByText('Website', { exact: true })).toBeVisible();
    await tokens.getByRole('button', { name: 'Revoke Website' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(tokens.getByText('No program has a token yet.')).toBeVisible();
    expect((await ask('/api/events')).status).toBe(401);
  });

  await test.step('an address in the venue’s own network is refused in words', async () => {
    await page.getByRole('button', { name: 'Add an address' }).click();
    const form = page.getByRole('dialog', { name: 'Add an address' });
    await form.getByLabel('Name', { exact: true }).fill('Inside');
    await form.getByLabel('Address').fill('https://169.254.169.254/latest');
    await form.getByRole('checkbox', { name: 'Shows announced' }).check();
    await form.getByRole('button', { name: 'Add address' }).click();
    await expect(form.getByText('This address lies in the venue’s own network')).toBeVisible();
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Inside');
  });
});
