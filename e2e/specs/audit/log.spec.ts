import { LogTab } from '#pages/admin/log-tab';
import { EventsTab } from '#pages/admin/events-tab';
import { pressInMenu } from '#pages/admin/row-menu';
import { EventCard } from '#pages/events/event-card';
import { callAs, pageAs } from '#support/account';
import { faultsOf } from '#support/axe';
import { expect, test } from '#support/fixtures';
import { ADMIN } from '#support/venue';

test('who changed a show, and from what to what, is in its history and found by day and person', async ({
  phone,
  venue,
  event,
}) => {
  for (const time of ['21:00', '21:30']) {
    const { status } = await callAs(venue, ADMIN, `PATCH /api/events/${event.id}`, { time, endTime: null });
    expect(status).toBe(200);
  }
  const page = await pageAs(phone, ADMIN);

  await test.step('the menu of its row leads to its history, the newest first', async () => {
    await EventsTab.open(page);
    await pressInMenu(new EventCard(page, event.name).actions, /^History/);
    const log = new LogTab(page);
    await expect(log.entries).toHaveCount(2);
    await expect(log.entries.first()).toContainText(`changed the show “${event.name}`);
    await expect(log.entries.first()).toContainText('starts at 9:00 PM → 9:30 PM');
  });

  await test.step('an entry opens to before and after', async () => {
    const log = new LogTab(page);
    await log.entries.first().getByText('Before and after').click();
    await expect(log.entries.first().getByRole('row', { name: 'starts at 9:00 PM 9:30 PM' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('all is found by kind, and nothing on a day on which nothing was changed', async () => {
    const log = await LogTab.open(page);
    await log.what.selectOption('Shows');
    await expect(page).toHaveURL(/thing=events/);
    await expect(log.entries.first()).toContainText(event.name);
    await log.day.fill('2019-01-01');
    await expect(page.getByText('No entries match your search.')).toBeVisible();
  });

  await test.step('nobody changes what is in it', async () => {
    await expect(venue.sql('DELETE FROM staff_log')).rejects.toThrow('staff_log is append-only');
  });
});
