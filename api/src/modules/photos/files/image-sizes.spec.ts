import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import * as drawn from '#test/images/drawn-images.js';
import * as hostile from '#test/images/hostile-files.js';
import { peakMemoryOf } from '#test/images/peak-memory.js';
import { makeDownloadImage, makeFirstThumbnail, makeScreenImage, makeThumbnail } from './image-sizes.js';

const metadataOf = (image: Buffer) => sharp(image).metadata();

describe('image sizes', () => {
  it('makes a 320 pixel WebP, a 1280 pixel WebP and a JPEG', async () => {
    const photo = await drawn.jpegPhoto({ width: 4000, height: 3000 });

    expect(await metadataOf(await makeThumbnail(photo))).toMatchObject({
      format: 'webp',
      width: 320,
      height: 240,
    });
    expect(await metadataOf(await makeScreenImage(photo))).toMatchObject({
      format: 'webp',
      width: 1280,
      height: 960,
    });
    const { data, width, height } = await makeDownloadImage(photo);
    expect(await metadataOf(data)).toMatchObject({ format: 'jpeg', width, height });
    expect([width, height]).toEqual([2560, 1920]);
  });

  it('never makes a small picture larger', async () => {
    const photo = await drawn.jpegPhoto({ width: 100, height: 60 });

    expect(await metadataOf(await makeScreenImage(photo))).toMatchObject({ width: 100, height: 60 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('puts a photo of orientation %i upright', async (orientation) => {
    const photo = await drawn.turnedPhoto(orientation);
    expect((await metadataOf(photo)).orientation).toBe(orientation);

    for (const image of [await makeThumbnail(photo), (await makeDownloadImage(photo)).data]) {
      expect(await drawn.cornersOf(image)).toEqual(drawn.CORNERS);
      const { width, height, orientation: left } = await metadataOf(image);
      expect(width).toBeGreaterThan(height);
      expect(left).toBeUndefined();
    }
  });

  it('leaves where the photo was taken behind', async () => {
    const photo = await drawn.photoWithGps();
    expect((await metadataOf(photo)).exif?.includes('Lonestar Phones')).toBe(true);

    for (const image of [
      await makeThumbnail(photo),
      await makeScreenImage(photo),
      (await makeDownloadImage(photo)).data,
    ]) {
      const { exif, xmp, iptc, icc } = await metadataOf(image);
      expect({ exif, xmp, iptc, icc }).toEqual({});
      expect(image.includes('Lonestar')).toBe(false);
      expect(image.includes('Exif')).toBe(false);
    }
  });

  it.each([
    ['a CMYK JPEG', drawn.cmykPhoto],
    ['a 16-bit PNG', drawn.deepPng],
    ['the first frame of an animated GIF', () => drawn.animation('gif')],
    ['the first frame of an animated WebP', () => drawn.animation('webp')],
  ])('shows %s in ordinary colours', async (_, make) => {
    const photo = await make();

    for (const image of [await makeThumbnail(photo), (await makeDownloadImage(photo)).data]) {
      expect(await metadataOf(image)).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3 });
      expect((await metadataOf(image)).pages ?? 1).toBe(1);
      expect(await drawn.cornersOf(image)).toEqual(drawn.CORNERS);
    }
  });

  it.each([
    ['behind a JPEG', hostile.jpegThenPhp],
    ['in the comment of a JPEG', hostile.phpInComment],
  ])('keeps nothing of a program %s', async (_, make) => {
    const photo = await make();
    expect(photo.includes('system($_GET')).toBe(true);

    for (const image of [
      await makeThumbnail(photo),
      await makeScreenImage(photo),
      (await makeDownloadImage(photo)).data,
    ]) {
      expect(image.includes('<?php')).toBe(false);
    }
  });

  describe('for the guest who waits', () => {
    let directory: string;

    beforeAll(async () => {
      directory = await mkdtemp(join(tmpdir(), 'image-sizes-'));
    });
    afterAll(() => rm(directory, { recursive: true }));

    const first = async (image: Buffer, longestSide: number) => {
      const path = join(directory, 'upload');
      await writeFile(path, image);
      return makeFirstThumbnail(path, longestSide);
    };

    it.each([
      [640, 320],
      [1600, 320],
      [2048, 227],
      [2560, 284],
      [4032, 320],
    ])('makes of %i pixels a first thumbnail of %i', async (width, expected) => {
      const photo = await drawn.jpegPhoto({ width, height: Math.round((width * 3) / 4) });

      expect(await metadataOf(await first(photo, width))).toMatchObject({ format: 'webp', width: expected });
    });

    it('puts it upright and leaves the GPS position out', async () => {
      const thumbnail = await first(await drawn.turnedPhoto(6), 640);

      expect(await drawn.cornersOf(thumbnail)).toEqual(drawn.CORNERS);
      expect((await metadataOf(await first(await drawn.photoWithGps(), 640))).exif).toBeUndefined();
    });

    it('calls a cut-off JPEG damaged instead of showing half of it', async () => {
      await expect(first(await hostile.truncatedJpeg(), 640)).rejects.toMatchObject({
        reason: 'damaged',
      });
    });

    it('reads a picture of 100 million pixels in a fraction of the memory they would fill', async () => {
      const path = join(directory, 'large');
      await writeFile(path, hostile.blackPng(10_000));

      const [thumbnail, whole] = await Promise.all([
        peakMemoryOf('thumbnail', path, 10_000),
        peakMemoryOf('decode', path, 10_000),
      ]);

      expect(thumbnail.reason).toBeUndefined();
      expect(thumbnail.megabytes).toBeLessThan(100);
      expect(whole.megabytes).toBeGreaterThan(1.5 * thumbnail.megabytes);
    });
  });
});
