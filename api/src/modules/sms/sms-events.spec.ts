import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { longDate } from '#contract/wall-clock-words.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { createKnownArtist, textMessage, WEBHOOK } from '#test/text-messages.js';
import type { SmsRequestResponse } from './sms-requests.dto.js';

/** A year that the parser takes for one to come. */
const YEAR = new Date().getFullYear() + 1;

const as = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });

describe('the event of a text message', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let rattlers: number;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    rattlers = await createKnownArtist(venue, 'The Rattlers', 'Bluegrass');
  });
  afterEach(async () => {
    await venue.sql('DELETE FROM sms_event_requests');
    await venue.sql('DELETE FROM events');
    await venue.sql('DELETE FROM messages');
  });
  afterAll(() => venue.close());

  const list = async (): Promise<SmsRequestResponse[]> => {
    const { body } = await venue.http().get('/api/admin/sms-requests').set(as(admin)).expect(200);
    return body;
  };
  const receive = async (words: string): Promise<SmsRequestResponse> => {
    await venue.http().post(WEBHOOK).type('form').send(textMessage(words)).expect(200);
    const [newest] = await list();
    if (!newest) throw new Error('nothing was received');
    return newest;
  };
  const make = (id: number, edits: object = {}, headers: Record<string, string> = {}) =>
    venue
      .http()
      .post(`/api/admin/sms-requests/${id}/event`)
      .set({ ...as(admin), ...headers })
      .send(edits);
  const events = () => venue.sql('SELECT * FROM events ORDER BY id');

  describe('made in the form', () => {
    const newKey = () => ({ 'Idempotency-Key': randomUUID() });
    const form = () => ({
      artistId: rattlers,
      name: 'Another Night',
      date: `${YEAR}-11-28`,
      time: '21:00',
      status: 'cancelled',
    });

    it('leaves an event alone that the same admin has made elsewhere, and says so', async () => {
      const { id } = await receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      await make(id).expect(200);
      const { body } = await make(id, form(), newKey()).expect(409);
      expect(body).toMatchObject({
        code: 'sms.already-made',
        message: `You have made “The Rattlers” of it already: ${longDate(`${YEAR}-11-27`)} at 8:00 PM.`,
      });
      await make(id, form()).expect(409);
      expect(await events()).toMatchObject([{ name: 'The Rattlers', time: '20:00', status: 'scheduled' }]);
    });

    it('is one event however often that form sends it, with its status and its picture from the start', async () => {
      const { id } = await receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#d94f14' } })
        .png()
        .toBuffer();
      const upload = await venue
        .http()
        .post('/api/events/image')
        .set(as(admin))
        .attach('image', picture, 'poster.png')
        .expect(201);
      const { imageUrl } = upload.body;
      const key = newKey();
      const first = await make(id, { ...form(), imageUrl }, key).expect(200);
      const again = await make(id, { ...form(), imageUrl }, key).expect(200);
      expect([first.body.madeEarlierBy, again.body.madeEarlierBy]).toEqual([null, 'you']);
      await make(id, { ...form(), imageUrl, name: 'Renamed' }, key).expect(409);
      expect(await events()).toMatchObject([
        { name: 'Another Night', status: 'cancelled', image_url: imageUrl },
      ]);
      expect(await venue.sql(`SELECT FROM messages WHERE kind = 'sms.on-calendar'`)).toEqual([]);
    });

    it.each([
      [{ status: 'maybe' }, 'status'],
      [{ imageUrl: '/uploads/logo-0123.webp' }, 'imageUrl'],
      [{ imageUrl: `/uploads/event-${'0'.repeat(32)}.webp` }, 'imageUrl'],
    ])('refuses %j in words', async (edits, field) => {
      const { id } = await receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      const { body } = await make(id, edits).expect(400);
      expect(body.fields[field]).toEqual(expect.any(String));
      expect(await events()).toEqual([]);
    });
  });
});
