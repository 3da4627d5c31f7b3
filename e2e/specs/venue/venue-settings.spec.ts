import sharp from 'sharp';
import { Toast } from '#pages/toast';
import { pageAs } from '#support/account';
import { expect, test } from '#support/fixtures';
import { ADMIN } from '#support/venue';

const drawn = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a1e22' } });

test('the venue gets a new name and logo, which everybody sees at once', async ({ phone, venue }) => {
  const page = await pageAs(phone, ADMIN);
  await page.goto('/admin/settings');
  const { notice, alert } = new Toast(page);
  const upload = page.getByLabel('Upload logo');

  await upload.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await drawn().gif().toBuffer(),
  });
  await expect(alert).toHaveText(['Error', 'Only JPEG, JPG, and PNG files are allowed']);
  await upload.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await drawn().png().toBuffer(),
  });
  await expect(notice).toHaveText(['Logo uploaded successfully']);
  await page.getByLabel('Venue Name').fill('The Bent Nail');
  await page.getByLabel('Venue Name').press('Enter');
  await expect(notice).toHaveText(['Venue settings updated successfully']);

  const header = page.getByRole('banner');
  await expect(header.getByText('The Bent Nail')).toBeVisible();
  await expect(header.locator('img')).toHaveAttribute(
    'src',
    /^\/uploads\/logo-[0-9a-f]{32}-card\.webp\?t=\d+$/,
  );
  const guest = await (await fetch(`${venue.address}/api/venue`)).json();
  expect(guest).toMatchObject({ name: 'The Bent Nail' });
  expect((await fetch(`${venue.address}${guest.logoUrl}`)).status).toBe(200);
});

test('each part of the settings is a tap away, and mail and storage are tried', async ({ phone, mail }) => {
  const page = await pageAs(phone, ADMIN);
  await page.goto('/admin/settings');

  await test.step('what was typed stays on the way through the parts', async () => {
    await page.getByLabel('Venue Name').fill('The Crooked Nail');
    const contents = page.getByRole('navigation', { name: 'On this page' });

    for (const link of await contents.getByRole('link').all()) {
      await link.click();
      const part = page.locator((await link.getAttribute('href')) ?? '');
      await expect(part).toBeFocused();
      await expect(part).toBeInViewport();
    }
    await expect(page.getByLabel('Venue Name')).toHaveValue('The Crooked Nail');
  });

  await test.step('the mail comes', async () => {
    const checks = page.getByRole('region', { name: 'Mail and storage' });

    await checks.getByRole('button', { name: 'Send a test mail' }).click();
    await expect(checks.getByText(`Look for it at ${ADMIN.email}`)).toBeVisible();
    await mail.mailTo(ADMIN.email, 'Test mail from');
    await checks.getByRole('button', { name: 'Check storage' }).click();
    await expect(checks.getByText(/written, read and deleted in the folder, in \d+ ms/)).toBeVisible();
  });
});
