import { jest } from '@jest/globals';
import { hasShareSheet, shareFile } from './poster-file';

const words = { title: 'Open Mic', text: 'Open Mic · tonight', url: 'https://rusty-spur.example/events/12' };
const poster = new File(['png'], 'open_mic_poster.png', { type: 'image/png' });

const shareSheet = (answer: Promise<void>, takesFiles: boolean) => {
  const share = jest.fn<(shared?: ShareData) => Promise<void>>().mockReturnValue(answer);
  Object.assign(navigator, { share, canShare: () => takesFiles });
  return share;
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

describe('shareFile', () => {
  it('shares the poster with the way to the event', async () => {
    const share = shareSheet(Promise.resolve(), true);
    expect(hasShareSheet()).toBe(true);
    expect(await shareFile(poster, words)).toBe(true);
    expect(share).toHaveBeenCalledWith({ ...words, files: [poster] });
  });

  it('shares the address alone where the share sheet takes no files', async () => {
    const share = shareSheet(Promise.resolve(), false);
    expect(await shareFile(poster, words)).toBe(false);
    expect(share).toHaveBeenCalledWith(words);
  });

  it('says nothing when the person thinks better of it', async () => {
    shareSheet(Promise.reject(new DOMException('cancelled', 'AbortError')), true);
    await expect(shareFile(poster, words)).resolves.toBe(false);
  });

  it('tells of a device that refuses', async () => {
    shareSheet(Promise.reject(new DOMException('no', 'NotAllowedError')), true);
    await expect(shareFile(poster, words)).rejects.toThrow('no');
  });
});
