import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { createKnownArtist, replyIn, textMessage, WEBHOOK } from '#test/text-messages.js';
import type { SmsRequestResponse } from './sms-requests.dto.js';

/** A year that the parser takes for one to come. */
const YEAR = new Date().getFullYear() + 1;
const PHONE = '+16155550123';

describe('what a sender is answered', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    await createKnownArtist(venue, 'The Rattlers');
  });
  afterEach(async () => {
    await venue.sql('DELETE FROM sms_event_requests');
    await venue.sql('DELETE FROM rate_limits');
  });
  afterAll(() => venue.close());

  const staff = () => ({ Authorization: `Bearer ${admin.sessionId}` });
  const text = async (body: string, overrides: Record<string, string> = {}): Promise<string> => {
    const form = textMessage(body, { From: PHONE, ...overrides });
    return replyIn((await venue.http().post(WEBHOOK).type('form').send(form).expect(200)).text);
  };
  const replies = async (): Promise<(string | null)[]> => {
    const { body } = await venue.http().get('/api/admin/sms-requests').set(staff()).expect(200);
    return (body as SmsRequestResponse[]).map(({ reply }) => reply).reverse();
  };

  it('is kept word for word beside the request', async () => {
    const got = await text(`The Rattlers nov 27 ${YEAR} 8pm`);
    const asked = await text('The Rattlers sometime', { NumMedia: '1' });
    expect(got).toMatch(/^Got it: The Rattlers/);
    expect(asked).toMatch(/^We cannot read pictures by text\. Which day should The Rattlers play\?/);
    expect(await replies()).toEqual([got, asked]);
  });

  it('is nothing where nothing was sent: beyond four an hour, and to the test form', async () => {
    const sent: string[] = [];
    for (let day = 1; day <= 5; day += 1) sent.push(await text(`The Rattlers dec ${day} ${YEAR} 8pm`));
    await venue
      .http()
      .post('/api/admin/sms/process')
      .set(staff())
      .send({ messageText: 'The Rattlers sometime' })
      .expect(200);
    expect(await replies()).toEqual([...sent.slice(0, 4), null, null]);
  });

  it('stays what it was when the same message comes again in silence', async () => {
    const messageSid = `SM${'5'.repeat(32)}`;
    const wish = `The Rattlers nov 27 ${YEAR} 8pm`;
    const got = await text(wish, { MessageSid: messageSid });
    for (let turn = 0; turn < 3; turn += 1) await text('hello');
    expect(await text(wish, { MessageSid: messageSid })).toBe('');
    expect((await replies())[0]).toBe(got);
  });
});
