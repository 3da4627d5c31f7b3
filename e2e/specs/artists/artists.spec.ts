import type { Page } from '@playwright/test';
import { ArtistManagement } from '#pages/admin/artist-management';
import { ArtistProfileTab } from '#pages/artist-profile-tab';
import { Toast } from '#pages/toast';
import { registerArtist, signInOn, type Account } from '#support/account';
import { expect, test } from '#support/fixtures';
import type { MailServer } from '#support/servers/mail-server';
import { cameraPhoto, smallPhoto } from '#support/files/photo';
import type { Phone } from '#support/phone';
import { recording } from '#support/files/recording';
import { ADMIN, type Venue } from '#support/venue';

const visitAs = async (phone: Phone, account: Account): Promise<Page> => {
  const page = await phone.visit('/check-ins');
  await signInOn(page, account);
  return page;
};

interface Profile {
  id: number;
  isApproved: boolean;
  profileImage: string;
  demoFile: string;
}

const profileOf = async (venue: Venue, name: string): Promise<Profile | undefined> => {
  const [profile] = await venue.sql<Profile>(
    `SELECT id, is_approved AS "isApproved", profile_image AS "profileImage", demo_file AS "demoFile"
       FROM artists WHERE name = $1`,
    [name],
  );
  return profile;
};

/** A profile that waits for review, made on the artist's phone. */
const fillIn = async (page: Page, artist: Account, name: string): Promise<ArtistProfileTab> => {
  const tab = await ArtistProfileTab.open(page);
  await tab.fillIn({ name, email: artist.email });
  await tab.chooseImage(await cameraPhoto());
  await expect(new Toast(page).notice.first()).toHaveText('Image Selected');
  await tab.chooseRecording(recording());
  await expect(new Toast(page).notice.first()).toHaveText('File Selected');
  await tab.save.click();
  return tab;
};

const approve = async (page: Page, name: string): Promise<void> => {
  const artists = await ArtistManagement.open(page, name);
  await artists.approve(name);
  await expect(new Toast(page).notice.first()).toHaveText('Artist approved');
};

const hasMail = (mail: MailServer, path: string, recipient: string) => mail.linkTo(path, recipient);

test.describe('an artist', () => {
  test.beforeEach(async ({ venue }) => {
    await venue.sql(
      `INSERT INTO event_types (name, color) SELECT 'Country', 'bg-amber-500 text-black'
        WHERE NOT EXISTS (SELECT FROM event_types WHERE lower(name) = 'country')`,
    );
  });

  test('fills in the profile, is approved, hears of it by mail, and is heard by guests', async ({
    phone,
    venue,
    network,
    mail,
  }) => {
    const name = 'Dusty Rose & the Thorns';
    const artist = await registerArtist(venue.address);
    const page = await visitAs(phone, artist);
    await fillIn(page, artist, name);
    await expect(new Toast(page).notice).toHaveText([
      'Success',
      'Artist profile updated successfully! It will be reviewed by the venue staff.',
    ]);
    await expect(page.getByRole('heading', { name: 'Waiting for review' })).toBeVisible();
    const profile = await profileOf(venue, name);
    expect(profile).toMatchObject({ isApproved: false });
    expect((await fetch(`${network.address}/api/artists/${profile?.id}`)).status).toBe(404);

    await signInOn(page, ADMIN);
    await approve(page, name);
    await hasMail(mail, `/artists/${profile?.id}`, artist.email);

    const guest = await phone.visit(`/artists/${profile?.id}`);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(guest.getByText('Two guitars and a long story.')).toBeVisible();
    await expect(guest.getByText('No shows on the calendar yet.')).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Request to book' })).toHaveAttribute(
      'href',
      `/artists/${profile?.id}/book`,
    );
    expect(await guest.content()).not.toContain(artist.email);
    await expect(guest.locator(`img[src="${profile?.profileImage}"]`)).toHaveJSProperty('naturalWidth', 1280);
  });

  test('can be sought through: a part of the recording comes as that part', async ({
    phone,
    venue,
    network,
  }) => {
    const name = 'Long Song Sal';
    const artist = await registerArtist(venue.address);
    const page = await visitAs(phone, artist);
    await fillIn(page, artist, name);
    await expect(page.getByRole('heading', { name: 'Waiting for review' })).toBeVisible();
    await venue.sql('UPDATE artists SET is_approved = true WHERE name = $1', [name]);
    const profile = await profileOf(venue, name);

    await page.goto(`/artists/${profile?.id}`);
    const player = page.getByLabel(`Demo recording of ${name}`);
    await player.waitFor();
    const seekTo = (second: number) =>
      player.evaluate(
        (media: HTMLMediaElement, time) =>
          new Promise<number>((resolve, reject) => {
            media.addEventListener('seeked', () => resolve(media.currentTime), { once: true });
            media.addEventListener('error', () => reject(new Error('It cannot be played.')), { once: true });
            media.currentTime = time;
          }),
        second,
      );
    expect(await seekTo(15)).toBeCloseTo(15, 0);
    expect(await player.evaluate((media: HTMLMediaElement) => media.duration)).toBeCloseTo(20, 0);
    const part = await fetch(`${network.address}${profile?.demoFile}`, {
      headers: { range: 'bytes=100-199' },
    });
    expect([part.status, part.headers.get('content-type'), (await part.arrayBuffer()).byteLength]).toEqual([
      206,
      'audio/wav',
      100,
    ]);
  });

  test('is told what is wrong with a recording, and keeps what was typed', async ({ phone, venue }) => {
    const artist = await registerArtist(venue.address);
    const page = await visitAs(phone, artist);
    const tab = await ArtistProfileTab.open(page);
    const { alert } = new Toast(page);
    await tab.fillIn({ name: 'Text File Tim', email: artist.email });

    await tab.chooseRecording({
      name: 'a.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.alloc(11 * 1024 * 1024),
    });
    await expect(alert).toHaveText([
      'File Too Large',
      'Audio file must be smaller than 10MB. Please choose a smaller file.',
    ]);
    await tab.chooseRecording({ name: 'a.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('la la la') });
    await tab.save.click();
    await expect(alert).toHaveText(['Error', 'Please select an audio or video file (MP3, WAV, MP4, etc.)']);
    await tab.chooseImage({
      name: 'a.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await tab.save.click();
    await expect(alert).toHaveText(['Error', 'Please select an image file (JPG, PNG, etc.)']);
    await expect(page.getByLabel('Artist/Band Name')).toHaveValue('Text File Tim');

    await tab.chooseImage(await smallPhoto());
    await tab.save.click();
    await expect(page.getByRole('heading', { name: 'Waiting for review' })).toBeVisible();
    await expect
      .poll(async () => (await profileOf(venue, 'Text File Tim'))?.profileImage)
      .toMatch(/^\/uploads\/artist-/);
  });

  test('leads from a show to the page, which opens again without a connection', async ({
    phone,
    venue,
    network,
    event,
  }) => {
    await venue.sql(
      `WITH artist AS (
         INSERT INTO artists (name, genre, email, description, is_approved)
         VALUES ('Offline Ollie', 'country', 'ollie@example.com', 'Plays without a wire.', true) RETURNING id)
       UPDATE events SET artist_id = (SELECT id FROM artist) WHERE id = $1`,
      [event.id],
    );
    const page = await phone.visit('/');
    await phone.installed(page);
    await page.goto(`/events/${event.id}`);
    await page.getByRole('dialog').getByRole('link', { name: 'Offline Ollie' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline Ollie');
    await expect(page.getByRole('article').filter({ hasText: event.name })).toBeVisible();
    await page.waitForTimeout(500);

    network.down(true);
    await page.reload();

    await expect(page.getByText('Plays without a wire.')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: event.name })).toBeVisible();
    network.down(false);
  });
});

test.describe('Artist Management', () => {
  test('takes an artist off the public list at once, and deletes them with their requests', async ({
    phone,
    venue,
    network,
  }) => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, is_approved) VALUES ('Gone Gus', 'folk', 'gus@example.com', true)
       RETURNING id`,
    );
    await venue.sql(
      `INSERT INTO booking_requests (artist_id, event_date, event_time, event_type, event_name, contact_email)
       VALUES ($1, '2030-01-02', '20:00', 'folk', 'Barn dance', 'ann@example.com')`,
      [row?.id],
    );
    const isPublic = async () => (await fetch(`${network.address}/api/artists/${row?.id}`)).ok;
    expect(await isPublic()).toBe(true);
    const page = await visitAs(phone, ADMIN);
    const { notice } = new Toast(page);
    await page.goto('/admin/artists');
    await page.getByRole('search', { name: 'Artists' }).getByLabel('Search').fill('gone gus');
    await expect(page.getByRole('article')).toHaveCount(1);

    await page.getByRole('button', { name: 'Withdraw approval of Gone Gus' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(notice.first()).toHaveText('Approval withdrawn');
    expect(await isPublic()).toBe(false);

    await page.getByRole('button', { name: 'Delete Gone Gus' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Gone Gus?' });
    await expect(question).toContainText('booking requests');
    await question.getByRole('button', { name: 'Delete artist' }).click();
    await expect(notice.first()).toHaveText('Artist deleted successfully');
    expect(await venue.sql('SELECT FROM booking_requests WHERE artist_id = $1', [row?.id])).toEqual([]);
  });
});
