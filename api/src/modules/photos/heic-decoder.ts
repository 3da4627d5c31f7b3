import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { MAX_HEVC_PIXELS } from './image-check.js';
import type { RawPixels } from './image-sizes.js';
import { photoProblems } from './photo-problems.js';
import { WorkBudget } from './work-budget.js';

const MEGABYTE = 1024 * 1024;

/** For the decoder's own memory; the pixels come on top. 49 million pixels need about 420 MB. */
const MAX_MEMORY_BYTES = 768 * MEGABYTE;
const DEFAULT_TIME_LIMIT_MILLISECONDS = 20_000;

const decoded = z.object({
  data: z
    .custom<ArrayBufferView<ArrayBuffer>>((value) => ArrayBuffer.isView(value))
    .transform(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** Reads HEIC photos of iPhones, which sharp cannot, in a thread of their own: one at a time, within time and memory. */
@Injectable()
export class HeicDecoder {
  private readonly oneAtATime = new WorkBudget(1);

  /**
   * @param path a file whose header `checkImage` has accepted as HEVC
   * @returns the pixels of the primary image, turned upright as the file says
   * @throws DomainError `photos.damaged`, `photos.too-complex` or `photos.too-many-pixels`
   */
  async decode(path: string, timeLimitMilliseconds = DEFAULT_TIME_LIMIT_MILLISECONDS): Promise<RawPixels> {
    const answer = await this.oneAtATime.run(1, () => decodeInThread(path, timeLimitMilliseconds));
    const pixels = decoded.safeParse(answer).data;
    if (!pixels) throw photoProblems.damaged();
    if (pixels.width * pixels.height > MAX_HEVC_PIXELS) throw photoProblems.tooManyPixels();
    return pixels;
  }
}

const decodeInThread = (path: string, timeLimitMilliseconds: number): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./heic-worker.js', import.meta.url), {
      workerData: { path, maxMemoryBytes: MAX_MEMORY_BYTES },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      // The decoder prints what it dislikes about a file; the answer says enough.
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => {
      reject(photoProblems.tooComplex());
      void worker.terminate();
    }, timeLimitMilliseconds);
    worker.once('message', resolve);
    worker.once('error', () => reject(photoProblems.damaged()));
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(photoProblems.damaged());
    });
  });
