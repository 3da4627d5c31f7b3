import { jest } from '@jest/globals';
import encodeQR from 'qr';
import type { Image } from 'qr/decode.js';
import { decodeImage } from '#features/door/scan/decode-image';
import type { DecodeRequest } from '#features/door/scan/decoder';
import { stopKeptCamera } from '#features/door/camera/kept-camera';

/** A track as browsers have it: what stops it by code fires no event. */
class FakeTrack extends EventTarget {
  readyState = 'live';
  muted = false;
  stop() {
    this.readyState = 'ended';
  }
}

class FakeStream {
  readonly track = new FakeTrack();
  getTracks = () => [this.track];
  getVideoTracks = this.getTracks;
}

/** A request for a camera that the browser has not answered yet. */
interface Request {
  facing: string;
  /** Hands a running camera over. */
  grant: () => FakeTrack;
  refuse: (name: string) => void;
}

let unanswered: Request[] = [];

/** Ends what a test left open: the next camera waits for the last one. */
export const refuseRequests = async (): Promise<void> => {
  stopKeptCamera();
  unanswered.forEach(({ refuse }) => refuse('AbortError'));
  await settle();
};

/** A device with cameras, in place of the browser's `mediaDevices`; every request waits for its answer. */
export const fakeCameras = (cameras = 2) => {
  const requests: Request[] = [];
  unanswered = requests;
  const tracks: FakeTrack[] = [];
  const getUserMedia = jest.fn(
    ({ video }: { video: { facingMode: { ideal: string } } }) =>
      new Promise<FakeStream>((resolve, reject) => {
        const grant = () => {
          const stream = new FakeStream();
          tracks.push(stream.track);
          resolve(stream);
          return stream.track;
        };
        const refuse = (name: string) => reject(new DOMException('No.', name));
        requests.push({ facing: video.facingMode.ideal, grant, refuse });
      }),
  );
  const enumerateDevices = () =>
    Promise.resolve([
      { kind: 'audioinput' },
      ...Array.from({ length: cameras }, () => ({ kind: 'videoinput' })),
    ]);
  putDevices(Object.assign(new EventTarget(), { getUserMedia, enumerateDevices }));
  return {
    requests,
    getUserMedia,
    /** The latest request. */
    request: (): Request => {
      const latest = requests.at(-1);
      if (!latest) throw new Error('No camera was asked for.');
      return latest;
    },
    running: () => tracks.filter(({ readyState }) => readyState === 'live').length,
  };
};

/** Undefined for a browser, or a page without TLS, that has none. */
export const putDevices = (mediaDevices: unknown): void =>
  void Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });

/** Lets what is promised come about. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** Another app comes to the front, or this one does again. */
export const showPage = (visibilityState: 'visible' | 'hidden'): void => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A video that has a picture, which jsdom never has. */
export const giveFrame = (video: HTMLVideoElement, width = 1280, height = 960): HTMLVideoElement => {
  const put = (property: string, value: number) =>
    Object.defineProperty(video, property, { value, configurable: true });
  put('readyState', HTMLMediaElement.HAVE_ENOUGH_DATA);
  put('videoWidth', width);
  put('videoHeight', height);
  video.dispatchEvent(new Event('loadeddata'));
  return video;
};

/** Videos that show a picture as soon as they play, as a camera's does; jsdom plays none. */
export const playVideos = (): void =>
  void jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLVideoElement) {
    giveFrame(this);
    return Promise.resolve();
  });

/** A canvas that shows this picture, whatever is drawn on it; jsdom draws nothing. */
export const canvasShowing = (picture: Image) => {
  const drawImage = jest.fn<(video: unknown, x: number, y: number, width: number, height: number) => void>();
  const context = { drawImage, getImageData: () => picture };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
  return drawImage;
};

const PIXELS = 4;

/** A QR code as a camera sees it, four pixels a module. */
export const pictureOf = (text: string): Image => {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const side = modules.length * PIXELS;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const row = Math.floor(pixel / side / PIXELS);
    const column = Math.floor((pixel % side) / PIXELS);
    if (modules[row]?.[column]) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { width: side, height: side, data };
};

/** A wall. */
export const emptyPicture = (): Image => ({
  width: 64,
  height: 64,
  data: new Uint8ClampedArray(64 * 64 * 4).fill(255),
});

type Detect = () => Promise<{ rawValue: string }[]>;

/** A browser with a detector of its own; null for one without. */
export const putDetector = (detect: Detect | null, formats = ['qr_code']): void => {
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = detect;
  }
  Object.assign(globalThis, { BarcodeDetector: detect ? BarcodeDetector : undefined });
};

/** Decodes in the page: jsdom has no workers. */
class PageDecoder extends EventTarget {
  postMessage({ id, image }: DecodeRequest) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, text: decodeImage(image) } }));
  }
  terminate() {}
}

export const decodeInPage = (): void => void Object.assign(globalThis, { Worker: PageDecoder });
