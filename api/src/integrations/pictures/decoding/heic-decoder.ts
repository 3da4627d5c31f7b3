import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { storageProblem } from '#src/integrations/file-storage/storage-problem.js';
import type { CheckedImage } from './image-check.js';
import { LARGEST_SIDE } from './image-encoding.js';
import { ImageProblem, type ImageProblemReason } from '#src/integrations/pictures/image-problem.js';
import { WorkBudget } from '#src/common/throttle/work-budget.js';

const PROGRAM = fileURLToPath(new URL('./heic-process.js', import.meta.url));

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

/** A later caller would wait longer than a phone does. */
const MAX_WAITING = 8;

type DecodedHeic = z.infer<typeof decoded>;

/** Reads HEIC photos of iPhones, which sharp cannot, each in a process of its own: one at a time, within time and memory. */
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
      const answer = await this.oneAtATime.run(1, () => decodeInChild(path, timeLimitMilliseconds));
      const picture = decoded.safeParse(answer).data;
      if (!picture) throw new ImageProblem('damaged');
      return picture;
    } finally {
      this.inside -= 1;
    }
  }
}

const decodeInChild = (path: string, timeLimitMilliseconds: number): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const child = fork(PROGRAM, [path, String(LARGEST_SIDE), String(MAX_MEMORY_BYTES)], {
      execArgv: ['--max-old-space-size=128'],
      // A hostile file that takes the decoder over finds no secret there.
      env: {},
      serialization: 'advanced',
      // The decoder prints what it dislikes about a file; the answer says enough.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let answer: unknown;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeLimitMilliseconds);
    child.once('message', (message) => (answer = message));
    child.once('error', () => {
      clearTimeout(timer);
      reject(new ImageProblem('busy'));
    });
    // Only now has its memory been given back, and the next may begin.
    child.once('close', (exitCode, signal) => {
      clearTimeout(timer);
      if (exitCode === 0) resolve(answer);
      else reject(new ImageProblem(isLate ? 'tooComplex' : reasonOf(signal)));
    });
  });

/** Node aborts itself for lack of memory; any other signal came from outside and says nothing of the file. */
const reasonOf = (signal: NodeJS.Signals | null): ImageProblemReason =>
  signal === null || signal === 'SIGABRT' ? 'damaged' : 'busy';
