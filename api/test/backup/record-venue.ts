// `npm run record -w api`: writes the demo venue of this version into an archive, which specs restore ever after. At each release.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { backUp } from '#src/backup/back-up.js';
import { productVersion } from '#src/config/product-version.js';
import { createDataSource } from '#src/database/data-source.js';
import { prepareDemoVenue } from '#src/demo/prepare-demo-venue.js';
import { startTestServer } from '#test/servers/test-server.js';
import { createEmptyVenue, filesIn, makePlace } from './archived-venue.js';
import { RECORDED } from './recorded-venues.js';

/** Of a picture, in pixels: enough to be one. */
const WIDTH = 12;
/** Of a recording, which nobody plays. */
const TRACK_BYTES = 4096;

const makeSmall = async (path: string, bytes: Buffer): Promise<void> => {
  const small = await sharp(bytes)
    .resize(WIDTH)
    .toBuffer()
    .catch(() => bytes.subarray(0, TRACK_BYTES));
  await writeFile(path, small);
};

const server = await startTestServer();
const place = await makePlace();
const venue = await createEmptyVenue(place);
const dataSource = await createDataSource(venue.url).initialize();
await prepareDemoVenue({ dataSource, storage: venue.storage, now: new Date() });
await dataSource.destroy();
for (const name of (await filesIn(venue.files)).keys()) {
  const path = join(venue.files, name);
  await makeSmall(path, await readFile(path));
}
const path = join(RECORDED, `${productVersion()}.tar.gz`);
await backUp({ ...venue, path, tell: console.info });
await venue.drop();
await place.remove();
await server.stop();
