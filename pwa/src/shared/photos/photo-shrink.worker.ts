/// <reference lib="webworker" />
import { SENT_SIDE, shrinkToJpeg } from './photo-shrink';

declare const self: DedicatedWorkerGlobalScope;

/** Answers one picture with its JPEG, or null when it cannot be decoded here. */
self.onmessage = async ({ data }: MessageEvent<Blob | ImageBitmap>) => {
  try {
    const jpeg = await shrinkToJpeg(data, SENT_SIDE);
    self.postMessage(jpeg, [jpeg]);
  } catch {
    self.postMessage(null);
  }
};
