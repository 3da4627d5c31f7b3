/** Without an answer in this time, loading included, the decoder counts as dead; in milliseconds. */
export const DECODER_TIMEOUT = 20_000;

/** What the worker is asked for. */
export interface DecodeRequest {
  id: number;
  image: ImageData;
}

export interface DecodeAnswer {
  /** Of the request. */
  id: number;
  /** Null for a picture without a code. */
  text: string | null;
}

/** Its file did not come, e.g. since a newer version of the app has taken its place. */
export class MissingDecoderError extends Error {}

/** One for the page, so that its code is fetched once. */
let decoder: Worker | null = null;
/** It has answered, so its file is there. */
let isLoaded = false;
let lastId = 0;

/**
 * The text of the QR code in a picture, null when there is none. A worker decodes it, and the page goes on meanwhile.
 * @param image given away: its pixels are gone afterwards
 * @throws MissingDecoderError when the decoder could not be loaded, another Error when it died; the next call tries again
 */
export const decodeInWorker = (image: ImageData): Promise<string | null> => {
  const worker = (decoder ??= newWorker());
  lastId += 1;
  const request: DecodeRequest = { id: lastId, image };
  const end = new AbortController();
  const { signal } = end;
  return new Promise<string | null>((resolve, reject) => {
    const fail = (reason: Error) => {
      worker.terminate();
      if (decoder === worker) decoder = null;
      reject(reason);
    };
    const dead = new Error('The decoder of codes cannot be used.');
    const timer = setTimeout(() => fail(dead), DECODER_TIMEOUT);
    signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener('error', () => fail(isLoaded ? dead : new MissingDecoderError(MISSING)), {
      signal,
    });
    worker.addEventListener(
      'message',
      ({ data: { id, text } }: MessageEvent<DecodeAnswer>) => {
        isLoaded = true;
        if (id === request.id) resolve(text);
      },
      { signal },
    );
    worker.postMessage(request, [image.data.buffer]);
  }).finally(() => end.abort());
};

const MISSING = 'The decoder of codes cannot be used: its file did not come.';

const newWorker = (): Worker => {
  isLoaded = false;
  return new Worker(new URL('./decoder.worker.ts', import.meta.url), { type: 'module' });
};
