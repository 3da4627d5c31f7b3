import * as drawn from '#test/images/drawn-images.js';
import * as hostile from '#test/images/hostile-files.js';
import { mutationsOf } from '#test/images/mutations.js';
import { encode, fit } from './image-encoding.js';
import { isWholeJpeg } from './jpeg-structure.js';

describe('isWholeJpeg', () => {
  it.each([
    ['an ordinary photo', () => drawn.photoWithGps()],
    ['a CMYK photo', drawn.cmykPhoto],
    ['a photo turned by its EXIF', () => drawn.turnedPhoto(6)],
    ['a photo with something behind its end', hostile.jpegThenPhp],
    ['a photo with a comment', hostile.phpInComment],
    ['a photo padded to megabytes', () => hostile.paddedJpeg(3_000_000)],
  ])('finds all parts of %s', async (_, make) => {
    expect(isWholeJpeg(await make())).toBe(true);
  });

  it('misses the end of a photo that was cut off anywhere', async () => {
    const photo = await drawn.photoWithGps();

    for (let length = 0; length < photo.length; length += 1) {
      expect(isWholeJpeg(photo.subarray(0, length))).toBe(false);
    }
    expect(isWholeJpeg(photo)).toBe(true);
  });

  it.each([
    ['a PNG', () => drawn.deepPng()],
    ['nothing', () => Buffer.alloc(0)],
    ['a start and an end with nothing between', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a photo without its tables', hostile.jpegWithoutTables],
    ['a progressive photo, whose scans only a decoder can judge', drawn.progressivePhoto],
    ['marks without end', () => Buffer.alloc(10_000, 0xff)],
    ['parts that point past the end', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0])],
  ])('takes %s for no whole JPEG', async (_, make) => {
    expect(isWholeJpeg(await make())).toBe(false);
  });

  /** Damage in picture data that a decoder gives up shows in decoding only; the job tells of it (`unreadable-photo`). */
  it('calls hardly a damaged photo whole that then cannot be read', async () => {
    const photos = await Promise.all([
      drawn.jpegPhoto(),
      drawn.photoWithGps(),
      drawn.progressivePhoto(),
      drawn.cmykPhoto(),
      drawn.turnedPhoto(6),
    ]);
    const whole = mutationsOf(photos, 660, 'rodeo').filter(isWholeJpeg);
    const reasons = await Promise.all(
      whole.map((file) => encode(fit(file, 320).webp(), 20).then(() => 'read', String)),
    );

    expect(whole.length).toBeGreaterThan(300);
    expect(reasons.filter((reason) => reason !== 'read').length).toBeLessThanOrEqual(1);
  });
});
