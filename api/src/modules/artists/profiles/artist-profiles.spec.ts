import { randomBytes, randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { MAX_DEMO_BYTES, MAX_PROFILE_IMAGE_BYTES } from '#contract/limits.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import * as drawn from '#test/images/drawn-images.js';
import * as hostile from '#test/images/hostile-files.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { ArtistFilesService } from '#src/modules/artists/files/artist-files.service.js';
import { DemoFiles } from '#src/modules/artists/files/demo-files.js';

const FULL = {
  name: 'The Dust Devils',
  genre: 'Country',
  description: 'Three brothers and a stolen banjo.',
  email: 'dust@example.com',
  phone: '555-0142',
  website: 'https://dustdevils.example',
  socialMedia: '@dustdevils',
  experience: 'Ten years of barn dances',
  equipment: 'Own PA',
  priceRange: '$500-$1000 per show',
  availability: 'Weekends',
};

const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from(`ftyp${brand}0000${brand}`)]);
const WAV = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WAVEfmt '), randomBytes(3000)]);
const MP3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(2000)]);
/** What phones write: the title, and often a cover, before the sound. */
const TAGGED_MP3 = Buffer.concat([
  Buffer.from('ID3'),
  Buffer.from([3, 0, 0, 0, 0, 0x40, 0]),
  Buffer.alloc(8192),
  MP3,
]);
const FLAC = Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(100)]);
const AAC = Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80]), Buffer.alloc(100)]);
const aiff = (kind: string) => Buffer.concat([Buffer.from('FORM0000'), Buffer.from(kind), Buffer.alloc(100)]);
const webm = (codec: string) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
    Buffer.from(`webm${codec}`),
    Buffer.alloc(100),
  ]);
const OPUS = Buffer.concat([
  Buffer.from('OggS'),
  Buffer.alloc(24),
  Buffer.from('OpusHead'),
  Buffer.alloc(100),
]);

const TWO_DAYS = 48 * 60 * 60 * 1000;

describe('artist profiles', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
  });
  afterAll(() => venue.close());
  afterEach(async () => {
    await venue.sql('DELETE FROM artists');
    await venue.app.get(DemoFiles).sweep(new Date(Date.now() + TWO_DAYS));
  });

  interface Files {
    profileImage?: Buffer;
    demoFile?: Buffer;
    demoName?: string;
  }
  interface Sent {
    person: TestAccount;
    form: object;
    files: Files;
  }
  const send = (method: 'post' | 'put', path: string, { person, form, files }: Sent) => {
    const call = venue.http()[method](path).auth(person.sessionId, { type: 'bearer' });
    for (const [name, value] of Object.entries(form)) call.field(name, String(value));
    if (files.profileImage) call.attach('profileImage', files.profileImage, 'band.jpg');
    if (files.demoFile) call.attach('demoFile', files.demoFile, files.demoName ?? 'demo.wav');
    return call;
  };
  const create = (person: TestAccount, form: object = FULL, files: Files = {}) =>
    send('post', '/api/artists', { person, form, files });
  const update = (id: number, person: TestAccount, form: object = FULL, files: Files = {}) =>
    send('put', `/api/artists/${id}`, { person, form, files });
  const made = async (person: TestAccount, files: Files = {}) =>
    (await create(person, FULL, files).expect(201)).body;
  const remove = (id: number) =>
    venue.http().delete(`/api/artists/${id}`).auth(admin.sessionId, { type: 'bearer' });
  const isStored = (address: string) => venue.app.get(FileStorage).exists(basename(address));
  const storedTracks = async () => {
    const keys: string[] = [];
    for await (const { key } of venue.app.get(FileStorage).list('track-')) keys.push(key);
    return keys;
  };
  const newArtist = () => createAccount(venue, 'artist');

  describe('filling one in', () => {
    it('makes the artist’s own profile, which waits for review', async () => {
      const artist = await newArtist();
      const profile = await made(artist);
      expect(profile).toMatchObject({
        ...FULL,
        genre: 'country',
        userId: artist.id,
        isApproved: false,
        version: 1,
      });
      expect((await venue.http().get('/api/artists')).body).toEqual([]);
    });

    it('updates the stub that registration made', async () => {
      const artist = await newArtist();
      const [stub] = await venue.sql<{ id: number }>(
        `INSERT INTO artists (user_id, name, genre, email) VALUES ($1, 'Loretta Hayes', '', $2) RETURNING id`,
        [artist.id, artist.email],
      );
      const answer = await update(stub?.id ?? 0, artist).expect(200);
      expect(answer.body).toMatchObject({ name: 'The Dust Devils', version: 2, isApproved: false });
    });

    it('creates what registration left bare, once, and for its own account alone', async () => {
      const artist = await newArtist();
      const [bare] = await venue.sql<{ id: number }>(
        `INSERT INTO artists (user_id, name, genre, email) VALUES ($1, 'Loretta Hayes', '', $2) RETURNING id`,
        [artist.id, artist.email],
      );
      const key = randomUUID();
      const again = (form: object = FULL) =>
        create(artist, form, { demoFile: WAV }).set('Idempotency-Key', key);
      const answers = await Promise.all([again(), again(), again()]);

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
      expect(answers.map(({ body }) => [body.id, body.name])).toEqual(
        Array(3).fill([bare?.id, 'The Dust Devils']),
      );
      expect((await again({ ...FULL, name: 'Ruth' }).expect(409)).body.code).toBe('artists.key-reused');
      expect((await create(artist).expect(409)).body.code).toBe('artists.profile-exists');
      expect(await venue.sql('SELECT genre, version FROM artists')).toEqual([
        { genre: 'country', version: 2 },
      ]);
    });

    it('looks at no picture of an account that has a profile already', async () => {
      const artist = await newArtist();
      const key = randomUUID();
      const first = (form: object = FULL) => create(artist, form, files).set('Idempotency-Key', key);
      const files = { profileImage: await drawn.jpegPhoto() };
      const { body } = await first().expect(201);
      const keep = jest.spyOn(venue.app.get(ArtistFilesService), 'keep');
      expect((await create(artist, FULL, files).expect(409)).body.code).toBe('artists.profile-exists');
      expect((await first().expect(200)).body).toEqual(body);
      expect((await first({ ...FULL, name: 'Ruth' }).expect(409)).body.code).toBe('artists.key-reused');
      expect(keep).not.toHaveBeenCalled();
      keep.mockRestore();
    });

    it('takes JSON as well, without any file', async () => {
      const artist = await newArtist();
      const call = venue.http().post('/api/artists').auth(artist.sessionId, { type: 'bearer' });
      expect((await call.send(FULL)).body).toMatchObject({ name: 'The Dust Devils', profileImage: null });
    });

    it('empties what an update leaves out, and keeps the files', async () => {
      const artist = await newArtist();
      const { id, demoFile } = await made(artist, { demoFile: WAV });
      const { phone: _, website: __, socialMedia: ___, ...needed } = FULL;
      const { body } = await update(id, artist, needed).expect(200);
      expect(body).toMatchObject({ phone: null, website: null, socialMedia: null, demoFile });
    });

    it.each([
      ['name', 'Artist/Band name is required'],
      ['genre', 'Genre is required'],
      ['email', 'Invalid email address'],
    ])('refuses an artist without a %s', async (field, words) => {
      const answer = await create(await newArtist(), { ...FULL, [field]: ' ' }).expect(400);
      expect(answer.body).toMatchObject({
        message: 'Name, genre, and email are required fields',
        fields: { [field]: words },
      });
    });

    it.each([
      ['description', 'too short', 'Description must be at least 10 characters'],
      ['experience', '', 'Experience is required'],
      ['equipment', '', 'Equipment information is required'],
      ['priceRange', '', 'Price range is required'],
      ['availability', '', 'Availability is required'],
      ['website', 'javascript:alert(1)', 'Invalid website URL'],
      ['website', 'dustdevils', 'Invalid website URL'],
      ['email', 'dust@', 'Invalid email address'],
      ['phone', '5'.repeat(21), 'Phone must be at most 20 characters'],
    ])('refuses the %s "%s"', async (field, value, words) => {
      const { body } = await create(await newArtist(), { ...FULL, [field]: value }).expect(400);
      expect(body).toMatchObject({ message: words, fields: { [field]: words } });
      expect(await venue.sql('SELECT FROM artists')).toEqual([]);
    });

    it('needs no more of staff than a name, a genre and an e-mail', async () => {
      const bare = {
        name: 'Fiddlin’ Ruth',
        genre: 'folk',
        email: 'ruth@example.com',
        website: 'ruth.example',
      };
      expect((await create(admin, bare).expect(201)).body).toMatchObject({ ...bare, userId: null });
      const { body } = await create(admin, { phone: '555' }).expect(400);
      expect(body).toMatchObject({
        message: 'Artist name is required',
        fields: {
          name: 'Artist name is required',
          genre: 'Genre is required',
          email: 'Valid email is required',
        },
      });
    });

    it('asks staff for a valid e-mail in the words of their form', async () => {
      const words = 'Valid email is required';
      const wrong = { name: 'Fiddlin’ Ruth', genre: 'folk', email: 'ruth@' };
      const { body } = await create(admin, wrong).expect(400);
      expect(body).toMatchObject({ message: words, fields: { email: words } });
      expect((await create(admin, { ...wrong, email: ' Ruth@Example.com ' }).expect(201)).body.email).toBe(
        'ruth@example.com',
      );
    });

    it('gives an account one profile', async () => {
      const artist = await newArtist();
      await made(artist);
      expect((await create(artist).expect(409)).body.code).toBe('artists.profile-exists');
    });

    it('makes an artist once, however often the phone sends it', async () => {
      const key = randomUUID();
      const again = (name = 'Ruth') =>
        create(admin, { ...FULL, name }, { demoFile: WAV }).set('Idempotency-Key', key);
      const answers = await Promise.all([again(), again(), again()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect((await again('Someone else')).body.code).toBe('artists.key-reused');
      expect(await venue.sql('SELECT FROM artists')).toHaveLength(1);
      expect(await storedTracks()).toEqual([basename(answers[0].body.demoFile)]);
    });

    it('answers an artist who reaches for another’s profile with 404 and keeps nothing', async () => {
      const { id } = await made(await newArtist());
      const before = await storedTracks();
      await update(id, await newArtist(), { ...FULL, name: 'Mine now' }, { demoFile: WAV }).expect(404);
      expect(await venue.sql('SELECT name FROM artists')).toEqual([{ name: FULL.name }]);
      expect(await storedTracks()).toEqual(before);
    });

    it('tells the second of two people that the profile changed meanwhile', async () => {
      const artist = await newArtist();
      const { id } = await made(artist);
      const edit = (name: string, person: TestAccount) =>
        update(id, person, { ...FULL, name }).set('If-Match', '"1"');
      await edit('By the artist', artist).expect(200);
      expect((await edit('By staff', admin).expect(412)).body.code).toBe('artists.changed-meanwhile');
      expect(await venue.sql('SELECT name FROM artists')).toEqual([{ name: 'By the artist' }]);
    });
  });

  it('gets no genre back that staff renamed while the form was open', async () => {
    const as = (method: 'post' | 'put', path: string, name: string) => {
      const call = venue.http()[method](`/api/event-types${path}`).auth(admin.sessionId, { type: 'bearer' });
      return call.send({ name, color: 'bg-red-500' });
    };
    const { body: polka } = await as('post', '', 'Polka').expect(201);
    const artist = await newArtist();
    const { id } = (await create(artist, { ...FULL, genre: 'polka' }).expect(201)).body;
    await as('put', `/${polka.id}`, 'Polka & Schottische').expect(200);
    const save = (genre: string) => update(id, artist, { ...FULL, genre }).set('If-Match', '"1"');
    expect((await save('polka').expect(412)).body).toMatchObject({
      code: 'artists.changed-meanwhile',
      fields: { genre: 'Please choose a genre again' },
    });
    expect((await save('Polka & Schottische').expect(200)).body).toMatchObject({
      genre: 'polka & schottische',
      version: 2,
    });
    await update(id, artist, { ...FULL, genre: 'Polka' }).expect(200);
  });

  describe('its picture', () => {
    it('is stored under a random name, without where it was taken', async () => {
      const { profileImage } = await made(await newArtist(), { profileImage: await drawn.photoWithGps() });
      expect(profileImage).toMatch(/^\/uploads\/artist-[0-9a-f]{32}\.webp$/);
      const picture = await venue.http().get(profileImage).expect(200);
      expect([picture.get('Content-Type'), picture.get('X-Content-Type-Options')]).toEqual([
        'image/webp',
        'nosniff',
      ]);
      expect(Buffer.from(picture.body).includes('Exif')).toBe(false);
    });

    it.each([
      ['an SVG', () => hostile.svg()],
      ['a page named band.jpg', () => hostile.html()],
    ])('is no %s', async (_, file) => {
      const { body } = await create(await newArtist(), FULL, { profileImage: file(), demoFile: WAV }).expect(
        415,
      );
      expect(body.fields).toEqual({ profileImage: 'Please select an image file (JPG, PNG, etc.)' });
      expect(await venue.sql('SELECT FROM artists')).toEqual([]);
      expect(await storedTracks()).toEqual([]);
    });

    it('is smaller than 5 MB', async () => {
      const profileImage = await hostile.paddedJpeg(MAX_PROFILE_IMAGE_BYTES);
      const { body } = await create(await newArtist(), FULL, { profileImage }).expect(413);
      expect(body.message).toBe('Image must be smaller than 5MB. Please choose a smaller file.');
    });
  });

  it('looks at thirty pictures of one artist in an hour, and at none of them past that', async () => {
    const artist = await newArtist();
    const { id } = await made(artist);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await update(id, artist, FULL, { profileImage: Buffer.from('no picture') })).status);
    expect(statuses).toEqual([...Array<number>(30).fill(415), 429]);
    const profileImage = await drawn.jpegPhoto();
    expect((await update(id, artist, FULL, { profileImage })).body.code).toBe('artists.too-many');
    await update(id, artist).expect(200);
    await update(id, admin, FULL, { profileImage }).expect(200);
  });

  describe('its demo', () => {
    it.each([
      ['wav', 'audio/wav', () => WAV],
      ['mp3', 'audio/mpeg', () => MP3],
      ['mp3', 'audio/mpeg', () => TAGGED_MP3],
      ['ogg', 'audio/ogg', () => OPUS],
      ['m4a', 'audio/mp4', () => box('M4A ')],
      ['flac', 'audio/flac', () => FLAC],
      ['aac', 'audio/aac', () => AAC],
      ['aiff', 'audio/aiff', () => aiff('AIFF')],
      ['webm', 'audio/webm', () => webm('A_OPUS')],
      ['mp4', 'video/mp4', () => box('isom')],
      ['mov', 'video/quicktime', () => box('qt  ')],
    ])('may be %s, served as %s and nothing else', async (extension, type, file) => {
      const { demoFile, demoFileType } = await made(await newArtist(), {
        demoFile: file(),
        demoName: 'x.html',
      });
      expect(demoFile).toMatch(new RegExp(`^/uploads/track-[0-9a-f]{32}\\.${extension}$`));
      expect(demoFileType).toBe(type);
      const answer = await venue.http().get(demoFile).expect(200);
      expect(answer.get('Content-Type')).toBe(type);
      expect(answer.get('X-Content-Type-Options')).toBe('nosniff');
      expect(answer.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    });

    it('seeks: a part of it is answered as that part', async () => {
      const { demoFile } = await made(await newArtist(), { demoFile: WAV });
      const part = await venue.http().get(demoFile).set('Range', 'bytes=1000-1999').expect(206);
      expect(part.get('Content-Range')).toBe(`bytes 1000-1999/${WAV.length}`);
      expect(Buffer.compare(part.body, WAV.subarray(1000, 2000))).toBe(0);
    });

    it.each([
      ['text named song.mp3', () => Buffer.from('la la la '.repeat(400))],
      ['text that begins with ID3', () => Buffer.from(`ID3${' la la la'.repeat(400)}`)],
      [
        'text behind an ID3 tag',
        () => Buffer.concat([TAGGED_MP3.subarray(0, 10 + 8192), Buffer.from('la la la '.repeat(400))]),
      ],
      ['text that begins with FORM', () => Buffer.from('FORM of words '.repeat(400))],
      ['a picture of an Amiga', () => aiff('ILBM')],
      ['a video of a format that is not taken', () => webm('A_OPUSV_VP9')],
      ['a page named song.mp3', () => hostile.html()],
      ['an SVG named song.mp3', () => hostile.svg()],
      ['nothing at all', () => Buffer.alloc(0)],
      ['a picture', () => drawn.jpegPhoto()],
    ])('is not %s', async (_, file) => {
      const answer = await create(await newArtist(), FULL, { demoFile: await file(), demoName: 'song.mp3' });
      expect([answer.status, answer.body.message]).toEqual([
        415,
        'Please select an audio or video file (MP3, WAV, MP4, etc.)',
      ]);
      expect(await storedTracks()).toEqual([]);
    });

    it('is smaller than 10 MB', async () => {
      for (const size of [MAX_DEMO_BYTES, 11 * 1024 * 1024]) {
        const { body } = await create(await newArtist(), FULL, {
          demoFile: Buffer.concat([MP3, Buffer.alloc(size - MP3.length)]),
        }).expect(413);
        expect(body.message).toBe('Audio file must be smaller than 10MB. Please choose a smaller file.');
      }
      const largest = Buffer.concat([MP3, Buffer.alloc(MAX_DEMO_BYTES - 1 - MP3.length)]);
      await create(await newArtist(), FULL, { demoFile: largest }).expect(201);
    });

    it('comes once, and nothing else comes with it', async () => {
      const twice = create(await newArtist(), FULL, { demoFile: WAV }).attach('demoFile', WAV, 'b.wav');
      expect((await twice).body.fields).toEqual({ demoFile: 'Please send one file only' });
      const other = create(await newArtist(), FULL).attach('passwords', WAV, 'b.wav');
      expect((await other).body.fields).toEqual({ passwords: 'A file is not expected in passwords' });
      expect(await storedTracks()).toEqual([]);
    });
  });

  describe('files that are not needed any more', () => {
    it('go when they are replaced or removed', async () => {
      const artist = await newArtist();
      const first = await made(artist, { profileImage: await drawn.jpegPhoto(), demoFile: WAV });
      const second = (await update(first.id, artist, FULL, { demoFile: MP3 }).expect(200)).body;
      expect(second.profileImage).toBe(first.profileImage);
      expect([await isStored(first.demoFile), await isStored(second.demoFile)]).toEqual([false, true]);
      const third = (
        await update(first.id, artist, { ...FULL, removeProfileImage: true, removeDemoFile: true }).expect(
          200,
        )
      ).body;
      expect(third).toMatchObject({ profileImage: null, demoFile: null, demoFileType: null });
      expect([await isStored(first.profileImage), await isStored(second.demoFile)]).toEqual([false, false]);
    });

    it('are swept a day later when no artist names them', async () => {
      const { demoFile } = await made(await newArtist(), { demoFile: WAV });
      await venue.app.get(FileStorage).put('track-leftover.wav', WAV, 'audio/wav');
      await venue.app.get(DemoFiles).sweep(new Date());
      expect(await storedTracks()).toContain('track-leftover.wav');
      await venue.app.get(DemoFiles).sweep(new Date(Date.now() + TWO_DAYS));
      expect(await storedTracks()).toEqual([basename(demoFile)]);
    });
  });

  describe('deleting one', () => {
    it('takes its booking requests and files along, and leaves its shows running without an artist', async () => {
      const { id, demoFile, profileImage } = await made(await newArtist(), {
        profileImage: await drawn.jpegPhoto(),
        demoFile: WAV,
      });
      const eventId = await createEvent(venue, { artistId: id });
      await venue.sql(
        `INSERT INTO booking_requests (artist_id, event_date, event_time, event_type, event_name, contact_email)
         VALUES ($1, '2027-01-02', '20:00', 'country', 'Barn dance', 'ann@example.com')`,
        [id],
      );
      expect((await remove(id).expect(200)).body).toEqual({ message: 'Artist deleted successfully' });
      expect(await venue.sql('SELECT FROM booking_requests')).toEqual([]);
      expect((await venue.http().get(`/api/events/${eventId}`)).body).toMatchObject({
        artistId: null,
        artist: null,
      });
      expect([await isStored(demoFile), await isStored(profileImage)]).toEqual([false, false]);
      await remove(id).expect(404);
    });

    it('lets the artist make another one', async () => {
      const artist = await newArtist();
      await remove((await made(artist)).id).expect(200);
      expect((await made(artist)).userId).toBe(artist.id);
    });
  });
});
