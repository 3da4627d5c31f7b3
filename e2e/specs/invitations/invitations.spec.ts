import { randomUUID } from 'node:crypto';
import { InvitationPage } from '#pages/invitation-page';
import { InvitationsTab } from '#pages/admin/invitations-tab';
import { Toast } from '#pages/toast';
import { type Account, openSession, registerArtist, signInOn } from '#support/account';
import { expect } from '#support/fixtures';
import type { MailServer } from '#support/servers/mail-server';
import { dayOfMonth, test } from '#support/programme';
import { ADMIN, type Venue } from '#support/venue';

interface Artist extends Account {
  id: number;
  name: string;
}

/** An approved artist who is free on this day. */
const artistFreeOn = async (venue: Venue, date: string): Promise<Artist> => {
  const account = await registerArtist(venue.address);
  const name = `Cody ${randomUUID().slice(0, 6)}`;
  const [row] = await venue.sql<{ id: number }>(
    `UPDATE artists SET name = $2, genre = 'country', is_approved = true
      WHERE user_id = (SELECT id FROM users WHERE username = $1) RETURNING id`,
    [account.username, name],
  );
  const id = row?.id ?? 0;
  await venue.sql('INSERT INTO artist_availability (artist_id, date) VALUES ($1, $2)', [id, date]);
  return { ...account, id, name };
};

const invite = async (venue: Venue, { id }: Artist, eventDate: string, eventName: string): Promise<void> => {
  const sessionId = await openSession(venue.address, ADMIN);
  const { status } = await fetch(`${venue.address}/api/artist-invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sessionId}` },
    body: JSON.stringify({
      artistId: id,
      eventDate,
      eventTime: '20:00',
      eventType: 'country',
      eventName,
      duration: '3 hours',
    }),
  });
  expect(status).toBe(201);
};

/** The path of the link in the artist's newest mail. */
const linkIn = async (mail: MailServer, { email }: Artist): Promise<string> => {
  const find = () =>
    mail.mails
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ text }) => /\/invitations\/[\w-]{43}/.exec(text ?? '')?.[0])
      .findLast((link) => link !== undefined);
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find() ?? '';
};

const eventsNamed = (venue: Venue, name: string) =>
  venue.sql<{ date: string; time: string; end_time: string }>(
    'SELECT date, time, end_time FROM events WHERE name = $1',
    [name],
  );

test('an admin invites on a phone, the artist accepts by the link in the mail, and the event is public', async ({
  phone,
  venue,
  mail,
  programme,
}) => {
  const day = dayOfMonth(programme.today, 1, 18);
  const artist = await artistFreeOn(venue, day);
  const page = await phone.visit('/check-ins');
  await signInOn(page, ADMIN);
  const tab = await InvitationsTab.open(page);
  await tab.turnMonths(1);
  await expect(tab.day(day)).toHaveAccessibleName(/1 artist available/);
  await tab.day(day).click();
  await expect(tab.artists).toContainText(artist.email);
  await tab.artists.getByRole('button', { name: artist.name }).click();
  await expect(tab.send).toBeDisabled();
  await tab.fill({ name: 'Boots & Ballads', budget: '$800', message: 'Say yes?' });
  await tab.send.click();
  await expect(new Toast(page).notice).toContainText(['Invitation Sent']);
  await expect(tab.form).toBeHidden();
  await expect(tab.invitation(artist.name, 'Boots & Ballads')).toContainText('Waiting for an answer');

  const path = await linkIn(mail, artist);
  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
  const letter = new InvitationPage(page);
  await expect(letter.letter).toContainText('$800');
  await expect(letter.letter).toContainText('Say yes?');
  await letter.message.fill('With pleasure');
  await letter.accept.click();
  await expect(letter.letter).toContainText('Accepted');
  await expect(letter.accept).toBeHidden();
  expect(await eventsNamed(venue, 'Boots & Ballads')).toEqual([
    { date: day, time: '20:00', end_time: '23:00' },
  ]);

  await page.getByRole('link', { name: 'See the event' }).click();
  await expect(page.getByRole('dialog')).toContainText('Boots & Ballads');
  const told = () =>
    mail.mails.find(
      ({ to, subject, text }) =>
        to?.[0]?.address === ADMIN.email && subject?.includes('accepted') && text?.includes(artist.name),
    );
  await expect.poll(told, { timeout: 30_000 }).toBeDefined();
  expect(told()?.text).toContain('With pleasure');
  expect(told()?.attachments.map(({ filename }) => filename)).toEqual(['show.ics']);
});

test('an answer without a network is kept and given once', async ({ phone, venue, mail, programme }) => {
  const day = dayOfMonth(programme.today, 1, 19);
  const artist = await artistFreeOn(venue, day);
  await invite(venue, artist, day, 'Rope & Rye');
  const page = await phone.visit(await linkIn(mail, artist));
  const letter = new InvitationPage(page);
  await letter.message.fill('We bring the drums');
  await page.context().setOffline(true);
  await letter.accept.click();
  await expect(page.getByText('Your answer has not been sent')).toBeVisible();
  await expect(letter.message).toHaveValue('We bring the drums');
  await page.context().setOffline(false);
  await letter.accept.click();
  await expect(letter.letter).toContainText('Accepted');
  expect(await eventsNamed(venue, 'Rope & Rye')).toHaveLength(1);
});

test('an artist on the road reads what they were invited to, and is told that an answer needs a connection', async ({
  phone,
  venue,
  programme,
}) => {
  const day = dayOfMonth(programme.today, 1, 21);
  const artist = await artistFreeOn(venue, day);
  await invite(venue, artist, day, 'Long Road Home');
  const page = await phone.visit('/check-ins');
  await phone.installed(page);
  await signInOn(page, artist);
  await page.goto('/account/bookings');
  const answer = page.getByRole('button', { name: 'Answer the invitation to Long Road Home' });
  await expect(answer).toBeVisible();
  await phone.offline(true);
  await page.reload();
  await expect(page.getByText('these are the invitations kept on this phone')).toBeVisible();
  await answer.click();
  await expect(page.getByText('You can answer as soon as you have a connection.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await phone.offline(false);
  await expect(page.getByText('these are the invitations kept on this phone')).toBeHidden();
  await expect(answer).toBeVisible();
});

test('a link that was answered, has expired or was cancelled says so and offers no answer', async ({
  phone,
  venue,
  mail,
  programme,
}) => {
  const day = dayOfMonth(programme.today, 1, 20);
  const artist = await artistFreeOn(venue, day);
  const page = await phone.visit('/check-ins');
  const letter = new InvitationPage(page);
  const open = async (name: string) => {
    const before = mail.mails.length;
    await invite(venue, artist, day, name);
    await expect.poll(() => mail.mails.length, { timeout: 30_000 }).toBeGreaterThan(before);
    return linkIn(mail, artist);
  };

  const answered = await open('Answered Night');
  await page.goto(answered);
  await letter.decline.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(letter.letter).toContainText('You declined this invitation');
  await page.reload();
  await expect(letter.letter).toContainText('Declined');
  await expect(letter.accept).toBeHidden();

  const expired = await open('Expired Night');
  await venue.sql(`UPDATE artist_invitations SET expires_at = now() WHERE event_name = 'Expired Night'`);
  await page.goto(expired);
  await expect(letter.letter).toContainText('has expired');
  await expect(letter.accept).toBeHidden();

  const cancelled = await open('Cancelled Night');
  await page.goto(cancelled);
  await expect(letter.accept).toBeVisible();
  await venue.sql(`UPDATE artist_invitations SET status = 'cancelled' WHERE event_name = 'Cancelled Night'`);
  await letter.accept.click();
  await expect(letter.letter).toContainText('Cancelled');

  await page.goto('/invitations/nobodys-token');
  await expect(page.getByText('We cannot find this invitation')).toBeVisible();
});
