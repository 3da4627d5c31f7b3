import { readFile } from 'node:fs/promises';
import { pageAs } from '#support/account';
import { expect, test } from '#support/fixtures';
import { ADMIN } from '#support/venue';

const CSV = `Event name;Date;Start time
Imported Barn Dance;04.12.2098;20:00
Imported Ball;05.12.2098;21:00
Nobody knows when;someday;21:00
`;

test('shows of a file are looked at, brought in, and not doubled by the same file', async ({
  phone,
  venue,
}) => {
  const page = await pageAs(phone, ADMIN);
  await page.goto('/admin/settings');
  const file = { name: 'shows.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
  const section = page.getByRole('region', { name: 'Bring your calendar along' });
  const fates = section.getByRole('list', { name: 'What becomes of the rows' });

  await section.getByLabel('Shows from a file').setInputFiles(file);
  await expect(fates.getByRole('button')).toHaveText([
    '2 New',
    '0 Changed',
    '0 There already',
    '1 Cannot be brought in',
  ]);
  await expect(section.getByText('The date “someday” cannot be read.')).toBeVisible();
  await section.getByRole('button', { name: 'Import 2 shows' }).click();

  await expect(fates.getByRole('button')).toHaveText([
    '2 Brought in',
    '0 Changed',
    '0 Were there',
    '1 Left out',
  ]);
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download what was left out' }).click();
  const leftOut = await readFile(await (await download).path(), 'utf8');
  expect(leftOut).toContain('Nobody knows when,someday,21:00,4,The date “someday” cannot be read.');

  await section.getByRole('button', { name: 'Close' }).click();
  await section.getByLabel('Shows from a file').setInputFiles(file);
  await expect(fates.getByRole('button')).toHaveText([
    '0 New',
    '0 Changed',
    '2 There already',
    '1 Cannot be brought in',
  ]);
  const found = await (await fetch(`${venue.address}/api/events?from=2098-12-01&to=2098-12-31`)).json();
  expect(found.map(({ name, time }: { name: string; time: string }) => [name, time])).toEqual([
    ['Imported Barn Dance', '20:00'],
    ['Imported Ball', '21:00'],
  ]);
});
