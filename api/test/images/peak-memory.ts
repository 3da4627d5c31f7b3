import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

/** `decode` holds every pixel in memory: the measure of what the others must not do. */
export type ImageWork = 'check' | 'thumbnail' | 'heic' | 'decode';

const LOADER = new URL('../../../.config/typescript-loader/register.mjs', import.meta.url).href;
const PROGRAM = fileURLToPath(new URL('./measure-peak-memory.ts', import.meta.url));

const measured = z.object({ megabytes: z.number(), reason: z.string().optional() });

/**
 * By how many megabytes the peak of a fresh process rises while it does this work, and the reason of the problem it meets.
 * @param longestSide of the image in pixels
 */
export const peakMemoryOf = async (
  work: ImageWork,
  path: string,
  longestSide: number,
): Promise<z.infer<typeof measured>> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    LOADER,
    PROGRAM,
    work,
    path,
    String(longestSide),
  ]);
  return measured.parse(JSON.parse(stdout));
};
