import { test } from '#support/fixtures';
import { judge, measured, slowDown, timeLoadToText } from './slow-phone';

const RELOADS = 7;
const BUDGET_MS = 1_000;

test('shows the events at once when the app is opened without a network', async ({ phone, venue, event }) => {
  await venue.sql(
    `INSERT INTO events (name, type, description, date, time)
     SELECT 'Stomp No. ' || n, 'country', 'Boots on the floor, fiddles in the air.',
            to_char(now() + (n - 10) * interval '1 day', 'YYYY-MM-DD'), '20:00' FROM generate_series(1, 40) n`,
  );
  const page = await phone.visit('/');
  await page.getByText('Stomp No. 15').first().waitFor();
  await phone.installed(page);
  // Once more, now through the worker; what was read is kept for reading offline.
  await page.reload();
  await page.getByText(event.name).first().waitFor();
  await page.waitForTimeout(2_000);
  await phone.offline(true);
  await timeLoadToText(page, event.name);
  await slowDown(page);
  const times: number[] = [];
  for (let reload = 0; reload < RELOADS; reload += 1) {
    await page.reload();
    times.push(await measured(page));
  }
  judge('Reload while offline to events', times, BUDGET_MS);
});
