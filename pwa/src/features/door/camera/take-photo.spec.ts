import { jest } from '@jest/globals';
import { giveFrame } from '#test/camera';
import { takePhoto } from './take-photo';

const { prototype } = HTMLCanvasElement;
const drawImage = jest.fn();

/** jsdom draws nothing: this canvas notes what it is asked for. */
const canvasThatWrites = (jpeg: Blob | null) => {
  const written: unknown[] = [];
  jest.spyOn(prototype, 'getContext').mockImplementation(() => ({ drawImage }) as never);
  jest.spyOn(prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, tell, type, quality) {
    written.push({ width: this.width, height: this.height, type, quality });
    tell(jpeg);
  });
  return written;
};

afterEach(() => {
  jest.restoreAllMocks();
  drawImage.mockClear();
});

describe('a photo of what the camera shows', () => {
  it('is a JPEG of the size of the picture', async () => {
    const written = canvasThatWrites(new Blob(['a face']));
    const video = giveFrame(document.createElement('video'), 960, 1280);
    const photo = await takePhoto(video);
    expect([photo.name, photo.type, photo.size]).toEqual(['door.jpg', 'image/jpeg', 6]);
    expect(written).toEqual([{ width: 960, height: 1280, type: 'image/jpeg', quality: 0.9 }]);
    expect(drawImage.mock.calls).toEqual([[video, 0, 0, 960, 1280]]);
  });

  it('is none before there is a picture', async () => {
    canvasThatWrites(new Blob(['black']));
    await expect(takePhoto(document.createElement('video'))).rejects.toThrow('no picture yet');
    const sizeless = giveFrame(document.createElement('video'), 0, 0);
    await expect(takePhoto(sizeless)).rejects.toThrow('no picture yet');
    const frameless = giveFrame(document.createElement('video'));
    Object.defineProperty(frameless, 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
    await expect(takePhoto(frameless)).rejects.toThrow('no picture yet');
    expect(drawImage).not.toHaveBeenCalled();
  });

  it('is none when the browser writes none', async () => {
    canvasThatWrites(null);
    await expect(takePhoto(giveFrame(document.createElement('video')))).rejects.toThrow('wrote no JPEG');
  });
});
