import { EventFormSheet } from '#pages/events/event-form-sheet';
import { HomePage, longDate } from '#pages/events/home-page';
import { SmsTab } from '#pages/admin/sms-tab';
import { Toast } from '#pages/toast';
import { openSession, pageAs, registerCustomer } from '#support/account';
import { faultsOf } from '#support/axe';
import { expect } from '#support/fixtures';
import { Phone } from '#support/phone';
import { addDays } from '#contract/calendar-date';
import { dayOfMonth } from '#support/programme';
import type { SmsServer } from '#support/servers/sms-server';
import { letUndoEnd, newText, postText, spoken, type Texting, test as base } from '#support/texting';
import { ADMIN, type Venue } from '#support/venue';

const test = base.extend<{ staffPhone: Phone }>({
  staffPhone: async ({ network, venue }, use) => {
    await venue.sql('DELETE FROM sms_event_requests');
    await venue.sql(
      `INSERT INTO artists (name, genre, email, is_approved)
       SELECT 'Lone Pine Duo', 'country', 'duo@example.com', true
       WHERE NOT EXISTS (SELECT FROM artists WHERE name = 'Lone Pine Duo')`,
    );
    const phone = await Phone.unpack(network.address);
    await phone.browser.addInitScript(rememberBadge);
    await use(phone);
    await phone.throwAway();
  },
});

/** Runs in the page: a phone whose home screen has badges. */
const rememberBadge = (): void => {
  const show = (count?: number) => Promise.resolve(localStorage.setItem('badge', String(count ?? 0)));
  Object.assign(navigator, { setAppBadge: show, clearAppBadge: show });
};

const SINGER = '+16155550123';
const MANAGER = '+16155550177';
const PROMOTER = '+16155550166';
const JUNE = '+16155550188';

const signed = (venue: Venue, sms: SmsServer) => {
  const account = { address: venue.address, token: sms.settings.TWILIO_AUTH_TOKEN ?? '' };
  return (text: Texting) => postText(account, text);
};

/** A colleague makes a show of every text that waits, as it was understood. */
const makeAllAsColleague = async (venue: Venue): Promise<void> => {
  const colleague = await registerCustomer(venue.address);
  await venue.sql(`UPDATE users SET user_type = 'admin' WHERE username = $1`, [colleague.username]);
  const session = await openSession(venue.address, colleague);
  const rows = await venue.sql<{ id: number }>(`SELECT id FROM sms_event_requests WHERE status = 'pending'`);
  for (const { id } of rows) {
    const answer = await fetch(`${venue.address}/api/admin/sms-requests/${id}/event`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(200);
  }
};

test('a text becomes a show that everybody sees, with one tap; sent again it changes nothing', async ({
  phone,
  staffPhone,
  venue,
  sms,
  programme,
}) => {
  const post = signed(venue, sms);
  const date = dayOfMonth(programme.today, 1, 14);
  const staff = await pageAs(staffPhone, ADMIN);
  const text = newText(SINGER, `Hi, can the Lone Pine Duo play ${spoken(date)} at 8pm?`);

  const forged = await postText({ address: venue.address, token: 'guessed' }, text);
  expect(forged.status).toBe(403);
  const answer = await post(text);
  expect(answer.status).toBe(200);
  expect(answer.twiml).toContain(`Lone Pine Duo on ${longDate(date)} at 8:00 PM`);

  await staff.goto('/admin/types');
  await expect(staff.getByRole('tab', { name: 'SMS 1 waiting' })).toBeVisible();
  await expect(staff.getByRole('link', { name: /^Admin \d+ waiting$/ })).toBeVisible();
  await expect.poll(() => staff.evaluate(() => localStorage.getItem('badge'))).toBe('1');
  const tab = await SmsTab.open(staff);
  const request = tab.request(text.body);
  await expect(request).toContainText('Pending');
  await expect(request).toContainText('New');
  await expect(request).toContainText(SINGER);
  await expect(request.getByText('understood')).toHaveCount(3);
  await expect(request).toContainText(/We answered:\s*Got it: Lone Pine Duo on/);
  await expect(staff.getByRole('tab', { name: 'SMS', exact: true })).toBeVisible();
  await expect.poll(() => staff.evaluate(() => localStorage.getItem('badge'))).toBe('0');

  await tab.createEvent(text.body);
  await expect(new Toast(staff).notice.first()).toHaveText('Event created successfully');
  await expect(request).toContainText('Processed');
  await tab.undo();
  await expect(request).toContainText('Pending');
  expect(await venue.sql(`SELECT FROM events WHERE name = 'Lone Pine Duo'`)).toEqual([]);
  await tab.createEvent(text.body);
  await expect(request).toContainText('Processed');
  await letUndoEnd(venue);
  const [day] = longDate(date).split(/, \d{4}$/);
  expect(await sms.textTo(SINGER, "You're on: ")).toMatch(`You're on: Lone Pine Duo, ${day} at 8:00 PM. - `);

  const home = await HomePage.open(await phone.browser.newPage());
  await home.nameInput.fill('Lone Pine Duo');
  await home.search();
  await expect(home.card('Lone Pine Duo')).toContainText('8:00 PM');
  await home.clear();
  await home.page.getByRole('button', { name: 'Next month' }).click();
  await expect(home.day(date)).toHaveAccessibleName(`${longDate(date)}, Lone Pine Duo`);

  expect((await post(text)).status).toBe(200);
  await staff.reload();
  await expect(tab.request(text.body)).toHaveCount(1);
  await expect(request).toContainText('Processed');
  expect(await venue.sql(`SELECT date, time FROM events WHERE name = 'Lone Pine Duo'`)).toHaveLength(1);

  await request.getByRole('link', { name: 'Lone Pine Duo' }).click();
  await expect(staff.getByRole('dialog', { name: 'Lone Pine Duo' })).toContainText(longDate(date));
});

test('an artist’s correction changes the request before it, thanks are kept quiet, and staff make what was meant', async ({
  staffPhone,
  venue,
  sms,
  programme,
}) => {
  const post = signed(venue, sms);
  const date = dayOfMonth(programme.today, 1, 15);
  await venue.sql(
    `INSERT INTO artists (name, genre, email, phone, known_phone, is_approved)
     VALUES ('June Calloway', 'country', 'june@example.com', '(615) 555-0188', '(615) 555-0188', true)`,
  );
  const asked = newText(JUNE, `can I play ${spoken(date)} at 8?`);
  expect((await post(asked)).twiml).toContain(`June Calloway on ${longDate(date)} at 8:00 PM`);
  expect((await post(newText(JUNE, 'Actually make it 10'))).twiml).toContain('at 10:00 PM');
  expect((await post(newText(JUNE, 'thanks!'))).twiml).not.toContain('<Message>');
  expect((await post(asked)).status).toBe(200);
  const staff = await pageAs(staffPhone, ADMIN);
  const tab = await SmsTab.open(staff);
  await expect(tab.history.getByRole('article')).toHaveCount(1);
  const history = tab.request(asked.body).getByRole('list', { name: 'Texts' });
  await expect(history.getByRole('listitem')).toHaveText([/^Asked/, /^Changed it.*Actually make it 10/s]);
  await expect(history).toContainText(`Before: June Calloway, ${longDate(date)}, 8:00 PM`);
  expect(await faultsOf(staff)).toEqual([]);

  await tab.show('Kept quiet');
  await expect(tab.request('thanks!')).toHaveCount(1);
  await tab.show('All');
  await tab.createEvent(asked.body);
  await expect(new Toast(staff).notice.first()).toHaveText('Event created successfully');

  expect((await post(newText(JUNE, 'sorry, make it 9'))).twiml).toContain('on the calendar already');
  await staff.reload();
  const change = tab.request('sorry, make it 9');
  await expect(change).toContainText('Change');
  await change.getByRole('link', { name: 'June Calloway' }).click();
  await expect(staff.getByRole('dialog', { name: 'June Calloway' })).toContainText('10:00 PM');
  expect(await venue.sql(`SELECT time FROM events WHERE name = 'June Calloway'`)).toEqual([
    { time: '22:00' },
  ]);
});

test('a text that names two acts makes one show with both', async ({ staffPhone, venue, sms, programme }) => {
  const post = signed(venue, sms);
  const date = dayOfMonth(programme.today, 1, 17);
  await venue.sql(
    `INSERT INTO artists (name, genre, email, is_approved) VALUES ('Prairie Opal', 'folk', 'opal@example.com', true)`,
  );
  const text = newText(PROMOTER, `Lone Pine Duo and Prairie Opal ${spoken(date)} 8pm`);
  expect((await post(text)).twiml).toContain(`Got it: Lone Pine Duo and Prairie Opal on ${longDate(date)}`);
  const staff = await pageAs(staffPhone, ADMIN);
  const tab = await SmsTab.open(staff);
  const request = tab.request(text.body);
  await expect(request.getByText('Lone Pine Duo and Prairie Opal', { exact: true })).toBeVisible();

  await test.step('the form has both', async () => {
    await tab.editFirst(text.body);
    const form = new EventFormSheet(staff, 'Add Event');
    await expect(form.name).toHaveValue('Lone Pine Duo and Prairie Opal');
    await expect(form.otherActs).toContainText(['Prairie Opal']);
    await staff.goBack();
    await expect(form.dialog).toHaveCount(0);
  });

  await test.step('the tap books both', async () => {
    await tab.createEvent(text.body);
    await expect(new Toast(staff).notice.first()).toHaveText('Event created successfully');
    await letUndoEnd(venue);
    expect(await sms.textTo(PROMOTER, "You're on: ")).toContain(
      "You're on: Lone Pine Duo and Prairie Opal, ",
    );
    const acts = await venue.sql<{ name: string }>(
      `SELECT artists.name FROM event_acts JOIN artists ON artists.id = artist_id
         JOIN events ON events.id = event_id WHERE events.date = $1 ORDER BY place`,
      [date],
    );
    expect(acts.map(({ name }) => name)).toEqual(['Lone Pine Duo', 'Prairie Opal']);
  });
});

test('a clash says with what and becomes a show on another day; a colleague who was faster is named', async ({
  staffPhone,
  venue,
  sms,
  programme,
}) => {
  const post = signed(venue, sms);
  const taken = dayOfMonth(programme.today, 1, 20);
  const free = dayOfMonth(programme.today, 1, 9);
  await venue.sql(
    `INSERT INTO events (name, type, date, time, artist_id)
     SELECT 'Barn Dance', 'country', $1, '20:00', id FROM artists WHERE name = 'Lone Pine Duo'`,
    [taken],
  );
  const clash = newText(MANAGER, `Lone Pine Duo ${spoken(taken)} 8:30pm`);
  expect((await post(clash)).twiml).toContain('Barn Dance');
  const contested = newText(MANAGER, `Lone Pine Duo ${spoken(free)} 8pm`);
  await post(contested);
  const staff = await pageAs(staffPhone, ADMIN);
  const tab = await SmsTab.open(staff);
  const toast = new Toast(staff);
  const form = new EventFormSheet(staff, 'Add Event');

  await test.step('the clash is told of, and its show made on another day', async () => {
    const request = tab.request(clash.body);
    await expect(request).toContainText('Conflict');
    await expect(request).toContainText(`The artist already plays: Barn Dance${longDate(taken)} · 8:00 PM`);
    await expect(request.getByRole('button', { name: /^Create/ })).toHaveCount(0);
    await tab.edit(clash.body);
    await expect(form.dialog).toContainText(clash.body);
    await expect(form.name).toHaveValue('Lone Pine Duo');
    await expect(form.date).toHaveValue(taken);
    expect(await faultsOf(staff)).toEqual([]);
    await form.fill({ name: 'Duo by the Fire', date: addDays(taken, 1) });
    await form.press('Create Event');
    await expect(toast.notice.first()).toHaveText('Event created successfully');
    await expect(form.dialog).toHaveCount(0);
    await expect(request).toContainText('Processed');
    await expect(request.getByRole('link', { name: 'Duo by the Fire' })).toBeVisible();
  });

  await test.step('the text is deleted, its show stays', async () => {
    await tab.delete(clash.body);
    await staff.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast.notice.first()).toHaveText('SMS request deleted successfully');
    await expect(tab.request(clash.body)).toHaveCount(0);
    expect(await venue.sql(`SELECT name FROM events WHERE name = 'Duo by the Fire'`)).toHaveLength(1);
  });

  await test.step('a colleague was faster: the form says so, and shows the show', async () => {
    await tab.editFirst(contested.body);
    await form.fill({ name: 'Second Thoughts' });
    await makeAllAsColleague(venue);
    await form.press('Create Event');
    await expect(toast.alert.last()).toContainText('Loretta Hayes has made “Lone Pine Duo” of it already');
    await expect(form.dialog).toContainText('There is already an event for this text');
    await form.dialog.getByRole('link', { name: 'Show the event' }).click();
    await expect(staff.getByRole('dialog', { name: 'Lone Pine Duo' })).toContainText(longDate(free));
    expect(await venue.sql(`SELECT FROM events WHERE name = 'Second Thoughts'`)).toEqual([]);
  });
});
