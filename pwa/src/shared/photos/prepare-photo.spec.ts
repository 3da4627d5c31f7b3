import { jest } from '@jest/globals';

/** A decoder that takes the file and is never heard of again. */
let tookFile: () => void;
const taken = new Promise<void>((resolve) => (tookFile = resolve));
const heicTo = () => {
  tookFile();
  return new Promise(() => undefined);
};
jest.unstable_mockModule('heic-to/csp', () => ({ heicTo }));
const { preparePhoto } = await import('./prepare-photo');
const { PictureTooSmallError } = await import('./photo-shrink');

/** This browser decodes nothing by itself. */
class NoWorker {
  onerror: (() => void) | null = null;
  postMessage() {
    queueMicrotask(() => this.onerror?.());
  }
  terminate() {}
}

afterEach(() => jest.useRealTimers());

describe('preparePhoto', () => {
  it('hands on the original when the HEIC decoder has died', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    Object.assign(globalThis, { Worker: NoWorker });
    const file = Object.assign(new File(['a face'], 'door.heic', { type: 'image/heic' }), {
      arrayBuffer: () => Promise.resolve(new ArrayBuffer(6)),
    });
    const prepared = preparePhoto(file);
    await taken;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await prepared).toMatchObject({ type: 'image/heic', name: 'door.heic' });
  });

  it('refuses a picture that is too small for what it is for', async () => {
    let asked: unknown;
    class SmallPicture extends NoWorker {
      onmessage: ((message: { data: unknown }) => void) | null = null;
      override postMessage(request?: unknown) {
        asked = request;
        queueMicrotask(() => this.onmessage?.({ data: { problem: 'too-small' } }));
      }
    }
    Object.assign(globalThis, { Worker: SmallPicture });
    const file = new File(['a face'], 'me.jpg', { type: 'image/jpeg' });
    await expect(preparePhoto(file, 320)).rejects.toThrow(PictureTooSmallError);
    expect(asked).toEqual({ picture: file, minSide: 320 });
  });
});
