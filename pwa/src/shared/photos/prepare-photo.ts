import type { StoredPhoto } from '#shared/offline/outbox-entry';
import { isHeicFile } from './photo-rules';
import { jpegName } from './photo-shrink';

/** A decoder that has said nothing by then has died, e.g. for lack of memory; the original is sent instead. */
const SHRINK_TIMEOUT = 20_000;

/**
 * Makes a chosen picture ready to be kept and sent: a small upright JPEG without metadata where this phone can, in a
 * worker so that typing stays smooth. HEIC that the browser cannot decode goes through a decoder loaded only then.
 * What nothing here can decode is handed on as it is; the server decodes it.
 * @throws Error when the file cannot be read at all
 */
export const preparePhoto = async (file: File): Promise<StoredPhoto> => {
  const jpeg = (await shrinkInWorker(file)) ?? (isHeicFile(file) ? await shrinkHeic(file) : null);
  if (jpeg) return { buffer: jpeg, type: 'image/jpeg', name: jpegName(file.name) };
  return { buffer: await file.arrayBuffer(), type: file.type, name: file.name };
};

const shrinkHeic = async (file: File): Promise<ArrayBuffer | null> => {
  try {
    const { heicTo } = await import('heic-to/csp');
    const bitmap = await Promise.race([heicTo({ blob: file, type: 'bitmap' }), silenceOf(SHRINK_TIMEOUT)]);
    return await shrinkInWorker(bitmap);
  } catch (error) {
    console.warn('The HEIC decoder could not be used; the original is sent.', error);
    return null;
  }
};

/** @throws Error after that many milliseconds */
const silenceOf = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('The decoder said nothing.')), ms));

/** Has its code at hand before there is a photo, or none any more; null when it could not be fetched. */
let spare: Worker | null = null;

/** Fetches what shrinking needs, so that the first photo can be made smaller with no network. */
export const readyShrinking = (): void => {
  spare ??= newWorker();
  spare.onerror = () => (spare = null);
};

const newWorker = () => new Worker(new URL('./photo-shrink.worker.ts', import.meta.url), { type: 'module' });

const shrinkInWorker = (picture: Blob | ImageBitmap): Promise<ArrayBuffer | null> =>
  new Promise((resolve) => {
    const worker = spare ?? newWorker();
    spare = null;
    const finish = (jpeg: ArrayBuffer | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(jpeg);
    };
    const timer = setTimeout(() => finish(null), SHRINK_TIMEOUT);
    worker.onmessage = ({ data }: MessageEvent<ArrayBuffer | null>) => finish(data);
    worker.onerror = () => finish(null);
    worker.postMessage(picture, picture instanceof Blob ? [] : [picture]);
  });
