import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '#src/database/database.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { Pictures } from '#src/integrations/pictures/pictures.js';
import { jpegPhoto } from '#test/images/drawn-images.js';
import { RetiredPictures } from '#src/integrations/pictures/retired-pictures.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';

const FRIDAY = { name: 'Two-Step Friday', type: 'country', date: '2027-01-15', time: '20:00' };
const TWO_DAYS_MILLISECONDS = 2 * 24 * 60 * 60 * 1000;

describe('pictures of events', () => {
  let venue: TestApp;
  let session: string;

  beforeAll(async () => {
    venue = await createTestApp();
    session = (await createAccount(venue, 'admin')).sessionId;
  });
  afterAll(() => venue.close());

  const send = (method: 'post' | 'put' | 'delete', path: string) =>
    venue.http()[method](path).set('Authorization', `Bearer ${session}`);
  const upload = async (): Promise<string> => {
    const answer = await send('post', '/api/events/image').attach('image', await jpegPhoto(), 'poster.jpg');
    expect(answer.status).toBe(201);
    return String(answer.body.imageUrl);
  };
  const create = (body: object, key: string, path = '/api/events') =>
    send('post', path).set('Idempotency-Key', key).send(body);
  const isServed = async (imageUrl: string): Promise<boolean> =>
    (await venue.http().get(imageUrl)).status === 200;
  const sweepTwoDaysLater = () => venue.app.get(Pictures).sweep(new Date(Date.now() + TWO_DAYS_MILLISECONDS));

  it('are uploaded, shown with the event, and swept away after it', async () => {
    const imageUrl = await upload();
    expect(imageUrl).toMatch(/^\/uploads\/event-[0-9a-f]{32}\.webp$/);
    const made = await send('post', '/api/events').send({ ...FRIDAY, imageUrl });
    expect([made.status, made.body.imageUrl, await isServed(imageUrl)]).toEqual([201, imageUrl, true]);
    await send('delete', `/api/events/${made.body.id}`);
    expect(await isServed(imageUrl)).toBe(true);
    await sweepTwoDaysLater();
    expect(await isServed(imageUrl)).toBe(false);
  });

  it('stay while another event shows them, and go when the last one is given another', async () => {
    const shared = await upload();
    const first = await send('post', '/api/events').send({ ...FRIDAY, imageUrl: shared });
    const second = await send('post', '/api/events').send({ ...FRIDAY, imageUrl: shared });
    await send('delete', `/api/events/${first.body.id}`);
    await sweepTwoDaysLater();
    expect(await isServed(shared)).toBe(true);
    const other = await upload();
    const changed = await send('put', `/api/events/${second.body.id}`).send({ ...FRIDAY, imageUrl: other });
    await sweepTwoDaysLater();
    expect([changed.body.imageUrl, await isServed(shared), await isServed(other)]).toEqual([
      other,
      false,
      true,
    ]);
  });

  it('do not hinder an edit when their file has been lost', async () => {
    const made = await send('post', '/api/events').send(FRIDAY);
    const imageUrl = '/uploads/event-lost.webp';
    await venue.sql('UPDATE events SET image_url = $2 WHERE id = $1', [made.body.id, imageUrl]);
    const edited = await send('put', `/api/events/${made.body.id}`).send({
      ...FRIDAY,
      imageUrl,
      capacity: 9,
    });
    expect([edited.status, edited.body.capacity]).toEqual([200, 9]);
  });

  it('do not hinder a repeat of a creation or an edit whose picture is gone, whatever the storage says', async () => {
    const [key, imageUrl] = [randomUUID(), await upload()];
    const made = await create({ ...FRIDAY, imageUrl }, key);
    const series = { ...FRIDAY, imageUrl, repeat: { frequency: 'weekly', count: 2 } };
    const seriesKey = randomUUID();
    await create(series, seriesKey, '/api/events/series');
    await rm(join(venue.uploads, basename(imageUrl)));
    const again = [
      await create({ ...FRIDAY, imageUrl }, key),
      await create(series, seriesKey, '/api/events/series'),
      await create({ ...FRIDAY, imageUrl }, randomUUID()),
    ];
    expect(again.map(({ status }) => status)).toEqual([200, 200, 400]);
    expect(again[0]?.body).toEqual(made.body);
  });

  it('are asked for while nobody waits for the event', async () => {
    const made = await send('post', '/api/events').send(FRIDAY);
    const imageUrl = await upload();
    const storage = venue.app.get(FileStorage);
    const slow = jest.spyOn(storage, 'exists').mockImplementation(async () => {
      await send('put', `/api/events/${made.body.id}`).send({ ...FRIDAY, capacity: 7 });
      return true;
    });
    const edited = await send('put', `/api/events/${made.body.id}`).send({ ...FRIDAY, imageUrl });
    slow.mockRestore();
    expect(edited.body).toMatchObject({ imageUrl, capacity: 7, version: 3 });
  });

  it('are refused when the sweep takes them between the look and the save', async () => {
    const imageUrl = await upload();
    const storage = venue.app.get(FileStorage);
    const look = jest.spyOn(storage, 'exists').mockImplementation(async () => {
      await sweepTwoDaysLater();
      return true;
    });
    const made = await send('post', '/api/events').send({ ...FRIDAY, imageUrl });
    look.mockRestore();
    expect([made.status, Object.keys(made.body.fields ?? {})]).toEqual([400, ['imageUrl']]);
    expect(await isServed(imageUrl)).toBe(false);
  });

  it('outlive a sweep that comes while the event that copies them is being saved', async () => {
    const imageUrl = await upload();
    const sweeping = await venue.app.get(Database).transaction(async (transaction) => {
      expect(await venue.app.get(RetiredPictures).hold(transaction, imageUrl)).toBe(true);
      const sweep = sweepTwoDaysLater();
      await pause(300);
      await transaction.query(
        `INSERT INTO events (name, type, date, time, image_url) VALUES ('Copy', 'country', '2027-01-15', '20:00', $1)`,
        [imageUrl],
      );
      return { sweep };
    });
    await sweeping.sweep;
    expect(await isServed(imageUrl)).toBe(true);
    const another = await send('post', '/api/events').send({ ...FRIDAY, imageUrl });
    expect(another.status).toBe(201);
  });

  it('of a form that was never saved are swept away after a day', async () => {
    const abandoned = await upload();
    const used = await upload();
    await send('post', '/api/events').send({ ...FRIDAY, imageUrl: used });
    await sweepTwoDaysLater();
    expect([await isServed(abandoned), await isServed(used)]).toEqual([false, true]);
  });

  it('are refused when they are too large, no pictures, or missing, and leave nothing behind', async () => {
    const before = await readdir(venue.uploads);
    const refused = [
      await send('post', '/api/events/image').attach('image', Buffer.alloc(5 * 1024 * 1024 + 1), 'big.jpg'),
      await send('post', '/api/events/image').attach('image', Buffer.from('<svg/>'), 'poster.jpg'),
      await send('post', '/api/events/image').attach(
        'image',
        (await jpegPhoto()).subarray(0, 900),
        'cut.jpg',
      ),
      await send('post', '/api/events/image').send({}),
    ];
    expect(refused.map(({ status, body }) => [status, body.fields])).toEqual([
      [413, { image: 'File size must be less than 5MB' }],
      [415, { image: 'Please select an image file' }],
      [400, { image: 'This picture is damaged and cannot be read' }],
      [400, { image: 'Please select a picture' }],
    ]);
    expect(await readdir(venue.uploads)).toEqual(before);
  });
});
