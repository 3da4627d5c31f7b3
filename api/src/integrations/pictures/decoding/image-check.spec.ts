import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as drawn from '#test/images/drawn-images.js';
import * as hostile from '#test/images/hostile-files.js';
import { peakMemoryOf } from '#test/images/peak-memory.js';
import { checkImage } from './image-check.js';

describe('checkImage', () => {
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'image-check-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  const check = async (bytes: Buffer, name = 'upload') => {
    const path = join(directory, name);
    await writeFile(path, bytes);
    return checkImage(path);
  };

  it.each([
    ['JPEG', () => drawn.jpegPhoto()],
    ['PNG', () => drawn.drawQuarters().png().toBuffer()],
    ['WebP', () => drawn.drawQuarters().webp().toBuffer()],
    ['GIF', () => drawn.drawQuarters().gif().toBuffer()],
    ['AVIF', () => drawn.drawQuarters().avif({ effort: 0 }).toBuffer()],
    ['HEIC', () => drawn.heicPhoto()],
  ])('takes a %s', async (format, make) => {
    expect(await check(await make())).toMatchObject({ width: 640, height: 480, isHevc: format === 'HEIC' });
  });

  it.each([
    ['an SVG', hostile.svg],
    ['an HTML page', hostile.html],
    ['a PHP program', hostile.php],
    ['an HTML page in front of a JPEG', hostile.htmlBeforeJpeg],
    ['a TIFF', () => drawn.drawQuarters().tiff().toBuffer()],
    ['an empty file', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from([0xff])],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ])('asks for an image file when given %s, whatever it is called', async (_, make) => {
    await expect(check(await make(), 'photo.jpg')).rejects.toMatchObject({
      reason: 'unsupportedType',
    });
  });

  it('goes by the content when the name is wrong', async () => {
    expect(await check(await drawn.jpegPhoto(), 'page.html')).toMatchObject({ width: 640 });
  });

  it('refuses a picture of 900 million pixels from its header, without the memory', async () => {
    const bomb = hostile.blackPng(30_000);
    await expect(check(bomb)).rejects.toMatchObject({ reason: 'tooManyPixels' });

    const { megabytes, reason } = await peakMemoryOf('check', join(directory, 'upload'), 30_000);

    expect(reason).toBe('tooManyPixels');
    expect(megabytes).toBeLessThan(50);
  });

  it('counts pixels of 16 bits a channel twice', async () => {
    await expect(check(hostile.blackPng(8_000, 16))).rejects.toMatchObject({ reason: 'tooManyPixels' });

    expect(await check(hostile.blackPng(7_000, 16))).toMatchObject({ width: 7_000, bytesPerSample: 2 });
    expect(await check(hostile.blackPng(8_000))).toMatchObject({ width: 8_000, bytesPerSample: 1 });
  });

  it('calls a page that only begins like a GIF damaged', async () => {
    await expect(check(hostile.htmlGif())).rejects.toMatchObject({ reason: 'damaged' });
  });
});
