// Turns one HEIC file into a JPEG, then ends, which gives all its memory back. Plain JavaScript because worker threads
// load it as it stands, from the sources in tests and from the build in production.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';
import sharp from 'sharp';

const { path, longestSide, maxMemoryBytes } = workerData;
const PAGE_BYTES = 65_536;

// A hostile file may announce few pixels and hold many: the decoder then fails to allocate instead of taking gigabytes.
const { prototype } = globalThis.WebAssembly.Memory;
const { grow } = prototype;
prototype.grow = function growWithinLimit(pages) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > maxMemoryBytes) throw new RangeError('memory limit');
  return grow.call(this, pages);
};

const { data, width, height } = await decode({ buffer: new Uint8Array(await readFile(path)) });
const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
  .flatten({ background: '#fff' })
  .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  .jpeg({ quality: 90 })
  .toBuffer({ resolveWithObject: true });
parentPort.postMessage({ jpeg: jpeg.data, width: jpeg.info.width, height: jpeg.info.height });
