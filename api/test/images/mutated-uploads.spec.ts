import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Test } from 'supertest';
import { seededRandom } from '#src/demo/seeded-random.js';
import { PhotoJobs } from '#src/modules/photos/jobs/photo-jobs.js';
import { PROOF_SEED, proofSize, proofTime, tellProof } from '#test/proof-size.js';
import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { createSignedInArtist } from '#test/venue/bookings.js';
import { settled } from '#test/venue/settled.js';
import * as drawn from './drawn-images.js';
import * as hostile from './hostile-files.js';
import { mutationsOf } from './mutations.js';

const FILES = proofSize(48);
/** One in so many is a recording. */
const RECORDINGS_ONE_IN = 8;

const PICTURES: [string, () => Promise<Buffer>][] = [
  ['a JPEG', drawn.photoWithGps],
  ['a progressive JPEG', drawn.progressivePhoto],
  ['a CMYK JPEG', drawn.cmykPhoto],
  ['a turned JPEG', () => drawn.turnedPhoto(6)],
  ['a JPEG with a program in it', hostile.phpInComment],
  ['a PNG', drawn.palettePng],
  ['a 16-bit PNG', drawn.deepPng],
  ['a GIF', () => drawn.animation('gif')],
  ['a WebP', () => drawn.animation('webp')],
  ['an AVIF', () => drawn.drawQuarters().avif({ effort: 0 }).toBuffer()],
  ['a HEIC', drawn.heicPhoto],
  ['a HEIC of tiles', drawn.tiledHeicPhoto],
];

const MP3 = Buffer.concat([
  Buffer.from('ID3\x03\0\0\0\0\0\x40'),
  Buffer.alloc(64),
  Buffer.from([0xff, 0xfb, 0x90, 0x64]),
  Buffer.alloc(2_000),
]);
const WAV = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(2_000, 7)]);
const FLAC = Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(500)]);

/** What is sent where. */
interface Upload {
  what: string;
  where: string;
  file: Buffer;
}

const ADDRESS = /"(\/uploads\/[^"]+)"/g;

describe(`${FILES} damaged files that are uploaded (PROOF_SEED=${PROOF_SEED})`, () => {
  const random = seededRandom(`${PROOF_SEED}/where`);
  const answered = new Map<string, number>();
  let venue: TestApp;
  let sessions: Record<'user' | 'admin' | 'artist', string>;
  let routes: Record<string, (file: Buffer) => Test>;

  beforeAll(async () => {
    venue = await createTestApp({ GUEST_ENTRIES_PER_HOUR: '1000000' });
    const artist = await createSignedInArtist(venue);
    sessions = {
      user: (await createAccount(venue, 'user')).sessionId,
      admin: (await createAccount(venue, 'admin')).sessionId,
      artist: artist.sessionId,
    };
    const eventId = await createEvent(venue);
    const post = (path: string, session: string) => venue.http().post(path).auth(session, { type: 'bearer' });
    const profile = (field: string) => (file: Buffer) =>
      venue
        .http()
        .put(`/api/artists/${artist.artistId}`)
        .auth(sessions.artist, { type: 'bearer' })
        .field({ name: 'The Dust Devils', genre: 'Country', email: 'dust@example.com' })
        .attach(field, file, field);
    routes = {
      'a check-in photo': (file) =>
        venue
          .http()
          .post('/api/event-photos/upload')
          .field({ eventId: String(eventId), isVerificationPhoto: 'true' })
          .attach('photo', file, 'me.jpg'),
      'a gallery photo': (file) =>
        post('/api/event-photos/upload', sessions.admin)
          .field({ eventId: String(eventId) })
          .attach('photo', file, 'stage.png'),
      'a profile image': (file) =>
        post('/api/auth/profile-image', sessions.user).attach('profileImage', file, 'me.heic'),
      'a logo': (file) => post('/api/venue/logo', sessions.admin).attach('logo', file, 'logo.png'),
      'an event picture': (file) =>
        post('/api/events/image', sessions.admin).attach('image', file, 'show.jpg'),
      'an artist’s picture': profile('profileImage'),
      'a recording': profile('demoFile'),
    };
  });
  afterAll(() => venue.close());

  /** Each kind of file in turn, each to a place of chance. */
  const uploads = async (): Promise<Upload[]> => {
    const recordings = Math.floor(FILES / RECORDINGS_ONE_IN);
    const pictures = await Promise.all(PICTURES.map(([, make]) => make()));
    const places = Object.keys(routes).filter((where) => where !== 'a recording');
    return [
      ...mutationsOf(pictures, FILES - recordings, `${PROOF_SEED}/pictures`).map((file, turn) => ({
        what: PICTURES[turn % PICTURES.length]?.[0] ?? '',
        where: random.pick(places),
        file,
      })),
      ...mutationsOf([MP3, WAV, FLAC], recordings, `${PROOF_SEED}/recordings`).map((file) => ({
        what: 'sound',
        where: 'a recording',
        file,
      })),
    ];
  };

  const fetchBytes = async (address: string): Promise<{ status: number; type: string; bytes: Buffer }> => {
    const { status, headers, body } = await venue
      .http()
      .get(address)
      .auth(sessions.admin, { type: 'bearer' })
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      });
    return { status, type: String(headers['content-type']), bytes: Buffer.from(body) };
  };

  /** What is served is a picture of our own making, or a recording; nothing that came with it. */
  const faultOfServed = async (address: string): Promise<string | undefined> => {
    const { status, type, bytes } = await fetchBytes(address);
    if (status !== 200) return `${address}: ${status}`;
    if (address.startsWith('/uploads/track-'))
      return /^(audio|video)\//.test(type) ? undefined : `${address} is served as ${type}`;
    const decoded = await sharp(bytes, { failOn: 'warning' })
      .raw()
      .toBuffer()
      .then(() => 'read', String);
    if (decoded !== 'read' || !/^image\/(jpeg|png|webp)$/.test(type))
      return `${address} (${type}): ${decoded}`;
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    const isClean = !bytes.includes(hostile.PHP) && [exif, xmp, iptc].every((part) => part === undefined);
    return isClean ? undefined : `${address} holds more than its pixels`;
  };

  const addressesOf = async (body: { photoId?: number }): Promise<string[]> => {
    if (body.photoId === undefined)
      return [...JSON.stringify(body).matchAll(ADDRESS)].map(([, address = '']) => address);
    await venue.app.get(PhotoJobs).makeSizes(body.photoId);
    const [row] = await venue.sql<{ filename: string; sized: boolean }>(
      'SELECT filename, sizes_ready AS sized FROM event_photos WHERE id = $1',
      [body.photoId],
    );
    const name = row?.filename.replace(/\.jpg$/, '') ?? '';
    return row?.sized
      ? [`/uploads/${name}.jpg`, `/uploads/${name}-320.webp`, `/uploads/${name}-1280.webp`]
      : [];
  };

  const faultsOf = async ({ where, file }: Upload): Promise<string[]> => {
    await venue.sql('DELETE FROM rate_limits');
    const { status, body } = (await routes[where]?.(file)) ?? { status: 0, body: {} };
    answered.set(`${where} ${status}`, (answered.get(`${where} ${status}`) ?? 0) + 1);
    if (status === 200 || status === 201) {
      const faults = await Promise.all((await addressesOf(body)).map(faultOfServed));
      return faults.filter((fault) => fault !== undefined);
    }
    const isRefusal = [400, 413, 415].includes(status) && body.statusCode === status;
    return isRefusal ? [] : [`${status} ${JSON.stringify(body)}`];
  };

  it(
    'are taken as a picture or refused in words, and leave nothing behind',
    async () => {
      const faults: string[] = [];
      for (const [index, upload] of (await uploads()).entries()) {
        const { what, where } = upload;
        for (const fault of await faultsOf(upload))
          faults.push(`file ${index}, ${what} as ${where}: ${fault}`);
      }
      tellProof(`${FILES} files; answers: ${JSON.stringify(Object.fromEntries([...answered].sort()))}`);
      expect(faults).toEqual([]);
      expect((await readdir(venue.uploads)).filter((name) => name.startsWith('original-'))).toEqual([]);
      expect(await settled(() => readdir(join(venue.uploads, '.incoming')))).toEqual([]);
      expect((await venue.http().get('/api/health/ready')).status).toBe(200);
    },
    proofTime(FILES, 3_000),
  );
});
