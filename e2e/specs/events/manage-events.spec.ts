import { EventCard } from '#pages/events/event-card';
import { EventFormSheet } from '#pages/events/event-form-sheet';
import { EventsTab } from '#pages/admin/events-tab';
import { HomePage, longDate } from '#pages/events/home-page';
import { Toast } from '#pages/toast';
import { callAs, pageAs, registerArtist, registerCustomer, signInOn } from '#support/account';
import { expect } from '#support/fixtures';
import { addDays } from '#contract/calendar-date';
import { dayOfMonth, test } from '#support/programme';
import { ADMIN, type Venue } from '#support/venue';
import { pressInMenu } from '#pages/admin/row-menu';

/** What another admin does meanwhile, elsewhere. */
const changeElsewhere = async (venue: Venue, eventId: number, changes: object): Promise<void> => {
  const { status } = await callAs(venue, ADMIN, `PATCH /api/events/${eventId}`, changes);
  expect(status).toBe(200);
};

const onBill = (venue: Venue, name: string) =>
  venue.sql<{ date: string; time: string; status: string }>(
    'SELECT date, time, status FROM events WHERE name = $1 ORDER BY date',
    [name],
  );

test('an admin with a phone adds, changes, repeats and deletes events', async ({
  phone,
  venue,
  network,
  event,
  programme,
}) => {
  test.slow();
  const [waltz = '', booked = '', free = ''] = [3, 10, 12].map((day) => dayOfMonth(programme.today, 1, day));
  await programme.add({ name: 'Only Me', date: booked });
  const page = await pageAs(phone, ADMIN);
  await page.goto('/');
  const { notice, alert } = new Toast(page);
  const home = new HomePage(page);
  const adding = new EventFormSheet(page, 'Add Event');

  await test.step('adds an event on a free day of the calendar, and edits it', async () => {
    await home.turnMonths(1);
    await home.day(free).click();
    await expect(adding.date).toHaveValue(free);
    await adding.press('Create Event');
    await expect(adding.dialog).toContainText('Event name is required');
    await adding.fill({ name: 'Two-Step Tuesday', type: 'country', time: '20:00', endTime: '01:00' });
    await expect(adding.dialog).toContainText('Ends after midnight');
    await adding.press('Create Event');
    await expect(notice).toHaveText(['Event created successfully']);
    await expect(page).toHaveURL('/');

    await expect(home.day(free)).toContainText('Two-Step');
    const card = new EventCard(page, 'Two-Step Tuesday');
    await expect(card.card).toBeVisible();
    const editing = await card.edit();
    await editing.fill({ time: '21:00' });
    await editing.press('Save Changes');
    await expect(notice).toHaveText(['Event updated successfully']);
    await expect(card.card).toContainText('9:00 PM');
    expect(await onBill(venue, 'Two-Step Tuesday')).toEqual([
      { date: free, time: '21:00', status: 'scheduled' },
    ]);
  });
  const tab = await EventsTab.open(page);

  await test.step("edits a day's only event from the dashboard's calendar", async () => {
    await tab.turnToNextMonth();
    await tab.day(booked).click();
    const editing = new EventFormSheet(page, 'Edit Event');
    await expect(editing.name).toHaveValue('Only Me');
    await editing.press('Close');
    await tab.day(addDays(free, 1)).click();
    await expect(adding.date).toHaveValue(addDays(free, 1));
  });

  await test.step('is asked before what was typed is left', async () => {
    await adding.fill({ name: 'Typed For Nothing' });
    // A thumb that taps twice asks once, and leaves the form where it is.
    await adding.dialog.getByRole('button', { name: 'Close' }).dblclick();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(adding.name).toHaveValue('Typed For Nothing');
    await adding.press('Close');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(adding.dialog).toHaveCount(0);
    await expect(page).toHaveURL('/admin/events');
  });

  await test.step('loses nothing when the network does not carry it, nor what another admin saved meanwhile', async () => {
    const editing = await new EventCard(page, event.name).edit();
    await editing.fill({ name: 'Open Mic & Pie' });
    network.down(true);
    await editing.press('Save Changes');
    await expect(alert).toContainText(['Error', 'Failed to update event']);
    await expect(editing.name).toHaveValue('Open Mic & Pie');
    network.down(false);
    await changeElsewhere(venue, event.id, { name: 'Open Mic Special', time: '21:30' });
    await editing.press('Save Changes');
    await expect(editing.conflict).toContainText('Open Mic Special');
    await expect(editing.conflict).toContainText('Open Mic & Pie');
    await expect(editing.conflict).toContainText('9:30 PM');
    expect(await onBill(venue, 'Open Mic Special')).toHaveLength(1);

    await editing.press('Save mine on top');
    await expect(notice).toHaveText(['Event updated successfully']);
    expect(await onBill(venue, 'Open Mic & Pie')).toEqual([
      { date: event.date, time: '21:30', status: 'scheduled' },
    ]);
  });

  await test.step('makes another event of one', async () => {
    await new EventCard(page, 'Open Mic & Pie').duplicate();
    await expect(adding.name).toHaveValue('Open Mic & Pie');
    await expect(adding.date).toHaveValue('');
    const nextWeek = addDays(event.date, 7);
    await adding.fill({ date: nextWeek });
    await adding.press('Create Event');
    await expect(tab.names.filter({ hasText: 'Open Mic & Pie' })).toHaveCount(2);
    expect((await onBill(venue, 'Open Mic & Pie')).map(({ date }) => date)).toEqual([event.date, nextWeek]);
  });

  await test.step('adds a series with a night left out, and ends it from a night on', async () => {
    const nights = [0, 7, 14, 21].map((days) => addDays(waltz, days));
    await tab.add();
    await adding.fill({ name: 'Waltz Night', type: 'country', date: waltz, time: '19:00' });
    await adding.repeat({ how: 'weekly', nights: 4 });
    await adding.leaveOut(longDate(nights[1] ?? ''));
    await adding.press('Create Event');
    await expect(notice).toHaveText(['Event created successfully', '3 nights are on the calendar.']);
    const dates = async () => (await onBill(venue, 'Waltz Night')).map(({ date }) => date);
    expect(await dates()).toEqual([nights[0], nights[2], nights[3]]);

    await tab.search('waltz');
    await expect(tab.names).toHaveCount(3);
    const second = tab.list.getByRole('article').nth(1);
    await pressInMenu(second, /^Delete/);
    const question = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
    await question.getByLabel('This and following').check();
    await expect(question).toContainText('2 shows');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(tab.names).toHaveText(['Waltz Night']);
    expect(await dates()).toEqual([nights[0]]);
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
  });

  await test.step('deletes an event, once sure', async () => {
    await tab.search('two-step');
    const card = new EventCard(page, 'Two-Step Tuesday');
    const question = await card.delete();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(card.card).toBeVisible();
    await (await card.delete()).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(notice).toHaveText(['Event deleted successfully']);
    await expect(card.card).toHaveCount(0);
    expect(await onBill(venue, 'Two-Step Tuesday')).toEqual([]);
  });
});

test('the featured artist edits the notes, other artists and guests do not', async ({
  phone,
  venue,
  event,
}) => {
  const account = await registerArtist(venue.address);
  await venue.sql(
    `UPDATE events SET artist_id = (SELECT a.id FROM artists a JOIN users u ON u.id = a.user_id WHERE u.username = $2)
     WHERE id = $1`,
    [event.id, account.username],
  );
  const page = await phone.visit('/');
  const card = new EventCard(page, event.name);

  await test.step('a visitor sees nothing of all that', async () => {
    await expect(card.card).toBeVisible();
    await expect(card.actions).toHaveCount(0);
  });

  await test.step('the artist edits the notes, and the notes alone', async () => {
    await signInOn(page, account);
    const dialog = await card.editNotes();
    await dialog.getByLabel('Artist Notes').fill('Three mics, please');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(new Toast(page).notice).toHaveText(['Artist notes updated successfully']);
    await expect(card.card).toContainText('Three mics, please');
    await expect(card.card.getByRole('link', { name: 'Edit Event' })).toHaveCount(0);
  });

  await test.step('another artist is sent to the event', async () => {
    await signInOn(page, await registerArtist(venue.address));
    await page.goto(`/events/${event.id}/notes`);
    await expect(page).toHaveURL(`/events/${event.id}`);
    await expect(page.getByRole('dialog', { name: event.name })).not.toContainText('Edit Notes');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  });

  await test.step('a customer is sent to the login', async () => {
    await signInOn(page, await registerCustomer(venue.address));
    const { dialog, markAttendance } = await new HomePage(page).viewDetails(event.name);
    await expect(markAttendance).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Edit/ })).toHaveCount(0);
    for (const address of ['/events/new', `/events/${event.id}/edit`, '/admin/events']) {
      await page.goto(address);
      await expect(new Toast(page).alert).toHaveText([
        'Access Denied',
        'You need admin access to view this page.',
      ]);
      await expect(page).toHaveURL('/login');
    }
  });
});
