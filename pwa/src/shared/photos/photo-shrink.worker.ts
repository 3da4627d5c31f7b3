/// <reference lib="webworker" />
import { PictureTooSmallError, SENT_SIDE, shrinkToJpeg } from './photo-shrink';
import type { ShrinkAnswer, ShrinkRequest } from './prepare-photo';

declare const self: DedicatedWorkerGlobalScope;

const answer = (words: ShrinkAnswer, transfer: Transferable[] = []) => self.postMessage(words, transfer);

/** Answers one picture with its JPEG, or with why there is none. */
self.onmessage = async ({ data: { picture, minSide } }: MessageEvent<ShrinkRequest>) => {
  try {
    const jpeg = await shrinkToJpeg(picture, SENT_SIDE, minSide);
    answer({ jpeg }, [jpeg]);
  } catch (error) {
    answer({ problem: error instanceof PictureTooSmallError ? 'too-small' : 'unreadable' });
  }
};
