import { TodayPage } from '#pages/admin/today-page';
import { pageAs, registerArtist } from '#support/account';
import { faultsOf } from '#support/axe';
import { expect, test } from '#support/fixtures';
import { Phone } from '#support/phone';
import { addDays } from '#contract/calendar-date';
import { checkIn } from '#support/check-in/verified-check-in';
import { ADMIN, type Venue } from '#support/venue';
import { createEvent } from '#support/venue-truth';

/** By itself, on a machine that has more to do; without news it would take for ever. */
const SOON = { timeout: 10_000 };

/** Nothing waits: what other journeys left is seen to. */
const settleAll = async (venue: Venue): Promise<void> => {
  for (const statement of [
    'DELETE FROM sms_event_requests',
    'DELETE FROM booking_requests',
    'DELETE FROM artist_bookings',
    'DELETE FROM bookings',
    'DELETE FROM messages',
    `UPDATE photo_attendance SET verification_status = 'approved'`,
    `UPDATE artists SET is_approved = true WHERE genre <> ''`,
  ])
    await venue.sql(statement);
};

/** A text that is complete and free, as the parser leaves it. */
const text = (venue: Venue, date: string) =>
  venue.sql(
    `INSERT INTO sms_event_requests (phone_number, message_text, extracted_event_name, extracted_date, extracted_time, texts)
     VALUES ('+16155550123', 'Pickin Night that friday at 8', 'Pickin Night', $1, '20:00',
             jsonb_build_array(jsonb_build_object('text', 'Pickin Night that friday at 8', 'receivedAt', now(), 'effect', 'asked')))`,
    [date],
  );

const request = (venue: Venue, date: string) =>
  venue.sql(
    `INSERT INTO booking_requests (event_date, event_time, event_type, event_name, contact_email)
     VALUES ($1, '18:00', 'country', 'Ruby’s Wedding', 'ruby@example.com')`,
    [date],
  );

const table = (venue: Venue, eventId: number) =>
  venue.sql(`INSERT INTO bookings (event_id, customer_name, party_size) VALUES ($1, 'Hank Snow', 4)`, [
    eventId,
  ]);

const profile = async (venue: Venue): Promise<void> => {
  const { email } = await registerArtist(venue.address);
  await venue.sql(`UPDATE artists SET name = 'June Harlan', genre = 'country' WHERE email = $1`, [email]);
};

test('what waits is on every device by itself, and is done in two taps where it stands', async ({
  phone,
  network,
  venue,
  event,
}) => {
  test.slow();
  await settleAll(venue);
  const coming = await createEvent(venue);
  await venue.sql('UPDATE events SET date = $2 WHERE id = $1', [coming.id, addDays(event.date, 2)]);
  const otherPhone = await Phone.unpack(network.address);
  const today = await TodayPage.open(await pageAs(phone, ADMIN));
  const other = await TodayPage.open(await pageAs(otherPhone, ADMIN));

  await test.step('nothing waits, and that is worth seeing', async () => {
    for (const device of [today, other]) {
      await expect(device.nothingWaits).toBeVisible();
      await expect(device.tonight).toContainText(event.name);
      await expect(device.link).toHaveAccessibleName('Admin');
    }
    expect(await faultsOf(today.page)).toEqual([]);
  });

  await test.step('what comes is there', async () => {
    const date = addDays(event.date, 9);
    await text(venue, date);
    await expect(today.waiting('Text request')).toBeVisible(SOON);
    await expect(other.waiting('Text request')).toBeVisible(SOON);
    await request(venue, addDays(event.date, 30));
    await expect(other.waiting('Booking request')).toBeVisible(SOON);
    await table(venue, coming.id);
    await expect(other.waiting('Hank Snow')).toBeVisible(SOON);
    await profile(venue);
    await expect(other.waiting('Artist to review')).toBeVisible(SOON);
    await checkIn(venue, event.id, 'Ruby');
    await expect(other.waiting('Photo to verify')).toBeVisible(SOON);
    await expect(other.link).toHaveAccessibleName('Admin 5 waiting', SOON);
    await expect(today.tonight).toContainText('1 inside');
    expect(await faultsOf(today.page)).toEqual([]);
  });

  await test.step('each is done where it stands', async () => {
    await today.press('Text request', /^Create event/);
    await expect(today.page.getByRole('link', { name: 'View Event' })).toBeVisible();
    await today.press('Booking request', /^Reject/);
    await today.confirm('Reject');
    await expect(today.waiting('Booking request')).toHaveCount(0);
    await today.press('Hank Snow', /^Confirm/);
    await expect(today.waiting('Hank Snow')).toHaveCount(0);
    await today.press('Artist to review', /^Approve/);
    await expect(today.waiting('Artist to review')).toHaveCount(0);
    await today.press('Photo to verify', /^Approve/);
    await expect(today.waiting('Photo to verify')).toHaveCount(0);
    expect(new URL(today.page.url()).pathname).toBe('/admin');
  });

  await test.step('then Today is empty, on the other device too', async () => {
    for (const device of [today, other]) {
      await expect(device.nothingWaits).toBeVisible(SOON);
      await expect(device.link).toHaveAccessibleName('Admin', SOON);
    }
    const [made] = await venue.sql(`SELECT name FROM events WHERE name = 'Pickin Night'`);
    expect(made).toBeDefined();
  });
  await otherPhone.throwAway();
});

test('on a phone one button shows all tabs at once', async ({ phone, venue: _venue }) => {
  const { page } = await TodayPage.open(await pageAs(phone, ADMIN));
  const last = page.getByRole('tab', { name: 'Messages' });
  await expect(page.getByRole('tab', { name: 'Today' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'All tabs' }).click();
  await expect(last).toBeInViewport();
  await last.click();
  await expect(page).toHaveURL(/\/admin\/messages$/);
  await expect(page.getByRole('button', { name: 'All tabs' })).toHaveAttribute('aria-expanded', 'false');

  // A phone that lies has no room for several rows of them.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'All tabs' })).toBeVisible();
});
