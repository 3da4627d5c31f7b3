import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { PosterSheet } from '#pages/events/poster-sheet';
import { Toast } from '#pages/toast';
import { registerCustomer, signInOn } from '#support/account';
import { expect, test } from '#support/fixtures';
import type { Phone } from '#support/phone';
import { ADMIN } from '#support/venue';

const TEMPLATES = ['Classic', 'Modern', 'Rustic', 'Minimal'];
const FORMATS = { Square: { width: 1080, height: 1080 }, Story: { width: 1080, height: 1920 } };

const openAsAdmin = async (phone: Phone, eventId: number): Promise<PosterSheet> => {
  const page = await phone.visit('/');
  await signInOn(page, ADMIN);
  return PosterSheet.open(page, eventId);
};

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

test.describe('a poster', () => {
  test('comes in every template and format, and its code leads to the event', async ({
    phone,
    venue,
    event,
  }) => {
    await venue.sql(`UPDATE events SET name = 'Cody & the Coyotes' WHERE id = $1`, [event.id]);
    const sheet = await openAsAdmin(phone, event.id);
    const pictures = new Set<string>();
    for (const [format, size] of Object.entries(FORMATS)) {
      await sheet.choose(format);
      for (const template of TEMPLATES) {
        await sheet.choose(template);
        const { name, bytes } = await sheet.download();
        expect(name).toBe(`cody___the_coyotes${format === 'Story' ? '_story' : ''}_poster.png`);
        expect(await sizeOf(bytes)).toEqual({ format: 'png', ...size });
        expect(await codeOn(bytes), `${template} ${format}`).toBe(addressOf(sheet.page, event.id));
        pictures.add(bytes.toString('base64'));
      }
    }
    expect(pictures.size).toBe(TEMPLATES.length * 2);
  });

  test('shows the chosen colours, text size and message, and can still be read by a camera', async ({
    phone,
    event,
  }) => {
    const sheet = await openAsAdmin(phone, event.id);
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
    expect(await codeOn(bytes)).toBe(addressOf(sheet.page, event.id));
  });

  for (const [what, name] of [
    [
      'a very long name',
      'The Twenty-Third Annual Honky-Tonk Heritage Reunion and Benefit Concert for the Band',
    ],
    ['one endless word', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'],
    ['emoji and a name from right to left', '🤠👩‍👩‍👧‍👦 ليلة الموسيقى الريفية 🎸'],
  ] as const) {
    test(`is made of ${what} as well`, async ({ phone, venue, event }) => {
      await venue.sql(`UPDATE events SET name = $2, status = 'cancelled' WHERE id = $1`, [event.id, name]);
      const sheet = await openAsAdmin(phone, event.id);
      for (const template of TEMPLATES) {
        await sheet.choose(template);
        const { bytes } = await sheet.download();
        expect(await sizeOf(bytes)).toEqual({ format: 'png', ...FORMATS.Square });
        expect(await codeOn(bytes)).toBe(addressOf(sheet.page, event.id));
      }
    });
  }

  test('is made without a network', async ({ phone, event }) => {
    const page = await phone.visit('/');
    await signInOn(page, ADMIN);
    await phone.installed(page);
    await phone.offline(true);
    const sheet = await PosterSheet.open(page, event.id);
    await expect(sheet.dialog).toContainText(event.name);
    const { bytes } = await sheet.download();
    expect(await sizeOf(bytes)).toEqual({ format: 'png', ...FORMATS.Square });
    expect(await codeOn(bytes)).toBe(addressOf(page, event.id));
    const fonts = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(fonts.map((family) => family.replaceAll('"', '')).sort()).toEqual(['Rye', 'Zilla Slab']);
  });

  test('goes to the share sheet as a file, with the way to the event', async ({ phone, event }) => {
    await phone.browser.addInitScript(keepWhatIsShared);
    const sheet = await openAsAdmin(phone, event.id);
    await sheet.shareButton.click();
    await expect
      .poll(() => sheet.page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? 'null')))
      .toEqual({
        title: event.name,
        url: addressOf(sheet.page, event.id),
        files: [{ name: expect.stringMatching(/^open_mic_\w+_poster\.png$/), type: 'image/png' }],
      });
  });
});

/** Runs in the page: a share sheet that notes what it is given. */
const keepWhatIsShared = (): void => {
  const share = ({ title, url, files = [] }: ShareData): Promise<void> => {
    const shown = files.map(({ name, type }) => ({ name, type }));
    document.documentElement.dataset.shared = JSON.stringify({ title, url, files: shown });
    return Promise.resolve();
  };
  Object.assign(navigator, { share, canShare: () => true });
};

test.describe('the poster generator', () => {
  test('is for admins: others are told and sent to the login', async ({ phone, venue, event }) => {
    const page = await phone.visit('/');
    await signInOn(page, await registerCustomer(venue.address));
    await page.goto(`/events/${event.id}/poster`);
    await expect(new Toast(page).alert).toHaveText([
      'Access Denied',
      'You need admin access to view this page.',
    ]);
    await expect(page).toHaveURL('/login');
    await expect(new PosterSheet(page).dialog).toHaveCount(0);
  });

  test('goes back to the page it was opened from', async ({ phone, event }) => {
    const sheet = await openAsAdmin(phone, event.id);
    await sheet.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(sheet.dialog).toHaveCount(0);
    await expect(sheet.page).toHaveURL('/');
  });
});
