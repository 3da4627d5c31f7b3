import sharp from 'sharp';
import { GalleryManagement } from '#pages/admin/gallery-management';
import { Toast } from '#pages/toast';
import { pageAs } from '#support/account';
import { faultsOf } from '#support/axe';
import { expect, test } from '#support/fixtures';
import { heicPhoto } from '#support/files/photo';
import { ADMIN, type Venue } from '#support/venue';

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** A stage by night, lit from another side for each seed. */
const stage = async (seed: number): Promise<Buffer> => {
  const lamps = [1, 2, 3].map((lamp) => {
    const [x, y] = [(seed * 311 + lamp * 517) % 1600, (seed * 173 + lamp * 389) % 1200];
    return `<circle cx="${x}" cy="${y}" r="${260 - lamp * 40}" fill="hsl(${(seed * 67 + lamp * 90) % 360} 80% 60%)"/>`;
  });
  const night = `<svg width="800" height="600" viewBox="0 0 1600 1200"><rect width="1600" height="1200" fill="#24160c"/>${lamps.join('')}</svg>`;
  return sharp(Buffer.from(night)).jpeg({ quality: 90 }).toBuffer();
};

const photosOf = (venue: Venue, eventId: number) =>
  venue.sql<{ id: number; tags: string[] }>(
    'SELECT id, tags FROM event_photos WHERE event_id = $1 ORDER BY id',
    [eventId],
  );

test.describe('the gallery that staff keep', () => {
  test.beforeEach(({ venue }) => venue.sql('UPDATE venue SET moderate_gallery = true'));
  test.afterEach(({ venue }) => venue.sql('UPDATE venue SET moderate_gallery = false'));

  test('takes eight files in, says what is wrong with three, and shows the rest once they are approved', async ({
    phone,
    venue,
    network,
    event,
  }) => {
    test.slow();
    const scenes = await Promise.all([1, 2, 3, 4].map(stage));
    const [first = Buffer.alloc(0)] = scenes;
    const publicIds = async (): Promise<number[]> => {
      const answer = await fetch(`${network.address}/api/event-photos?eventId=${event.id}&limit=100`);
      return (await answer.json()).map(({ id }: { id: number }) => id);
    };
    const page = await pageAs(phone, ADMIN);
    const gallery = await GalleryManagement.open(page, event.id);

    await gallery.chooseFiles([
      ...scenes.map((buffer, index) => jpeg(`stage-${index + 1}.jpg`, buffer)),
      await heicPhoto(),
      jpeg('notes.jpg', Buffer.from('Load-in at five, sound check at six.')),
      jpeg('stage-1 (1).jpg', first),
      jpeg('smaller.jpg', await sharp(first).resize(450).jpeg({ quality: 55 }).toBuffer()),
    ]);
    await expect(gallery.file('stage-1 (1).jpg')).toContainText('Not taken: The same file as stage-1.jpg');
    await gallery.tagAll('#Opening  Night');
    await gallery.upload();
    await expect(gallery.uploadSheet.getByRole('status')).toHaveText('6 of 6 photos arrived · 2 not taken');
    await expect(gallery.file('notes.jpg')).toContainText('Not taken: Please select an image file');
    expect.soft(await faultsOf(page), 'the upload').toEqual([]);
    await gallery.closeUpload();

    const kept = await photosOf(venue, event.id);
    expect(kept.map(({ tags }) => tags)).toEqual(Array.from({ length: 6 }, () => ['opening night']));
    await expect(gallery.photos).toHaveCount(6);
    expect(await publicIds()).toEqual([]);

    // The venue makes six photos ready first, which takes a slow machine its time.
    const notice = page.getByText('1 photo looks like a photo you already have.');
    await expect(notice).toBeVisible({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(gallery.lookalike.getByRole('img')).toHaveCount(2);
    await gallery.askToDeleteLater();
    await gallery.deleteQuestion.getByRole('button', { name: 'Cancel' }).click();
    expect(await photosOf(venue, event.id)).toHaveLength(6);
    await gallery.askToDeleteLater();
    await gallery.deleteQuestion.getByRole('button', { name: 'Delete photo' }).click();
    await expect(gallery.deleteQuestion).toHaveCount(0);
    await expect(page.getByText('There are no duplicates.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(gallery.photos).toHaveCount(5);

    await gallery.selectAll();
    await gallery.act('Tag');
    const tagSheet = page.getByRole('dialog', { name: 'Tag 5 photos' });
    await tagSheet.getByRole('combobox', { name: 'Add tags' }).fill('crowd,');
    await tagSheet.getByRole('button', { name: 'Save tags' }).click();
    await expect(new Toast(page).notice.first()).toHaveText('5 photos tagged');
    await gallery.act('Approve');
    await expect(new Toast(page).notice.first()).toHaveText('5 photos approved');
    await expect.poll(async () => (await publicIds()).length).toBe(5);
    await expect(gallery.selectionBar).toHaveCount(0);

    await gallery.select(gallery.photos.first());
    await gallery.act('Take down');
    await expect(gallery.undoButton).toBeVisible();
    await expect.poll(async () => (await publicIds()).length).toBe(4);
    await gallery.undoButton.click();
    await expect(new Toast(page).notice.first()).toHaveText('1 photo back in place');
    await expect.poll(async () => (await publicIds()).length).toBe(5);
  });

  test('loses and doubles no photo of an upload, and lets one be edited', async ({
    phone,
    venue,
    network,
    event,
  }) => {
    const page = await pageAs(phone, ADMIN);
    const gallery = await GalleryManagement.open(page, event.id);
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });

    await test.step('asks before an upload is left', async () => {
      network.plan('POST /api/event-photos/upload', { kind: 'hang' });
      await gallery.chooseFiles([jpeg('stage.jpg', await stage(10))]);
      await gallery.upload();
      await expect(gallery.file('stage.jpg')).toContainText('Sending');
      await gallery.uploadSheet.getByRole('button', { name: 'Close' }).click();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await gallery.uploadSheet.getByRole('button', { name: 'Cancel the rest' }).click();
      await expect(gallery.file('stage.jpg')).toHaveCount(0);
    });

    await test.step('keeps a photo once whose answer the network swallowed', async () => {
      const sent = () => network.countOf('POST /api/event-photos/upload');
      const before = sent();
      network.plan('POST /api/event-photos/upload', { kind: 'lose-answer' });
      await gallery.uploadSheet
        .getByLabel('Choose photos')
        .setInputFiles([jpeg('stage.jpg', await stage(10))]);
      await gallery.upload();
      await expect(gallery.uploadSheet.getByRole('status')).toHaveText('1 of 1 photo arrived');
      expect(sent()).toBe(before + 2);
      expect(await photosOf(venue, event.id)).toHaveLength(1);
      await gallery.closeUpload();
    });

    await test.step('edits one photo', async () => {
      await gallery.photos.getByRole('button', { name: /^Edit stage\.jpg/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Edit photo' });
      await sheet.getByLabel('Description').fill('The last chorus');
      await sheet.getByRole('button', { name: 'Save photo' }).click();
      await expect(new Toast(page).notice.first()).toHaveText('Photo updated');
      await expect(gallery.photos).toContainText('The last chorus');
      expect(await venue.sql('SELECT description FROM event_photos WHERE event_id = $1', [event.id])).toEqual(
        [{ description: 'The last chorus' }],
      );
    });

    await gallery.select(gallery.photos.first());
    await expect(gallery.selectionBar).toBeVisible();
    expect.soft(await faultsOf(page), 'a selected photo').toEqual([]);
  });
});
