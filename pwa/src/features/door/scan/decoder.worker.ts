/// <reference lib="webworker" />
import { decodeImage } from './decode-image';
import type { DecodeAnswer, DecodeRequest } from './decoder';

declare const self: DedicatedWorkerGlobalScope;

/** Answers each picture with the text of its code. */
self.onmessage = ({ data: { id, image } }: MessageEvent<DecodeRequest>) => {
  const answer: DecodeAnswer = { id, text: decodeImage(image) };
  self.postMessage(answer);
};
