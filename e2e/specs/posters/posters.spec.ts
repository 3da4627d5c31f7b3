import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { PosterSheet } from '#pages/events/poster-sheet';
import { installedAs, pageAs } from '#support/account';
import { expect, test } from '#support/fixtures';
import { ADMIN } from '#support/venue';

const TEMPLATES = ['Classic', 'Modern', 'Rustic', 'Minimal'];
const FORMATS = { Square: { width: 1080, height: 1080 }, Story: { width: 1080, height: 1920 } };

/** What fits where, in every template, is proven by the layout's own spec. */
const HARD_NAME = '🤠👩‍👩‍👧‍👦 ليلة الموسيقى الريفية 🎸';

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

/** What a phone's camera reads off the poster. */
const codeOn = async (bytes: Buffer): Promise<string> => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
};

const addressOf = (page: Page, eventId: number) => new URL(`/events/${eventId}`, page.url()).href;

/** Runs in the page: a share sheet that notes what it is given. */
const keepWhatIsShared = (): void => {
  const share = ({ title, url, files = [] }: ShareData): Promise<void> => {
    const shown = files.map(({ name, type }) => ({ name, type }));
    document.documentElement.dataset.shared = JSON.stringify({ title, url, files: shown });
    return Promise.resolve();
  };
  Object.assign(navigator, { share, canShare: () => true });
};

test.describe('a poster', () => {
  test('comes as it is chosen, can be read by a camera, is shared, and is made without a network', async ({
    phone,
    venue,
    event,
  }) => {
    await venue.sql(`UPDATE events SET name = 'Cody & the Coyotes' WHERE id = $1`, [event.id]);
    await phone.browser.addInitScript(keepWhatIsShared);
    const page = await installedAs(phone, ADMIN);
    const sheet = await PosterSheet.open(page, event.id);
    const address = addressOf(page, event.id);

    await test.step('in every template and format', async () => {
      const pictures = new Set<string>();
      for (const [format, size] of Object.entries(FORMATS)) {
        await sheet.choose(format);
        for (const template of TEMPLATES) {
          await sheet.choose(template);
          const { name, bytes } = await sheet.download();
          expect(name).toBe(`cody___the_coyotes${format === 'Story' ? '_story' : ''}_poster.png`);
          expect(await sizeOf(bytes)).toEqual({ format: 'png', ...size });
          expect(await codeOn(bytes), `${template} ${format}`).toBe(address);
          pictures.add(bytes.toString('base64'));
        }
      }
      expect(pictures.size).toBe(TEMPLATES.length * 2);
    });

    await test.step('in the chosen colours and text size, with a message', async () => {
      await sheet.choose('Square');
      await sheet.choose('Minimal');
      const plain = (await sheet.download()).bytes;
      await sheet.choose('Large');
      const large = (await sheet.download()).bytes;
      expect(large.equals(plain)).toBe(false);
      await sheet.message.fill('No cover.\nBring your boots.');
      expect((await sheet.download()).bytes.equals(large)).toBe(false);
      await sheet.color('Background', '#3a0ca3');
      await sheet.color('Text', '#4361ee');
      const { bytes } = await sheet.download();
      const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([0x3a, 0x0c, 0xa3]);
      expect(await codeOn(bytes)).toBe(address);
    });

    await test.step('to the share sheet, as a file with the way to the event', async () => {
      await sheet.shareButton.click();
      await expect
        .poll(() => page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? 'null')))
        .toEqual({
          title: 'Cody & the Coyotes',
          url: address,
          files: [{ name: 'cody___the_coyotes_poster.png', type: 'image/png' }],
        });
    });

    await test.step('and leaves the page that it was opened from', async () => {
      await sheet.dialog.getByRole('button', { name: 'Close' }).click();
      await expect(sheet.dialog).toHaveCount(0);
      await expect(page).toHaveURL('/');
    });

    await test.step('without a network', async () => {
      await phone.offline(true);
      await PosterSheet.open(page, event.id);
      await expect(sheet.dialog).toContainText('Cody & the Coyotes');
      const { bytes } = await sheet.download();
      expect(await sizeOf(bytes)).toEqual({ format: 'png', ...FORMATS.Square });
      expect(await codeOn(bytes)).toBe(address);
      const fonts = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
      expect(fonts.map((family) => family.replaceAll('"', '')).sort()).toEqual(['Rye', 'Zilla Slab']);
    });
  });

  test('is made of a name from right to left with emoji as well, in every template, of a show that is called off', async ({
    phone,
    venue,
    event,
  }) => {
    await venue.sql(`UPDATE events SET name = $2, status = 'cancelled' WHERE id = $1`, [event.id, HARD_NAME]);
    const sheet = await PosterSheet.open(await pageAs(phone, ADMIN), event.id);
    await expect(sheet.dialog).toContainText(HARD_NAME);
    for (const template of TEMPLATES) {
      await sheet.choose(template);
      const { bytes } = await sheet.download();
      expect(await sizeOf(bytes)).toEqual({ format: 'png', ...FORMATS.Square });
      expect(await codeOn(bytes), template).toBe(addressOf(sheet.page, event.id));
    }
  });
});
