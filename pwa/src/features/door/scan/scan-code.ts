import { hasFrame } from '#features/door/camera/take-photo';
import { decodeInWorker } from './decoder';

/** Reads the QR code that a video shows now; null when it shows none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** A QR code needs no more than this width of a frame, in pixels; more only takes longer. */
const SCAN_WIDTH = 640;

/** The same text again within this time is the same card, still held there; in milliseconds. */
export const SAME_SCAN_MS = 3_000;

/** What this needs of the Shape Detection API, which TypeScript does not know. */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/**
 * Reads with the browser's own detector where it knows QR codes, otherwise with a decoder loaded only then. Answers null,
 * too, while it reads another frame: it never reads two at once.
 * @throws MissingDecoderError when the decoder could not be loaded
 */
export const newCodeReader = (): CodeReader => {
  let reader: CodeReader | null = null;
  let isReading = false;
  return async (video) => {
    if (isReading || !hasFrame(video)) return null;
    isReading = true;
    try {
      reader ??= (await nativeReader()) ?? decodingReader();
      return await reader(video);
    } finally {
      isReading = false;
    }
  };
};

/** Null where the browser has no detector, or none for QR codes. */
const nativeReader = async (): Promise<CodeReader | null> => {
  const detector = await nativeDetector().catch(() => null);
  if (!detector) return null;
  let instead: CodeReader | null = null;
  return async (video) => {
    if (instead) return instead(video);
    try {
      return (await detector.detect(video))[0]?.rawValue || null;
    } catch (error) {
      // Some phones name QR codes among what they detect, and then fail at every one.
      console.warn("The browser's own detector failed; the decoder takes over.", error);
      instead = decodingReader();
      return instead(video);
    }
  };
};

const nativeDetector = async (): Promise<NativeDetector | null> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats();
  return BarcodeDetector && formats?.includes('qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : null;
};

const decodingReader = (): CodeReader => {
  const canvas = document.createElement('canvas');
  return async (video) => {
    const frame = frameOf(video, canvas);
    return frame && decodeInWorker(frame);
  };
};

const frameOf = (video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null => {
  const { width, height } = scanSize({ width: video.videoWidth, height: video.videoHeight });
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
};

/** The size that a frame is read in: its own shape, at most 640 pixels wide. */
export const scanSize = ({ width, height }: { width: number; height: number }) => {
  const scale = Math.min(1, SCAN_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/**
 * Remembers what was scanned: a card that is held before the camera is one scan, until it was out of sight for three
 * seconds. Two cards in one picture, read in turns, are one scan each.
 * @returns whether a text read at `now`, in milliseconds, is a new scan
 */
export const newScanMemory = () => {
  const seenAt = new Map<string, number>();
  return (text: string, now: number): boolean => {
    for (const [seen, at] of seenAt) if (now - at >= SAME_SCAN_MS) seenAt.delete(seen);
    const isNew = !seenAt.has(text);
    seenAt.set(text, now);
    return isNew;
  };
};
