import type { Locator } from '@playwright/test';
import { ArtistManagement } from '#pages/admin/artist-management';
import { ArtistProfileTab } from '#pages/artist-profile-tab';
import { HomePage } from '#pages/events/home-page';
import { Toast } from '#pages/toast';
import { pageAs, registerArtist, signInOn } from '#support/account';
import { expect, test } from '#support/fixtures';
import { cameraPhoto } from '#support/files/photo';
import { recording } from '#support/files/recording';
import { ADMIN, type Venue } from '#support/venue';
import { pressInMenu } from '#pages/admin/row-menu';

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

/** Where the player arrives that is told to go to a second. */
const seekTo = (player: Locator, second: number): Promise<number> =>
  player.evaluate(
    (media: HTMLMediaElement, time) =>
      new Promise<number>((resolve, reject) => {
        media.addEventListener('seeked', () => resolve(media.currentTime), { once: true });
        media.addEventListener('error', () => reject(new Error('It cannot be played.')), { once: true });
        media.currentTime = time;
      }),
    second,
  );

test('an artist fills in the profile, is approved and heard by guests, and is taken off the list again', async ({
  phone,
  venue,
  network,
  mail,
}) => {
  await venue.sql(
    `INSERT INTO event_types (name, color) SELECT 'Country', 'bg-amber-500 text-black'
      WHERE NOT EXISTS (SELECT FROM event_types WHERE lower(name) = 'country')`,
  );
  const name = 'Dusty Rose & the Thorns';
  const artist = await registerArtist(venue.address);
  const page = await pageAs(phone, artist);
  const { notice, alert } = new Toast(page);

  await test.step('the artist is told what is wrong with a recording, and keeps what was typed', async () => {
    const tab = await ArtistProfileTab.open(page);
    await tab.fillIn({ name, email: artist.email });
    await tab.chooseRecording({
      name: 'a.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('la la la'),
    });
    await tab.save.click();
    await expect(alert).toHaveText(['Error', 'Please select an audio or video file (MP3, WAV, MP4, etc.)']);
    await expect(page.getByLabel('Artist/Band Name')).toHaveValue(name);

    await tab.chooseImage(await cameraPhoto());
    await expect(notice.first()).toHaveText('Image Selected');
    await tab.chooseRecording(recording());
    await expect(notice.first()).toHaveText('File Selected');
    await tab.save.click();
    await expect(notice).toHaveText([
      'Success',
      'Artist profile created successfully! It will be reviewed by the venue staff.',
    ]);
    await expect(page.getByRole('heading', { name: 'Waiting for review' })).toBeVisible();
  });
  const profile = await profileOf(venue, name);
  const address = `/artists/${profile?.id}`;
  const isPublic = async () => (await fetch(`${network.address}/api${address}`)).ok;
  expect(profile).toMatchObject({ isApproved: false });
  expect(await isPublic()).toBe(false);

  await signInOn(page, ADMIN);
  const artists = await ArtistManagement.open(page, name);
  await test.step('staff approve the profile, and the artist hears of it by mail', async () => {
    await artists.approve(name);
    await expect(notice.first()).toHaveText('Artist approved');
    await mail.linkTo(address, artist.email);
  });

  await test.step('guests read, see and hear the artist', async () => {
    const guest = await phone.visit(address);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(guest.getByText('Two guitars and a long story.')).toBeVisible();
    await expect(guest.getByText('No shows on the calendar yet.')).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Request to book' })).toHaveAttribute(
      'href',
      `${address}/book`,
    );
    expect(await guest.content()).not.toContain(artist.email);
    await expect(guest.locator(`img[src="${profile?.profileImage}"]`)).toHaveJSProperty('naturalWidth', 1280);

    const player = guest.getByLabel(`Demo recording of ${name}`);
    expect(await seekTo(player, 15)).toBeCloseTo(15, 0);
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

  await test.step('staff take the artist off the public list at once', async () => {
    expect(await isPublic()).toBe(true);
    const search = page.getByRole('search', { name: 'Artists' }).getByLabel('Search');
    await search.fill('dusty rose');
    await expect(page.getByRole('article')).toHaveCount(1);
    await pressInMenu(page.getByRole('article'), `Withdraw approval of ${name}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(notice.first()).toHaveText('Approval withdrawn');
    expect(await isPublic()).toBe(false);
  });

  await test.step('staff delete the artist together with the booking requests', async () => {
    await venue.sql(
      `INSERT INTO booking_requests (artist_id, event_date, event_time, event_type, event_name, contact_email)
       VALUES ($1, '2030-01-02', '20:00', 'folk', 'Barn dance', 'ann@example.com')`,
      [profile?.id],
    );
    await pressInMenu(page.getByRole('article'), `Delete ${name}`);
    const question = page.getByRole('dialog', { name: `Delete ${name}?` });
    await expect(question).toContainText('booking requests');
    await question.getByRole('button', { name: 'Delete artist' }).click();
    await expect(notice.first()).toHaveText('Artist deleted successfully');
    expect(await venue.sql('SELECT FROM booking_requests WHERE artist_id = $1', [profile?.id])).toEqual([]);
  });
});

test('a show leads to the page of its artist, which opens again without a connection', async ({
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
  await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
  const page = await phone.visit('/');
  await phone.installed(page);
  const details = await new HomePage(page).viewDetails(event.name);
  await details.dialog.getByRole('link', { name: 'Offline Ollie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline Ollie');
  await expect(page.getByRole('article').filter({ hasText: event.name })).toBeVisible();
  await page.waitForFunction(
    (answers) => answers.every((answer) => localStorage.getItem('public-answers')?.includes(answer)),
    ['Plays without a wire.', 'of-artist'],
  );

  network.down(true);
  await page.reload();

  await expect(page.getByText('Plays without a wire.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: event.name })).toBeVisible();
  network.down(false);
});
