import { TodayPage } from '#pages/admin/today-page';
import { pageAs } from '#support/account';
import { test } from '#support/fixtures';
import { addDays } from '#contract/calendar-date';
import { ADMIN } from '#support/venue';
import { judge, measured, slowDown, timePress } from './slow-phone';

const WAITING = 500;
const ROUNDS = 10;
const BUDGET_MS = 300;
/** Admins look at the events before they go on. */
const GLANCE_MS = 3_000;

test('opens Today at once, however much waits', async ({ phone, venue, event }) => {
  await venue.sql(
    `INSERT INTO booking_requests (event_date, event_time, event_type, event_name, contact_email, created_at)
     SELECT $1, '18:00', 'country', 'Wedding No. ' || n, 'ruby' || n || '@example.com', now() - n * interval '1 minute'
       FROM generate_series(1, $2::int) n`,
    [addDays(event.date, 30), WAITING],
  );
  const page = await pageAs(phone, ADMIN);
  await page.goto('/');
  await phone.installed(page);
  await timePress(page, {
    pressed: 'a[href="/admin"]',
    awaited: 'main [data-row]',
    // It has waited longest, and is first.
    text: `Wedding No. ${WAITING}`,
  });
  await slowDown(page);
  const { link } = new TodayPage(page);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/');
    await link.waitFor();
    await page.waitForTimeout(GLANCE_MS);
    await link.click();
    times.push(await measured(page));
  }
  judge(`Today with ${WAITING} waiting`, times, BUDGET_MS);
});
