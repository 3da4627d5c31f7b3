import { readFile } from 'node:fs/promises';
import { AnalyticsTab } from '#pages/admin/analytics-tab';
import { pageAs } from '#support/account';
import { expect, test } from '#support/fixtures';
import { ADMIN } from '#support/venue';

const FORMULA = '=HYPERLINK("http://evil.example","Free beer")';

test('an owner sees who came as bars, as a table and as a file that no spreadsheet runs', async ({
  phone,
  venue,
  event,
}) => {
  const page = await pageAs(phone, ADMIN);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  // Nobody came to any other show, and nobody else is a member.
  await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
  for (const table of ['event_attendance', 'loyalty_members']) await venue.sql(`DELETE FROM ${table}`);
  await venue.sql('UPDATE events SET name = $2 WHERE id = $1', [event.id, FORMULA]);
  await venue.sql(
    `WITH member AS (
       INSERT INTO loyalty_members (name, email) VALUES ('June', 'june.analytics@example.com') RETURNING id
     ), guest AS (
       INSERT INTO event_attendance (event_id, customer_name) VALUES ($1, 'Somebody')
     )
     INSERT INTO loyalty_transactions (member_id, event_id, points, type) SELECT id, $1, 50, 'attendance' FROM member`,
    [event.id],
  );

  const analytics = await AnalyticsTab.open(page);
  await expect(analytics.figures).toContainText('Total Members1');
  await expect(analytics.bars('Check-ins by night')).not.toHaveCount(0);
  await expect(await analytics.touchLastBar('Check-ins by night')).toContainText('Check-ins: 2');
  const rows = await analytics.showTable('New and returning guests by night');
  await expect(rows.first()).toHaveText('NightNewReturningWithout an email');
  await expect(rows.last()).toContainText('101');

  const download = await analytics.downloadCsv('Check-ins by night');
  expect(download.suggestedFilename()).toMatch(/^check-ins-by-night-[\d-]+-to-[\d-]+\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`${event.date},"'=HYPERLINK(""http://evil.example"",""Free beer"")",2`);

  await analytics.chooseNights('From – to');
  await page.getByLabel('First day').fill('2001-01-01');
  await page.getByLabel('Last day').fill('2001-01-31');
  await expect(page.getByText('Nobody checked in on these nights.').first()).toBeVisible();
  await expect(page).toHaveURL(/range=days&from=2001-01-01&to=2001-01-31/);
  expect(refused).toEqual([]);
});
