import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SIDE } from './image-sizes.js';
import { photoProblems } from './photo-problems.js';
import { WorkBudget } from './work-budget.js';

const MEGABYTE = 1024 * 1024;

/** For the decoder's own memory; the pixels come on top. 49 million of them need about 420 MB, and 195 for themselves. */
const MAX_MEMORY_BYTES = 768 * MEGABYTE;

/** A photo of 12 megapixels takes one second of a free core; a busy machine may have little of it to give. */
const DEFAULT_TIME_LIMIT_MILLISECONDS = 45_000;

const decoded = z.object({
  jpeg: z
    .custom<ArrayBufferView<ArrayBuffer>>((value) => ArrayBuffer.isView(value))
    .transform(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

export type DecodedHeic = z.infer<typeof decoded>;

/** Reads HEIC photos of iPhones, which sharp cannot, in a thread of their own: one at a time, within time and memory. */
@Injectable()
export class HeicDecoder {
  private readonly oneAtATime = new WorkBudget(1);

  /**
   * @param path a file whose header `checkImage` has accepted as HEVC
   * @returns the primary image as a JPEG of at most the download size, upright, without metadata
   * @throws DomainError `photos.damaged` or `photos.too-complex`
   */
  async toJpeg(path: string, timeLimitMilliseconds = DEFAULT_TIME_LIMIT_MILLISECONDS): Promise<DecodedHeic> {
    const answer = await this.oneAtATime.run(1, () => decodeInThread(path, timeLimitMilliseconds));
    const picture = decoded.safeParse(answer).data;
    if (!picture) throw photoProblems.damaged();
    return picture;
  }
}

const decodeInThread = (path: string, timeLimitMilliseconds: number): Promise<unknown> =>
  new Promise((resolve, reject) => {
    let answer: unknown;
    const worker = new Worker(new URL('./heic-worker.js', import.meta.url), {
      workerData: { path, longestSide: SIDE.download, maxMemoryBytes: MAX_MEMORY_BYTES },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      // The decoder prints what it dislikes about a file; the answer says enough.
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => {
      reject(photoProblems.tooComplex());
      void worker.terminate();
    }, timeLimitMilliseconds);
    worker.once('message', (message: unknown) => {
      answer = message;
    });
    worker.once('error', () => reject(photoProblems.damaged()));
    // Only now has its memory been given back, and the next may begin.
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
