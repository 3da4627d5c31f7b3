import { EventsTab } from '#pages/admin/events-tab';
import { pressInMenu } from '#pages/admin/row-menu';
import { EventFormSheet } from '#pages/events/event-form-sheet';
import { SeriesQuestion, SeriesUndoBar } from '#pages/events/series-question';
import { Toast } from '#pages/toast';
import { callAs, pageAs } from '#support/account';
import { expect } from '#support/fixtures';
import { addDays } from '#contract/calendar-date';
import { dayOfMonth, test } from '#support/programme';
import { ADMIN, type Venue } from '#support/venue';

const NAME = 'Waltz Night';
const DESK = { width: 1280, height: 844 };

/** Four weeks from this date on, of which the third show was moved to ten by itself. */
const makeSeries = async (venue: Venue, first: string): Promise<number[]> => {
  const repeat = { frequency: 'weekly', count: 4 };
  const series = { name: NAME, type: 'country', date: first, time: '19:00', repeat };
  const made: { events: { id: number }[] } = await (
    await callAs(venue, ADMIN, 'POST /api/events/series', series)
  ).json();
  const ids = made.events.map(({ id }) => id);
  expect((await callAs(venue, ADMIN, `PATCH /api/events/${ids[2]}`, { time: '22:00' })).status).toBe(200);
  return ids;
};

const onBill = (venue: Venue) =>
  venue.sql<{ id: number; date: string; time: string }>(
    'SELECT id, date, time FROM events WHERE name = $1 ORDER BY id',
    [NAME],
  );

test('an admin changes a series on a phone, deletes all of it at a desk, and takes both back', async ({
  phone,
  venue,
  programme,
}) => {
  const first = dayOfMonth(programme.today, 1, 10);
  const dates = [0, 7, 14, 21].map((days) => addDays(first, days));
  const ids = await makeSeries(venue, first);
  const timesOf = async () => (await onBill(venue)).map(({ time }) => time);
  const datesOf = async () => (await onBill(venue)).map(({ date }) => date);
  const page = await pageAs(phone, ADMIN);
  const { notice } = new Toast(page);
  const undo = new SeriesUndoBar(page);
  const changing = new SeriesQuestion(page, 'change');
  const editing = new EventFormSheet(page, 'Edit Event');
  const openForm = () => page.goto(`/admin/events/${ids[1]}/edit`);

  await test.step('is told what each choice changes, and that a show keeps its own', async () => {
    await openForm();
    await editing.fill({ time: '20:30', date: addDays(dates[1] ?? '', 1) });
    await editing.press('Save Changes');
    await expect(changing.outcome).toHaveText([/^Date and Time of 1 show, on /]);
    await changing.choose('This and following');
    await expect(changing.outcome).toHaveText([
      /^Date of 3 shows, from /,
      /^Time of 2 shows, from .*; 1 keeps its own time\.$/,
    ]);
    expect(await timesOf()).toEqual(['19:00', '19:00', '22:00', '19:00']);
    await changing.confirm();
    await expect(notice).toHaveText(['Event updated successfully', '3 shows changed.']);
    expect(await timesOf()).toEqual(['19:00', '20:30', '22:00', '20:30']);
    expect(await datesOf()).toEqual(dates.map((date, place) => (place > 0 ? addDays(date, 1) : date)));
  });

  await test.step('takes the change back from another page', async () => {
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect(undo.bar).toContainText('3 shows changed.');
    await undo.undo();
    await expect(notice).toHaveText(['Undone', '3 shows are as they were.']);
    await expect(undo.bar).toHaveCount(0);
    expect([await timesOf(), await datesOf()]).toEqual([['19:00', '19:00', '22:00', '19:00'], dates]);
  });

  await page.setViewportSize(DESK);
  await test.step('changes this show alone, and is told when it was changed since', async () => {
    await openForm();
    await editing.fill({ time: '21:00' });
    await editing.press('Save Changes');
    await expect(changing.outcome).toHaveText([/^Time of 1 show/]);
    await changing.confirm();
    await expect(undo.bar).toContainText('1 show changed.');
    await venue.sql('UPDATE events SET version = version + 1 WHERE id = $1', [ids[1]]);
    await undo.undo();
    await expect(new Toast(page).alert).toContainText(['Error', 'has been changed since']);
    expect(await timesOf()).toEqual(['19:00', '21:00', '22:00', '19:00']);
  });

  await test.step('deletes all, sees them gone, and has them back with their tables', async () => {
    await venue.sql(
      `INSERT INTO bookings (event_id, customer_name, party_size, status) VALUES ($1, 'Ruby', 2, 'confirmed')`,
      [ids[3]],
    );
    const tab = await EventsTab.open(page, '/admin/events?q=waltz');
    await expect(tab.names).toHaveCount(4);
    const deleting = new SeriesQuestion(page, 'delete');
    await pressInMenu(tab.list.getByRole('article').nth(1), /^Delete/);
    await deleting.choose('All shows');
    await expect(deleting.outcome).toHaveText([/^4 shows, from /, /^1 table is booked there/]);
    await deleting.cancel();
    await pressInMenu(tab.list.getByRole('article').first(), /^Delete/);
    await deleting.choose('All shows');
    await expect(deleting.outcome.first()).toContainText('4 shows');
    await deleting.confirm();
    await expect(notice).toHaveText(['Event deleted successfully', '4 shows deleted.']);
    await expect(tab.names).toHaveCount(0);
    expect(await onBill(venue)).toEqual([]);
    await undo.undo();
    await expect(tab.names).toHaveCount(4);
    expect((await onBill(venue)).map(({ id }) => id)).toEqual(ids);
    const seated = await venue.sql(`SELECT FROM bookings WHERE event_id = $1 AND customer_name = 'Ruby'`, [
      ids[3],
    ]);
    expect(seated).toHaveLength(1);
  });
});
