import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { ArtistManagement } from '#pages/admin/artist-management';
import { ArtistProfileTab } from '#pages/artist-profile-tab';
import { AvailabilityCard } from '#pages/availability-card';
import { HomePage, longDate } from '#pages/events/home-page';
import { InvitationPage } from '#pages/invitation-page';
import { InvitationsTab } from '#pages/admin/invitations-tab';
import { PosterSheet } from '#pages/events/poster-sheet';
import { RegisterPage } from '#pages/register-page';
import { Toast } from '#pages/toast';
import { pageAs } from '#support/account';
import { expect } from '#support/fixtures';
import { cameraPhoto } from '#support/files/photo';
import { Phone } from '#support/phone';
import { dayOfMonth } from '#support/programme';
import { test as base } from '#support/texting';
import { recording } from '#support/files/recording';
import { ADMIN } from '#support/venue';

interface Phones {
  staffPhone: Phone;
  guestPhone: Phone;
}

/** `phone` is the artist's. */
const test = base.extend<Phones>({
  staffPhone: async ({ network }, use) => {
    const phone = await Phone.unpack(network.address);
    await use(phone);
    await phone.throwAway();
  },
  guestPhone: async ({ network }, use) => {
    const phone = await Phone.unpack(network.address);
    await use(phone);
    await phone.throwAway();
  },
});

const NAME = 'The Red Clay Ramblers';
const SHOW = 'Red Clay Saturday';
const NUMBER = '(615) 555-0123';

const newcomer = () => {
  const username = `ruby-${randomUUID().slice(0, 8)}`;
  return {
    firstName: 'Ruby',
    lastName: 'Clay',
    username,
    email: `${username}@example.com`,
    password: 'two-step-1962',
    confirmPassword: 'two-step-1962',
    userType: 'Artist' as const,
  };
};

const answerLinkIn = (words = ''): string | undefined => /\/invitations\/[\w-]{43}/.exec(words)?.[0];

test('an artist registers, is approved, marks dates on the road, is invited, says yes, and is on the bill', async ({
  phone,
  staffPhone,
  guestPhone,
  venue,
  programme,
  mail,
  sms,
}) => {
  test.slow();
  const [free, wedding] = [dayOfMonth(programme.today, 1, 18), dayOfMonth(programme.today, 1, 19)];
  const account = newcomer();
  const artist = await phone.browser.newPage();
  const staff = await pageAs(staffPhone, ADMIN);

  await test.step('the artist registers and fills in the profile', async () => {
    const register = await RegisterPage.open(artist);
    await register.register(account);
    await expect(artist).toHaveURL('/');
    await phone.installed(artist);
    const profile = await ArtistProfileTab.open(artist);
    await profile.fillIn({ name: NAME, email: account.email, phone: NUMBER });
    await profile.chooseImage(await cameraPhoto());
    await profile.chooseRecording(recording());
    await profile.save.click();
    await expect(artist.getByRole('heading', { name: 'Waiting for review' })).toBeVisible();
  });

  await test.step('staff approve the profile, and the artist hears of it', async () => {
    const artists = await ArtistManagement.open(staff, NAME);
    await artists.approve(NAME);
    await expect(artists.artist(NAME)).toContainText('Approved');
    const { text } = await mail.mailTo(account.email, 'Your artist profile is approved');
    expect(text).toContain('/artists/');
  });

  await test.step('the artist marks dates without a network', async () => {
    const calendar = await AvailabilityCard.open(artist);
    await phone.offline(true);
    await calendar.add({ date: free, notes: 'All five of us' });
    await calendar.add({ date: wedding });
    await calendar.remove(longDate(wedding));
    await expect(calendar.waiting(longDate(free))).toBeVisible();
    expect(await venue.sql('SELECT FROM artist_availability')).toEqual([]);
    await phone.offline(false);
    await expect(calendar.waiting(longDate(free))).toBeHidden({ timeout: 30_000 });
    await expect
      .poll(() => venue.sql('SELECT date, notes FROM artist_availability'))
      .toEqual([{ date: free, notes: 'All five of us' }]);
  });

  await test.step('staff invite the artist for a date that is free', async () => {
    const invitations = await InvitationsTab.open(staff);
    await invitations.turnMonths(1);
    await expect(invitations.day(free)).toHaveAccessibleName(/1 artist available/);
    await invitations.choose(free, NAME);
    await expect(invitations.send).toBeDisabled();
    await invitations.fill({ name: SHOW, budget: '$800', message: 'Play us the old ones.' });
    await invitations.send.click();
    await expect(new Toast(staff).notice).toContainText(['Invitation Sent']);
    await expect(invitations.form).toBeHidden();
    await expect(invitations.invitation(NAME, SHOW)).toContainText('Waiting for an answer');
  });

  const link = await test.step('the link comes by e-mail and by text message', async () => {
    const words = await sms.textTo('+16155550123', 'can you play');
    const { text } = await mail.mailTo(account.email, 'Can you play on');
    expect(answerLinkIn(text)).toBeDefined();
    expect(answerLinkIn(words)).toBe(answerLinkIn(text));
    return answerLinkIn(text) ?? '';
  });

  await test.step('the artist opens it where nobody is signed in, and accepts', async () => {
    await artist.evaluate(() => localStorage.clear());
    await artist.goto(link);
    const letter = new InvitationPage(artist);
    await expect(letter.letter).toContainText('$800');
    await expect(letter.letter).toContainText('Play us the old ones.');
    await letter.message.fill('With banjos');
    await letter.accept.click();
    await expect(letter.letter).toContainText('Accepted');
    await expect(letter.accept).toBeHidden();
    const show = 'SELECT date, time, end_time AS until FROM events WHERE name = $1';
    expect(await venue.sql(show, [SHOW])).toEqual([{ date: free, time: '20:00', until: '23:00' }]);
  });

  await test.step('everybody sees the show', async () => {
    const home = await HomePage.open(await guestPhone.browser.newPage());
    await expect(home.card(SHOW)).toContainText(NAME);
    await expect(home.card(SHOW)).not.toContainText('$800');
    const details = await home.viewDetails(SHOW);
    await details.dialog.getByRole('link', { name: NAME }).click();
    await expect(home.page.getByLabel(`Demo recording of ${NAME}`)).toBeVisible();
    await expect(home.page.getByRole('article').filter({ hasText: SHOW })).toBeVisible();
    expect(await home.page.content()).not.toContain(account.email);
  });

  await test.step('staff hear of the yes and make the poster', async () => {
    expect((await mail.mailTo(ADMIN.email, `${NAME} accepted`)).text).toContain('With banjos');
    const home = await HomePage.open(staff);
    const sheet = await PosterSheet.openFrom(home.card(SHOW));
    const { name, bytes } = await sheet.download();
    expect(name).toBe('red_clay_saturday_poster.png');
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 1080, 1080]);
  });
});
