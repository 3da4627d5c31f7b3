import { InvitationPage } from '#pages/invitation-page';
import { InvitationsTab } from '#pages/admin/invitations-tab';
import { Toast } from '#pages/toast';
import { approvedArtist, type Artist, pageAs } from '#support/account';
import { expect } from '#support/fixtures';
import type { MailServer } from '#support/servers/mail-server';
import { dayOfMonth, test } from '#support/programme';
import { ADMIN, type Venue } from '#support/venue';

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

test('an admin invites on a phone, the artist accepts by the link in the mail once there is a network, and the event is public', async ({
  phone,
  venue,
  mail,
  programme,
}) => {
  const day = dayOfMonth(programme.today, 1, 18);
  const artist = await approvedArtist(venue, { freeOn: day });
  const page = await pageAs(phone, ADMIN);
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
  await phone.offline(true);
  await letter.accept.click();
  await expect(page.getByText('Your answer has not been sent')).toBeVisible();
  await expect(letter.message).toHaveValue('With pleasure');
  await phone.offline(false);
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
