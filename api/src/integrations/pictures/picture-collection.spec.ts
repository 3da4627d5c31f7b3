import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { cardPicture } from '#contract/events.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import type { ReceivedFile } from '#src/common/uploads/received-file.js';
import { DiskFileStorage } from '#src/integrations/file-storage/disk-file-storage.js';
import * as drawn from '#test/images/drawn-images.js';
import * as hostile from '#test/images/hostile-files.js';
import { HeicDecoder } from '#src/integrations/pictures/decoding/heic-decoder.js';
import type { ImageFormat } from '#src/integrations/pictures/decoding/image-check.js';
import { ImageWork } from '#src/integrations/pictures/decoding/image-work.js';
import { PictureCollection } from './picture-collection.js';

const said = (code: string) => () => new DomainError('invalid', code, code);
const words = {
  unsupportedType: said('unsupported-type'),
  damaged: said('damaged'),
  tooManyPixels: said('too-many-pixels'),
  tooComplex: said('too-complex'),
  busy: said('busy'),
};
const HOUR_MILLISECONDS = 60 * 60 * 1000;

describe('PictureCollection', () => {
  let directory: string;
  let files: string;
  let used: string[];
  let whileRetiring: () => unknown;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pictures-'));
    files = join(directory, 'files');
    used = [];
    whileRetiring = () => undefined;
  });
  afterEach(() => rm(directory, { recursive: true }));

  const posters = ({ formats, cardSide }: { formats?: readonly ImageFormat[]; cardSide?: number } = {}) =>
    new PictureCollection(
      {
        prefix: 'event',
        maxSide: 400,
        cardSide,
        formats,
        words,
        findUsed: async (addresses) => addresses.filter((address) => used.includes(address)),
      },
      {
        storage: new DiskFileStorage(files, join(directory, 'incoming')),
        heic: new HeicDecoder(),
        work: new ImageWork(),
        retired: {
          hold: async () => true,
          retire: async () => void whileRetiring(),
          reinstate: async () => undefined,
        },
      },
    );

  const received = async (bytes: Buffer): Promise<ReceivedFile> => {
    const path = join(directory, 'arrived');
    await writeFile(path, bytes);
    return { path, size: bytes.length, sha256: '', originalName: 'poster.png' };
  };

  const kept = (address: string) => sharp(join(files, basename(address)));

  const age = async (address: string, hours: number) => {
    const then = new Date(Date.now() - hours * HOUR_MILLISECONDS);
    await utimes(join(files, basename(address)), then, then);
  };

  it('keeps a smaller picture under a name nobody can guess', async () => {
    const address = await posters().keep(await received(await drawn.jpegPhoto()));

    expect(address).toMatch(/^\/uploads\/event-[0-9a-f]{32}\.webp$/);
    expect(await kept(address).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
  });

  it('puts a turned photo upright and forgets where it was taken', async () => {
    const turned = await posters().keep(await received(await drawn.turnedPhoto(6)));
    expect(await drawn.cornersOf(await kept(turned).toBuffer())).toEqual(drawn.CORNERS);

    const travelled = await posters().keep(await received(await drawn.photoWithGps()));
    const { exif, xmp, iptc } = await kept(travelled).metadata();
    expect({ exif, xmp, iptc }).toEqual({});
  });

  it('reads what an iPhone took', async () => {
    const address = await posters().keep(await received(await drawn.heicPhoto()));

    expect(await kept(address).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
  });

  it('leaves a transparent background transparent', async () => {
    const see = sharp({ create: { width: 10, height: 10, channels: 4, background: '#ff000080' } });

    const address = await posters().keep(await received(await see.png().toBuffer()));

    expect(await kept(address).metadata()).toMatchObject({ hasAlpha: true });
  });

  it.each([
    ['an SVG', hostile.svg, 'unsupported-type'],
    ['a page in front of a JPEG', hostile.htmlBeforeJpeg, 'unsupported-type'],
    ['a cut-off JPEG', hostile.truncatedJpeg, 'damaged'],
    ['900 million pixels', () => hostile.blackPng(30_000), 'too-many-pixels'],
  ])('refuses %s in the words of the area, and keeps nothing', async (_, make, code) => {
    const file = await received(await make());

    await expect(posters().keep(file)).rejects.toMatchObject({ name: 'DomainError', code });
    expect(await readdir(files)).toEqual([]);
  });

  it('takes only the formats an area asks for', async () => {
    const gif = await received(await drawn.drawQuarters().gif().toBuffer());

    await expect(posters({ formats: ['jpeg', 'png'] }).keep(gif)).rejects.toMatchObject({
      code: 'unsupported-type',
    });
  });

  it('removes a replaced picture unless another row still shows it', async () => {
    const collection = posters();
    const replaced = await collection.keep(await received(await drawn.jpegPhoto()));
    const shared = await collection.keep(await received(await drawn.jpegPhoto()));
    used = [shared];

    await collection.discard(replaced);
    await collection.discard(shared);
    await collection.discard('/uploads/artist-rosa.webp');
    await collection.discard(null);

    expect(await collection.has(replaced)).toBe(false);
    expect(await collection.has(shared)).toBe(true);
  });

  it('sweeps away the pictures of forms that were never saved', async () => {
    const collection = posters();
    const upload = async () => collection.keep(await received(await drawn.jpegPhoto()));
    const [abandoned, saved, justSent] = [await upload(), await upload(), await upload()];
    await age(abandoned, 25);
    await age(saved, 25);
    used = [saved];

    await collection.sweep(new Date(Date.now() - 24 * HOUR_MILLISECONDS));

    expect((await readdir(files)).sort()).toEqual([basename(saved), basename(justSent)].sort());
  });

  it("keeps a card's size beside the picture, which no row can name", async () => {
    const collection = posters({ cardSide: 200 });

    const address = await collection.keep(await received(await drawn.turnedPhoto(6)));

    const card = await kept(cardPicture(address)).metadata();
    expect({ format: card.format, longest: Math.max(card.width, card.height) }).toEqual({
      format: 'webp',
      longest: 200,
    });
    expect(await drawn.cornersOf(await kept(cardPicture(address)).toBuffer())).toEqual(drawn.CORNERS);
    expect(await collection.has(cardPicture(address))).toBe(false);
  });

  it("keeps and sweeps away the card's size together with its picture", async () => {
    const collection = posters({ cardSide: 200 });
    const upload = async () => collection.keep(await received(await drawn.jpegPhoto()));
    const [abandoned, saved] = [await upload(), await upload()];
    used = [saved];

    await collection.sweep(new Date(Date.now() + HOUR_MILLISECONDS));

    expect((await readdir(files)).sort()).toEqual(
      [saved, cardPicture(saved)].map((one) => basename(one)).sort(),
    );
    expect(await collection.has(abandoned)).toBe(false);
  });

  it('leaves a picture alone that a row came to show while it was being swept', async () => {
    const collection = posters();
    const copied = await collection.keep(await received(await drawn.jpegPhoto()));
    whileRetiring = () => used.push(copied);

    await collection.sweep(new Date(Date.now() + HOUR_MILLISECONDS));

    expect(await collection.has(copied)).toBe(true);
  });
});
