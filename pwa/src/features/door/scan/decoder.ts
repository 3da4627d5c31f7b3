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

/** One for the page, so that its code is fetched once. */
let decoder: Worker | null = null;
let lastId = 0;

/**
 * The text of the QR code in a picture, null when there is none. A worker decodes it, and the page goes on meanwhile.
 * @param image given away: its pixels are gone afterwards
 * @throws Error when the decoder could not be loaded, or died; the next call tries again
 */
export const decodeInWorker = (image: ImageData): Promise<string | null> => {
  const worker = (decoder ??= newWorker());
  lastId += 1;
  const request: DecodeRequest = { id: lastId, image };
  const end = new AbortController();
  const { signal } = end;
  return new Promise<string | null>((resolve, reject) => {
    const fail = () => {
      worker.terminate();
      if (decoder === worker) decoder = null;
      reject(new Error('The decoder of codes cannot be used.'));
    };
    const timer = setTimeout(fail, DECODER_TIMEOUT);
    signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener('error', fail, { signal });
    worker.addEventListener(
      'message',
      ({ data: { id, text } }: MessageEvent<DecodeAnswer>) => id === request.id && resolve(text),
      { signal },
    );
    worker.postMessage(request, [image.data.buffer]);
  }).finally(() => end.abort());
};

const newWorker = () => new Worker(new URL('./decoder.worker.ts', import.meta.url), { type: 'module' });
