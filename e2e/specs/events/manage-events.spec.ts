import type { Page } from '@playwright/test';
import { EventCard } from '#pages/events/event-card';
import { EventFormSheet } from '#pages/events/event-form-sheet';
import { EventsTab } from '#pages/admin/events-tab';
import { HomePage, longDate } from '#pages/events/home-page';
import { Toast } from '#pages/toast';
import { openSession, registerArtist, registerCustomer, signInOn } from '#support/account';
import { expect } from '#support/fixtures';
import type { Phone } from '#support/phone';
import { dayOfMonth, daysFrom, test } from '#support/programme';
import { ADMIN, type Venue } from '#support/venue';

const signedIn = async (phone: Phone, account = ADMIN): Promise<Page> => {
  const page = await phone.visit('/check-ins');
  await signInOn(page, account);
  return page;
};

/** What another admin does meanwhile, elsewhere. */
const changeElsewhere = async (venue: Venue, eventId: number, changes: object): Promise<void> => {
  const sessionId = await openSession(venue.address, ADMIN);
  const { status } = await fetch(`${venue.address}/api/events/${eventId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sessionId}` },
    body: JSON.stringify(changes),
  });
  expect(status).toBe(200);
};

const onBill = (venue: Venue, name: string) =>
  venue.sql<{ date: string; time: string; status: string }>(
    'SELECT date, time, status FROM events WHERE name = $1 ORDER BY date',
    [name],
  );

test.describe('an admin with a phone', () => {
  test('adds an event on a free day of the calendar, and edits it', async ({ phone, venue, programme }) => {
    const day = dayOfMonth(programme.today, 1, 12);
    const page = await signedIn(phone);
    const home = await HomePage.open(page);
    const toast = new Toast(page);
    await home.turnMonths(1);
    await home.day(day).click();
    const adding = new EventFormSheet(page, 'Add Event');
    await expect(adding.date).toHaveValue(day);
    await adding.press('Create Event');
    await expect(adding.dialog).toContainText('Event name is required');
    await adding.fill({ name: 'Two-Step Tuesday', type: 'country', time: '20:00', endTime: '01:00' });
    await expect(adding.dialog).toContainText('Ends after midnight');
    await adding.press('Create Event');
    await expect(toast.notice).toHaveText(['Event created successfully']);
    await expect(page).toHaveURL('/');

    await expect(home.day(day)).toContainText('Two-Step');
    const card = new EventCard(page, 'Two-Step Tuesday');
    await expect(card.card).toBeVisible();
    const editing = await card.edit();
    await editing.fill({ time: '21:00' });
    await editing.press('Save Changes');
    await expect(toast.notice).toHaveText(['Event updated successfully']);
    await expect(card.card).toContainText('9:00 PM');
    expect(await onBill(venue, 'Two-Step Tuesday')).toEqual([
      { date: day, time: '21:00', status: 'scheduled' },
    ]);
  });

  test('is asked before what was typed is left', async ({ phone, programme: _empty }) => {
    const page = await signedIn(phone);
    const tab = await EventsTab.open(page);
    const adding = await tab.add();
    await adding.fill({ name: 'Two-Step Tuesday' });
    // A thumb that taps twice asks once, and leaves the form where it is.
    await adding.dialog.getByRole('button', { name: 'Close' }).dblclick();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(adding.name).toHaveValue('Two-Step Tuesday');
    await adding.press('Close');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(adding.dialog).toHaveCount(0);
    await expect(page).toHaveURL('/admin/events');
  });

  test('loses nothing when the network does not carry it', async ({ phone, venue, network, event }) => {
    const page = await signedIn(phone);
    await EventsTab.open(page);
    const editing = await new EventCard(page, event.name).edit();
    await editing.fill({ name: 'Open Mic & Pie' });
    await phone.installed(page);
    network.down(true);
    await editing.press('Save Changes');
    await expect(new Toast(page).alert).toContainText(['Error', 'Failed to update event']);
    await expect(editing.name).toHaveValue('Open Mic & Pie');
    network.down(false);
    await editing.press('Save Changes');
    await expect(new Toast(page).notice).toHaveText(['Event updated successfully']);
    expect(await onBill(venue, 'Open Mic & Pie')).toHaveLength(1);
  });

  test('overwrites nothing that another admin saved meanwhile', async ({ phone, venue, event }) => {
    const page = await signedIn(phone);
    await EventsTab.open(page);
    const editing = await new EventCard(page, event.name).edit();
    await editing.fill({ name: 'Open Mic & Pie' });
    await changeElsewhere(venue, event.id, { name: 'Open Mic Special', time: '21:30' });
    await editing.press('Save Changes');
    await expect(editing.conflict).toContainText('Open Mic Special');
    await expect(editing.conflict).toContainText('Open Mic & Pie');
    await expect(editing.conflict).toContainText('9:30 PM');
    expect(await onBill(venue, 'Open Mic Special')).toHaveLength(1);

    await editing.press('Save mine on top');
    await expect(new Toast(page).notice).toHaveText(['Event updated successfully']);
    expect(await onBill(venue, 'Open Mic & Pie')).toEqual([
      { date: event.date, time: '21:30', status: 'scheduled' },
    ]);
  });

  test('makes another event of one', async ({ phone, venue, event }) => {
    const page = await signedIn(phone);
    const tab = await EventsTab.open(page);
    const adding = await new EventCard(page, event.name).duplicate();
    await expect(adding.name).toHaveValue(event.name);
    await expect(adding.date).toHaveValue('');
    const nextWeek = daysFrom(event.date, 7);
    await adding.fill({ date: nextWeek });
    await adding.press('Create Event');
    await expect(tab.names).toHaveText([event.name, event.name]);
    expect((await onBill(venue, event.name)).map(({ date }) => date)).toEqual([event.date, nextWeek]);
  });

  test('adds a series with a night left out, and ends it from a night on', async ({
    phone,
    venue,
    programme,
  }) => {
    const first = dayOfMonth(programme.today, 1, 3);
    const nights = [0, 7, 14, 21].map((days) => daysFrom(first, days));
    const page = await signedIn(phone);
    const tab = await EventsTab.open(page);
    const adding = await tab.add();
    await adding.fill({ name: 'Waltz Night', type: 'country', date: first, time: '19:00' });
    await adding.repeat({ how: 'weekly', nights: 4 });
    await adding.leaveOut(longDate(nights[1] ?? ''));
    await adding.press('Create Event');
    await expect(new Toast(page).notice).toHaveText([
      'Event created successfully',
      '3 nights are on the calendar.',
    ]);
    const dates = async () => (await onBill(venue, 'Waltz Night')).map(({ date }) => date);
    expect(await dates()).toEqual([nights[0], nights[2], nights[3]]);

    await tab.search('waltz');
    await expect(tab.names).toHaveCount(3);
    const second = tab.list.getByRole('article').nth(1);
    await second.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
    await question.getByLabel('Delete this and all later nights').check();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(tab.names).toHaveText(['Waltz Night']);
    expect(await dates()).toEqual([nights[0]]);
  });

  test('deletes an event, once sure', async ({ phone, venue, event }) => {
    const page = await signedIn(phone);
    const tab = await EventsTab.open(page);
    const card = new EventCard(page, event.name);
    const question = await card.delete();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(card.card).toBeVisible();
    await (await card.delete()).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(new Toast(page).notice).toHaveText(['Event deleted successfully']);
    await expect(tab.list).toContainText('No upcoming events scheduled.');
    expect(await onBill(venue, event.name)).toEqual([]);
  });

  test('finds events of the past and by name, a page at a time', async ({ phone, venue, programme }) => {
    await venue.sql(
      `INSERT INTO events (name, type, date, time)
       SELECT 'Jam ' || turn, 'country', to_char($1::date - turn, 'YYYY-MM-DD'), '20:00' FROM generate_series(2, 61) turn`,
      [programme.today],
    );
    const tab = await EventsTab.open(await signedIn(phone));
    await tab.show('Past');
    await expect(tab.names).toHaveCount(50);
    await expect(tab.names.first()).toHaveText('Jam 2');
    await tab.list.getByRole('button', { name: 'Load more' }).click();
    await expect(tab.names).toHaveCount(60);
    await tab.search('jam 61');
    await expect(tab.names).toHaveText(['Jam 61']);
    await tab.search('polka');
    await expect(tab.list).toContainText('No events found matching your search criteria.');
  });

  test("edits a day's only event from the dashboard's calendar", async ({ phone, programme }) => {
    const [booked, free] = [10, 11].map((day) => dayOfMonth(programme.today, 1, day));
    await programme.add({ name: 'Only Me', date: booked });
    const page = await signedIn(phone);
    const tab = await EventsTab.open(page);
    await tab.turnToNextMonth();
    await tab.day(booked ?? '').click();
    const editing = new EventFormSheet(page, 'Edit Event');
    await expect(editing.name).toHaveValue('Only Me');
    await editing.press('Close');
    await tab.day(free ?? '').click();
    await expect(new EventFormSheet(page, 'Add Event').date).toHaveValue(free ?? '');
  });
});

test('the featured artist edits the notes, other artists do not', async ({ phone, venue, event }) => {
  const account = await registerArtist(venue.address);
  await venue.sql(
    `UPDATE events SET artist_id = (SELECT a.id FROM artists a JOIN users u ON u.id = a.user_id WHERE u.username = $2)
     WHERE id = $1`,
    [event.id, account.username],
  );
  const page = await signedIn(phone, account);
  await page.goto('/');
  const card = new EventCard(page, event.name);
  const dialog = await card.editNotes();
  await dialog.getByLabel('Artist Notes').fill('Three mics, please');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(new Toast(page).notice).toHaveText(['Artist notes updated successfully']);
  await expect(card.card).toContainText('Three mics, please');
  await expect(card.card.getByRole('link', { name: 'Edit Event' })).toHaveCount(0);

  await signInOn(page, await registerArtist(venue.address));
  await page.goto(`/events/${event.id}/notes`);
  await expect(page).toHaveURL(`/events/${event.id}`);
  await expect(page.getByRole('dialog', { name: event.name })).not.toContainText('Edit Notes');
});

test('guests see nothing of all that', async ({ phone, venue, event }) => {
  const page = await phone.visit('/');
  const card = new EventCard(page, event.name);
  await expect(card.card).toBeVisible();
  await expect(card.actions).toHaveCount(0);

  await signInOn(page, await registerCustomer(venue.address));
  await page.goto(`/events/${event.id}`);
  const dialog = page.getByRole('dialog', { name: event.name });
  await expect(dialog.getByRole('link', { name: 'Mark Attendance' })).toBeVisible();
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
