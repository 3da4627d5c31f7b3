import { writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { storageProblem } from '#src/integrations/file-storage/storage-problem.js';
import type { CheckedImage } from './image-check.js';
import { LARGEST_SIDE } from './image-encoding.js';
import { ImageProblem } from './image-problem.js';
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

/** Whoever comes after them would wait longer than a phone does. */
const MAX_WAITING = 8;

export type DecodedHeic = z.infer<typeof decoded>;

/** Reads HEIC photos of iPhones, which sharp cannot, in a thread of their own: one at a time, within time and memory. */
@Injectable()
export class HeicDecoder {
  private readonly oneAtATime = new WorkBudget(1);
  private inside = 0;

  /**
   * Makes an upload readable for sharp: a HEIC on disk is replaced by a JPEG made by us, without its GPS position.
   * Errors as `toJpeg`, or of the storage.
   */
  async readable(image: CheckedImage): Promise<CheckedImage> {
    if (!image.isHevc) return image;
    const { jpeg, width, height } = await this.toJpeg(image.path);
    await storageProblem.in(() => writeFile(image.path, jpeg));
    return { ...image, width, height };
  }

  /**
   * @param path a file whose header `checkImage` has accepted as HEVC
   * @returns the primary image as a JPEG of at most `LARGEST_SIDE`, upright, without metadata
   * @throws ImageProblem `damaged`, `tooComplex`, or `busy` when eight others wait already
   */
  async toJpeg(path: string, timeLimitMilliseconds = DEFAULT_TIME_LIMIT_MILLISECONDS): Promise<DecodedHeic> {
    if (this.inside > MAX_WAITING) throw new ImageProblem('busy');
    this.inside += 1;
    try {
      const answer = await this.oneAtATime.run(1, () => decodeInThread(path, timeLimitMilliseconds));
      const picture = decoded.safeParse(answer).data;
      if (!picture) throw new ImageProblem('damaged');
      return picture;
    } finally {
      this.inside -= 1;
    }
  }
}

const decodeInThread = (path: string, timeLimitMilliseconds: number): Promise<unknown> =>
  new Promise((resolve, reject) => {
    let answer: unknown;
    let problem: ImageProblem | undefined;
    const worker = new Worker(new URL('./heic-worker.js', import.meta.url), {
      workerData: { path, longestSide: LARGEST_SIDE, maxMemoryBytes: MAX_MEMORY_BYTES },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      // The decoder prints what it dislikes about a file; the answer says enough.
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => {
      problem = new ImageProblem('tooComplex');
      void worker.terminate();
    }, timeLimitMilliseconds);
    worker.once('message', (message: unknown) => {
      answer = message;
    });
    worker.once('error', () => {
      problem ??= new ImageProblem('damaged');
    });
    // Only now has its memory been given back, and the next may begin.
    worker.once('exit', () => {
      clearTimeout(timer);
      if (problem) reject(problem);
      else resolve(answer);
    });
  });
