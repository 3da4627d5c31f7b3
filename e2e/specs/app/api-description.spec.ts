import { expect, test } from '#support/fixtures';

test('the pages of the API show what an operation does, who may, and what it refuses', async ({ phone }) => {
  const page = await phone.visit('/api/docs');
  const checkIn = page.locator('.opblock', { hasText: 'Check a guest in at a show' });
  // The page draws only what is near the screen.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(checkIn).toBeVisible({ timeout: 500 });
  }).toPass();
  await checkIn.getByRole('button').first().click();
  await expect(checkIn.getByText('For everyone, signed in or not.')).toBeVisible();
  await expect(checkIn.getByRole('row', { name: /^409/ })).toContainText('check-in.not-open');
});
