import { randomUUID } from 'node:crypto';
import { MessageList } from '#pages/admin/message-list';
import { AppHeader } from '#pages/app-header';
import { Toast } from '#pages/toast';
import { approvedArtist, callAs, pageAs, signInOn } from '#support/account';
import { expect, test } from '#support/fixtures';
import { ADMIN, type Venue } from '#support/venue';

const FRIDAY = '2099-01-16';

/** A mail that the mail server refused earlier today; its recipient. */
const failedMail = async (venue: Venue): Promise<string> => {
  const recipient = `june-${randomUUID().slice(0, 8)}@example.com`;
  await venue.sql(
    `INSERT INTO messages (channel, recipient, kind, subject, text_body, status, reason, attempts, provider_message_id)
     VALUES ('email', $1, 'bookings.request-received', 'We have your request', $2, 'failed', '550 Mailbox full', 1, $3)`,
    [recipient, 'See it:\nhttps://venue.example/events/7#token=abc', `<${recipient}>`],
  );
  return recipient;
};

const invite = async (venue: Venue, artistId: number, eventTime: string): Promise<number> => {
  const show = { eventDate: FRIDAY, eventType: 'Country', eventName: 'Two-Step Friday', duration: '1 hour' };
  const invitation = { artistId, eventTime, ...show };
  return (await callAs(venue, ADMIN, 'POST /api/artist-invitations', invitation)).status;
};

test.describe('messages', () => {
  test('show an admin what failed and why, and are sent again', async ({ phone, venue, mail }) => {
    const recipient = await failedMail(venue);
    const page = await pageAs(phone, ADMIN);
    const messages = await MessageList.open(page, `?q=${recipient}`);
    const message = messages.messageTo(recipient);

    await expect(message.getByText('Failed', { exact: true })).toBeVisible();
    await expect(message.getByText('550 Mailbox full')).toBeVisible();
    await message.getByText('What it says').click();
    await expect(message.getByText('https://venue.example/…')).toBeVisible();
    await messages.sendAgain(recipient);

    await expect(new Toast(page).notice).toHaveText(['Message is being sent again', recipient]);
    await expect(message.getByRole('button', { name: /^Send again/ })).toBeHidden();
    await mail.mailTo(recipient, 'We have your request');
    await expect
      .poll(() => venue.sql('SELECT status FROM messages WHERE recipient = $1', [recipient]))
      .toEqual([{ status: 'sent' }]);
    await messages.status.selectOption('Failed');
    await expect(page.getByText('No messages match your search.')).toBeVisible();
    await messages.status.selectOption('Sent');
    await expect(message.getByText('Sent', { exact: true })).toBeVisible();
  });
});

test.describe('an e-mail about invitations', () => {
  test('is no longer sent to who unsubscribed by its link, until they want it again', async ({
    phone,
    venue,
    mail,
  }) => {
    const artist = await approvedArtist(venue, { freeOn: FRIDAY });
    expect(await invite(venue, artist.id, '14:00')).toBe(201);
    const { text = '' } = await mail.mailTo(artist.email, 'Can you play');
    const link = /https?:\/\/[^\s/]+(\/unsubscribe\/\S+)/.exec(text)?.[1] ?? '';

    const page = await phone.visit(link);
    await expect(page.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
    expect(await venue.sql('SELECT FROM message_refusals')).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();

    expect(await invite(venue, artist.id, '18:00')).toBe(201);
    const held = await venue.sql(
      `SELECT status, reason FROM messages WHERE recipient = $1 AND status <> 'sent'`,
      [artist.email],
    );
    expect(held).toEqual([{ status: 'not-sent', reason: expect.stringContaining('asked not to get') }]);

    await signInOn(page, artist);
    await new AppHeader(page).person('Loretta Hayes').click();
    await page.getByRole('tab', { name: 'Notifications' }).click();
    const byEmail = page.getByRole('group', { name: 'Invitations' }).getByLabel('Email');
    await expect(byEmail).not.toBeChecked();
    await byEmail.check();
    await expect(new Toast(page).notice).toHaveText(['Notifications updated']);
    expect(await venue.sql('SELECT FROM message_refusals')).toEqual([]);
  });
});
