import { BookingsTab } from '#pages/admin/bookings-tab';
import { HomePage } from '#pages/events/home-page';
import { Toast } from '#pages/toast';
import { approvedArtist, pageAs } from '#support/account';
import { expect, test } from '#support/fixtures';
import { Phone } from '#support/phone';
import { addDays } from '#contract/calendar-date';
import { ADMIN, type Venue } from '#support/venue';
import { createEvent, type TestEvent } from '#support/venue-truth';

const UPDATED = 'Booking request updated successfully';

/** An event of another evening, with so many seats. */
const createSmallShow = async (venue: Venue, date: string, capacity: number): Promise<TestEvent> => {
  const show = await createEvent(venue);
  await venue.sql('UPDATE events SET date = $2, capacity = $3 WHERE id = $1', [show.id, date, capacity]);
  return { ...show, date };
};

test('a request becomes a proposal, an acceptance and a show, of which guests book tables', async ({
  phone,
  network,
  venue,
  event,
  mail,
}) => {
  test.slow();
  const wade = await approvedArtist(venue, { name: 'Wade Tucker' });
  const date = addDays(event.date, 30);
  const staffPhone = await Phone.unpack(network.address);
  const artistPhone = await Phone.unpack(network.address);
  const staff = await pageAs(staffPhone, ADMIN);
  const guest = await phone.visit(`/artists/${wade.id}`);

  await test.step('a guest asks for the artist, who hears of it by mail', async () => {
    await guest.getByRole('link', { name: 'Request to book' }).click();
    const form = guest.getByRole('dialog', { name: 'Request to book' });
    await form.getByLabel('Event Name').fill('Ruby’s Wedding');
    await form.getByLabel('Event Type').selectOption('country');
    await form.getByLabel('Date').fill(date);
    await form.getByLabel('Time').fill('18:00');
    await form.getByLabel('Email').fill('ruby@example.com');
    await form.getByRole('button', { name: 'Send Booking Request' }).click();
    await expect(new Toast(guest).notice.first()).toHaveText('Booking Request Sent');
    await expect(form).toHaveCount(0);
    await mail.mailTo('ruby@example.com', 'We have your booking request');
    await mail.mailTo(wade.email, 'Somebody would like to book you');
  });

  const bookings = await BookingsTab.open(staff, '/admin/bookings');
  const ofWade = bookings.card('Artist Booking System', 'Wade Tucker');
  await test.step('staff approve the request and propose a date', async () => {
    await bookings.press('Booking Requests', 'Ruby’s Wedding', 'Approve');
    await expect(bookings.card('Booking Requests', 'Ruby’s Wedding')).toContainText('Approved');
    expect((await mail.mailTo('ruby@example.com', 'Your booking request')).subject).toContain('was approved');
    await bookings.propose('Wade Tucker (Country)', date, '18:00');
    await expect(ofWade).toContainText('Pending');
  });

  await test.step('the artist accepts', async () => {
    await mail.mailTo(wade.email, 'Would you play on');
    const artist = await pageAs(artistPhone, wade);
    const own = await BookingsTab.open(artist, '/account/bookings');
    await artist.getByRole('button', { name: /^Accept / }).click();
    const answer = artist.getByRole('dialog', { name: 'Accept this date?' });
    await answer.getByLabel('Notes for the venue').fill('With pleasure');
    await answer.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(new Toast(artist).notice.first()).toHaveText(UPDATED);
    await expect(own.page.getByText('Waiting for the venue to confirm')).toBeVisible();
  });

  await test.step('staff confirm, and the show is on the calendar', async () => {
    await staff.reload();
    await expect(ofWade).toContainText('With pleasure');
    await bookings.press('Artist Booking System', 'Wade Tucker', 'Confirm');
    const confirm = staff.getByRole('dialog', { name: 'Confirm Booking' });
    await confirm.getByLabel('Event Name').fill('Wade Rides Again');
    await confirm.getByRole('button', { name: 'Confirm and Add Event' }).click();
    await expect(ofWade).toContainText('Confirmed');
    const { attachments } = await mail.mailTo(wade.email, 'Confirmed: you play on');
    expect(attachments.map(({ filename }) => filename)).toEqual(['show.ics']);
  });

  await test.step('everybody sees the show', async () => {
    const home = await HomePage.open(guest);
    await home.nameInput.fill('Wade Rides Again');
    await home.search();
    await expect(home.card('Wade Rides Again')).toContainText('Wade Tucker');
    const details = await home.viewDetails('Wade Rides Again');
    await expect(details.dialog).toContainText('Wade Tucker');
    await expect(details.dialog).not.toContainText('With pleasure');
  });

  const show = await createSmallShow(venue, addDays(event.date, 7), 4);
  const book = async (name: string) => {
    await guest.getByRole('link', { name: 'Book a Table' }).click();
    const sheet = guest.getByRole('dialog', { name: 'Book a Table' });
    await sheet.getByLabel('Your Name').fill(name);
    await sheet.getByLabel('Email').fill('hank@example.com');
    await sheet.getByRole('button', { name: 'One more' }).click();
    await sheet.getByRole('button', { name: 'Book a Table' }).click();
    return { refused: sheet, requested: guest.getByRole('dialog', { name: 'Table requested' }) };
  };

  await test.step('a guest books a table, and staff confirm it', async () => {
    await guest.goto(`/events/${show.id}`);
    const { requested } = await book('Hank Snow');
    await expect(requested).toContainText('Party of 3');
    await requested.getByRole('button', { name: 'Done' }).click();
    await expect(requested).toHaveCount(0);

    await staff.reload();
    await expect(staff.getByText('3 of 4 seats taken')).toBeVisible();
    await bookings.press('Table Bookings', 'Hank Snow', 'Confirm');
    await expect(bookings.card('Table Bookings', 'Hank Snow')).toContainText('Confirmed');
  });

  await test.step('a full show takes no more', async () => {
    const { refused } = await book('June Lee');
    await expect(new Toast(guest).alert).toHaveText(['Error', 'Only 1 seat is left.']);
    await expect(refused.getByLabel('Your Name')).toHaveValue('June Lee');
    expect(await venue.sql('SELECT customer_name FROM bookings WHERE event_id = $1', [show.id])).toEqual([
      { customer_name: 'Hank Snow' },
    ]);
  });

  await test.step('the guest cannot come, and gives the table back by the link in the mail', async () => {
    const { text } = await mail.mailTo('hank@example.com', 'Your table is confirmed');
    await guest.goto(/\/tables\/\S+/.exec(text ?? '')?.[0] ?? '');
    await guest.getByRole('button', { name: 'Cancel table' }).click();
    await guest.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(guest.getByText('Your seats were given back.')).toBeVisible();
    await mail.mailTo('hank@example.com', 'Your table was cancelled');
    await staff.reload();
    await expect(bookings.card('Table Bookings', 'Hank Snow')).toContainText('Cancelled');
    await expect(staff.getByText('0 of 4 seats taken')).toBeVisible();
  });
  await Promise.all([staffPhone.throwAway(), artistPhone.throwAway()]);
});
