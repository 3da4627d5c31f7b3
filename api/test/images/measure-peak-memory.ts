// Does one piece of work on an image in a process of its own, for suites that limit the memory it may take: in one that has
// worked before, the peak is old and nothing would show. Arguments: work, file, its longest side in pixels.
// Prints JSON: by how many megabytes the peak rose, and the reason of the problem.
import sharp from 'sharp';
import { z } from 'zod';
import { HeicDecoder } from '#src/integrations/pictures/decoding/heic-decoder.js';
import { checkImage } from '#src/integrations/pictures/decoding/image-check.js';
import { makeFirstThumbnail } from '#src/modules/photos/files/image-sizes.js';

const [work = '', path = '', longestSide = ''] = process.argv.slice(2);

const works: Record<string, () => Promise<unknown>> = {
  check: () => checkImage(path),
  thumbnail: () => makeFirstThumbnail(path, Number(longestSide)),
  heic: () => new HeicDecoder().toJpeg(path),
  // What the others must not do.
  decode: () => sharp(path, { limitInputPixels: false }).raw().toBuffer(),
};

const problem = z.object({ reason: z.string() });

// The system's own peak would be inherited from the process that started this one. The work is done in other threads,
// so this one is free to look.
const before = process.memoryUsage.rss();
let peak = before;
const look = () => (peak = Math.max(peak, process.memoryUsage.rss()));
const timer = setInterval(look, 1);
const reason = await works[work]?.().then(
  () => undefined,
  (error: unknown) => problem.parse(error).reason,
);
clearInterval(timer);
look();
process.stdout.write(JSON.stringify({ megabytes: (peak - before) / 1024 / 1024, reason }));
