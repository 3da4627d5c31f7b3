import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;
const WORTH_IT = 1024;
/** The HEIC decoder is three megabytes; the best quality would take ten seconds for a file that few phones ask for. */
const LARGE = 1024 * 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file of a build, made once and well, so that the server never has to. */
export async function compressBuild(directory) {
  for (const name of await readdir(directory, { recursive: true })) {
    const file = join(directory, name);
    const { size } = await stat(file);
    if (TEXT.test(name) && size >= WORTH_IT) await compress(file, size);
  }
}

async function compress(file, size) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: size > LARGE ? 6 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  const [br, gz] = await Promise.all([asBrotli(content, { params }), asGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
