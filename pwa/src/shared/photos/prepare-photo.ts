import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';
import { isHeicFile } from './photo-rules';
import { jpegName, PictureTooSmallError } from './photo-shrink';

/** A decoder that has said nothing by then has died, e.g. for lack of memory; the original is sent instead. */
const SHRINK_TIMEOUT = 20_000;

/** What the worker is asked for. */
export interface ShrinkRequest {
  picture: Blob | ImageBitmap;
  /** Shortest side that is taken, in pixels. */
  minSide: number;
}

/** The JPEG, or why there is none. */
export type ShrinkAnswer = { jpeg: ArrayBuffer } | { problem: 'too-small' | 'unreadable' };

/**
 * Makes a chosen picture ready to be kept and sent: a small upright JPEG without metadata where this phone can, in a
 * worker so that typing stays smooth. HEIC that the browser cannot decode goes through a decoder loaded only then.
 * What nothing here can decode is handed on as it is; the server decodes it.
 * @param minSide shortest side that is taken, in pixels
 * @throws PictureTooSmallError, or Error when the file cannot be read at all
 */
export const preparePhoto = async (file: File, minSide = 1): Promise<StoredPhoto> => {
  const jpeg =
    (await shrinkInWorker({ picture: file, minSide })) ??
    (isHeicFile(file) ? await shrinkHeic(file, minSide) : null);
  if (jpeg) return { buffer: jpeg, type: 'image/jpeg', name: jpegName(file.name) };
  return { buffer: await file.arrayBuffer(), type: file.type, name: file.name };
};

const shrinkHeic = async (file: File, minSide: number): Promise<ArrayBuffer | null> => {
  try {
    const { heicTo } = await import('heic-to/csp');
    const picture = await Promise.race([heicTo({ blob: file, type: 'bitmap' }), silenceOf(SHRINK_TIMEOUT)]);
    return await shrinkInWorker({ picture, minSide });
  } catch (error) {
    if (error instanceof PictureTooSmallError) throw error;
    console.warn('The HEIC decoder could not be used; the original is sent.', error);
    return null;
  }
};

/** @throws Error once that time is over */
const silenceOf = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('The decoder said nothing.')), ms));

const newWorker = () => new Worker(new URL('./photo-shrink.worker.ts', import.meta.url), { type: 'module' });

/** Null when this browser cannot. */
const shrinkInWorker = (request: ShrinkRequest): Promise<ArrayBuffer | null> =>
  new Promise((resolve, reject) => {
    const worker = newWorker();
    const finish = (answer: ShrinkAnswer) => {
      clearTimeout(timer);
      worker.terminate();
      if ('jpeg' in answer) resolve(answer.jpeg);
      else if (answer.problem === 'too-small') reject(new PictureTooSmallError());
      else resolve(null);
    };
    const timer = setTimeout(() => finish({ problem: 'unreadable' }), SHRINK_TIMEOUT);
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => finish(data);
    worker.onerror = () => finish({ problem: 'unreadable' });
    worker.postMessage(request, request.picture instanceof Blob ? [] : [request.picture]);
  });
