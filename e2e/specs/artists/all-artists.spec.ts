import { faultsOf } from '#support/axe';
import { expect, test } from '#support/fixtures';

test('a guest finds an artist among all who play here, also without a network', async ({ phone, venue }) => {
  await venue.sql(
    `INSERT INTO artists (name, genre, email, is_approved) VALUES ('Zelda Zither', 'polka', 'zelda@example.com', true),
       ('Waiting Wanda', 'polka', 'wanda@example.com', false)`,
  );
  const page = await phone.visit('/');
  const artists = page.getByRole('region', { name: 'Artists' });
  const card = artists.getByRole('link', { name: /Zelda Zither/ });
  await page.getByRole('link', { name: 'All artists' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible();
  await expect(card).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search' }).fill('polka');
  await expect(artists.getByRole('link')).toHaveCount(1);
  await expect(page).toHaveURL(/\/artists\?q=polka$/);

  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zelda Zither' })).toBeVisible();

  await phone.installed(page);
  await phone.offline(true);
  await page.getByRole('link', { name: 'All artists' }).click();
  await expect(card).toBeVisible();
});
