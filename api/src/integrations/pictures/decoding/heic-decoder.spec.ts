import { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { cameraHeic } from '#test/images/camera-heic.js';
import { heicPhoto } from '#test/images/drawn-images.js';
import { peakMemoryOf } from '#test/images/peak-memory.js';
import { HeicDecoder } from './heic-decoder.js';

describe('HeicDecoder', () => {
  const decoder = new HeicDecoder();
  let directory: string;
  let path: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'heic-decoder-'));
    path = join(directory, 'photo.heic');
    await writeFile(path, await heicPhoto());
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('turns an iPhone photo into a JPEG without its GPS position', async () => {
    expect((await sharp(await heicPhoto()).metadata()).exif?.length).toBeGreaterThan(100);

    const { jpeg } = await decoder.toJpeg(path);

    const { format, width, height, exif } = await sharp(jpeg).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 640, height: 480 });
  });

  it('calls a cut-off HEIC damaged', async () => {
    const cut = join(directory, 'cut.heic');
    await writeFile(cut, (await heicPhoto()).subarray(0, 1_200));

    await expect(decoder.toJpeg(cut)).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('stops a file that takes too long, and reads the next one', async () => {
    await expect(decoder.toJpeg(path, 1)).rejects.toMatchObject({ reason: 'tooComplex' });

    expect(await decoder.toJpeg(path)).toMatchObject({ width: 640, height: 480 });
  });

  describe('its process', () => {
    const started = jest.spyOn(ChildProcess.prototype, 'once');
    beforeEach(() => started.mockClear());
    afterAll(() => started.mockRestore());
    const child = () => started.mock.contexts.find((context) => context instanceof ChildProcess);

    it('has ended, and given its memory back, when a file took too long', async () => {
      await expect(decoder.toJpeg(path, 1)).rejects.toMatchObject({ reason: 'tooComplex' });

      expect(child()?.signalCode).toBe('SIGKILL');
    });

    it('was killed: the phone is asked to come back, since that says nothing of the photo', async () => {
      const killed = expect(decoder.toJpeg(path)).rejects.toMatchObject({ reason: 'busy' });
      while (!child()) await pause(1);
      child()?.kill('SIGKILL');

      await killed;
    });
  });

  it('takes no memory of the process that asks for a photo of 12 megapixels', async () => {
    const large = join(directory, 'camera.heic');
    await writeFile(large, await cameraHeic());

    const { megabytes, reason } = await peakMemoryOf('heic', large, 4_032);

    expect(reason).toBeUndefined();
    expect(megabytes).toBeLessThan(40);
  });

  it('lets eight photos wait for the one being read, and asks the next phone to come back', async () => {
    const nine = Array.from({ length: 9 }, () => decoder.toJpeg(path));

    await expect(decoder.toJpeg(path)).rejects.toMatchObject({
      reason: 'busy',
    });

    expect(await Promise.all(nine)).toHaveLength(9);
    expect(await decoder.toJpeg(path)).toMatchObject({ width: 640 });
  });
});
