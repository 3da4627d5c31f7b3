// Does one piece of work on an image in a process of its own, for suites that limit the memory it may take: in one that has
// worked before, the peak is old and nothing would show. Arguments: work, file, its longest side in pixels.
// Prints JSON: by how many megabytes the peak rose, and the code of the problem.
import sharp from 'sharp';
import { z } from 'zod';
import { checkImage } from '#src/modules/photos/image-check.js';
import { makeFirstThumbnail } from '#src/modules/photos/image-sizes.js';

const [work = '', path = '', longestSide = ''] = process.argv.slice(2);

const works: Record<string, () => Promise<unknown>> = {
  check: () => checkImage(path),
  thumbnail: () => makeFirstThumbnail(path, Number(longestSide)),
  // What the others must not do.
  decode: () => sharp(path, { limitInputPixels: false }).raw().toBuffer(),
};

const problem = z.object({ code: z.string() });

const before = process.resourceUsage().maxRSS;
const code = await works[work]?.().then(
  () => undefined,
  (error: unknown) => problem.parse(error).code,
);
process.stdout.write(JSON.stringify({ megabytes: (process.resourceUsage().maxRSS - before) / 1024, code }));
