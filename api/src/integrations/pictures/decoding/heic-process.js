// Turns one HEIC file into a JPEG, then ends, which gives all its memory back. Plain JavaScript because Node starts it as it
// stands, from the sources in tests and from the build in production.
import { readFile } from 'node:fs/promises';
import decode from 'heic-decode';
import sharp from 'sharp';

const [path, longestSide, maxMemoryBytes] = process.argv.slice(2);
const PAGE_BYTES = 65_536;

// The API finishes what is in flight when it is told to stop, and this is part of it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

// A hostile file may announce few pixels and hold many: the decoder then fails to allocate instead of taking gigabytes.
const { prototype } = globalThis.WebAssembly.Memory;
const { grow } = prototype;
prototype.grow = function growWithinLimit(pages) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > Number(maxMemoryBytes))
    throw new RangeError('memory limit');
  return grow.call(this, pages);
};

const { data, width, height } = await decode({ buffer: new Uint8Array(await readFile(path)) });
const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
  .flatten({ background: '#fff' })
  .resize({
    width: Number(longestSide),
    height: Number(longestSide),
    fit: 'inside',
    withoutEnlargement: true,
  })
  .jpeg({ quality: 90 })
  .toBuffer({ resolveWithObject: true });
process.send({ jpeg: jpeg.data, width: jpeg.info.width, height: jpeg.info.height }, () =>
  process.disconnect(),
);
