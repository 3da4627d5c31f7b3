import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { longDate } from '#contract/rules/texts.js';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import { type SmsServer, startSmsServer } from '#test/servers/sms-server.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import {
  createKnownArtist,
  replyIn,
  tellSenders,
  textMessage,
  WEBHOOK,
  YEAR,
} from '#test/sms/text-messages.js';
import type { SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';

const PUBLIC_URL = 'https://venue.example.com';
/** The basic letters of the GSM 7-bit alphabet, as far as we use them (3GPP TS 23.038 §6.2.1). */
const GSM_7 = /^[\w\s@$!"#%&'()*+,\-./:;<=>?]+$/;
const PHONE = '+16155550123';

describe('what a sender is answered', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let provider: SmsServer;

  beforeAll(async () => {
    provider = await startSmsServer();
    venue = await createTestApp({ ...provider.environment, PUBLIC_URL });
    await venue.sql(`UPDATE venue SET name = 'Rusty Spur'`);
    admin = await createAccount(venue, 'admin');
    await createKnownArtist(venue, 'The Rattlers');
  });
  afterEach(async () => {
    await venue.sql('DELETE FROM sms_event_requests');
    for (const table of ['events', 'messages', 'sms_receipts', 'sms_opt_outs'])
      await venue.sql(`DELETE FROM ${table}`);
  });
  afterAll(async () => {
    await venue.close();
    await provider.close();
  });

  const token = (): string => provider.environment.TWILIO_AUTH_TOKEN ?? '';
  const staff = () => ({ Authorization: `Bearer ${admin.sessionId}` });
  const text = async (body: string, overrides: Record<string, string> = {}): Promise<string> => {
    const form = textMessage(body, { From: PHONE, ...overrides });
    const signature = getExpectedTwilioSignature(token(), `${PUBLIC_URL}${WEBHOOK}`, form);
    const call = venue.http().post(WEBHOOK).set('X-Twilio-Signature', signature).type('form').send(form);
    return replyIn((await call.expect(200)).text);
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

  it('is not left beside a request that was taken back without an answer', async () => {
    for (let turn = 0; turn < 3; turn += 1) await text('The Rattlers sometime');
    await venue.sql('DELETE FROM sms_event_requests');
    expect(await text(`The Rattlers nov 27 ${YEAR} 8pm`)).toMatch(/^Got it/);
    expect(await text('never mind, cancel it')).toBe('');
    expect(await venue.sql('SELECT kind, reply FROM sms_event_requests')).toEqual([
      { kind: 'withdrawn', reply: null },
    ]);
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

  it('is not what it was before a text that leaves the request otherwise, and heard nothing', async () => {
    const sent: string[] = [];
    for (let day = 1; day <= 4; day += 1) sent.push(await text(`The Rattlers dec ${day} ${YEAR} 8pm`));
    expect(await text('can we change the time?')).toBe('');
    expect(await replies()).toEqual([...sent.slice(0, 3), null]);
  });

  describe('once it is on the calendar', () => {
    const tap = (id: number, edits: object = {}) =>
      venue.http().post(`/api/admin/sms-requests/${id}/event`).set(staff()).send(edits);
    const tryOut = (phoneNumber: string | undefined, messageText: string) =>
      venue.http().post('/api/admin/sms/process').set(staff()).send({ phoneNumber, messageText }).expect(200);
    const texts = async () => {
      await tellSenders(venue);
      return venue.sql<{ id: number; recipient: string; text_body: string; status: string }>(
        `SELECT * FROM messages WHERE channel = 'sms' ORDER BY id`,
      );
    };
    const requestId = async (): Promise<number> => {
      const [row] = await venue.sql<{ id: number }>('SELECT id FROM sms_event_requests ORDER BY id DESC');
      return row?.id ?? 0;
    };
    const spoken = (date: string): string => longDate(date).slice(0, -', 2027'.length);

    it('is one text, however many taps there are', async () => {
      await text(`The Rattlers nov 27 ${YEAR} 8pm`);
      const id = await requestId();
      expect(await texts()).toEqual([]);
      await Promise.all(Array.from({ length: 6 }, () => tap(id).expect(200)));
      await tap(id).expect(200);
      expect(await texts()).toMatchObject([
        {
          kind: 'sms.on-calendar',
          recipient: PHONE,
          text_body: `You're on: The Rattlers, ${spoken(`${YEAR}-11-27`)} at 8:00 PM. - Rusty Spur`,
        },
      ]);
    });

    it.each([
      ['called off', { status: 'cancelled' }],
      ['put off', { status: 'postponed' }],
      ['moved', { date: `${YEAR}-12-04` }],
    ])('does not say so any more where the show was %s, and keeps the text', async (_, change) => {
      await text(`The Rattlers nov 27 ${YEAR} 8pm`);
      const { body } = await tap(await requestId()).expect(200);
      await venue.http().patch(`/api/events/${body.eventId}`).set(staff()).send(change).expect(200);
      expect(await text(`The Rattlers nov 27 ${YEAR} 8pm please`)).toMatch(/^Got it: The Rattlers/);
      expect(await replies()).toHaveLength(2);
    });

    it('names the day that staff moved it to', async () => {
      await text(`The Rattlers nov 27 ${YEAR} 8pm`);
      const { body } = await tap(await requestId()).expect(200);
      await venue
        .http()
        .patch(`/api/events/${body.eventId}`)
        .set(staff())
        .send({ date: `${YEAR}-12-04` })
        .expect(200);
      expect(await text('The Rattlers, 8pm')).toContain(longDate(`${YEAR}-12-04`));
    });

    it('says so of one that its sender had taken back', async () => {
      await text(`The Rattlers nov 27 ${YEAR} 8pm`);
      expect(await text('sorry, we have to cancel')).toMatch(/^OK, we will not put it/);
      const wanted = { artistId: null, name: 'The Rattlers', date: `${YEAR}-11-27`, time: '20:00' };
      await tap(await requestId(), wanted).expect(200);
      expect(await text(`The Rattlers nov 27 ${YEAR} 8pm`)).toMatch(/^It is on the calendar already/);
    });

    it('says what staff made of it, and nothing while nothing is made', async () => {
      await text(`The Rattlers nov 27 ${YEAR}`);
      const id = await requestId();
      await tap(id).expect(409);
      expect(await texts()).toEqual([]);
      await tap(id, { artistId: null, name: 'Fish Fry', date: `${YEAR}-11-28`, time: '12:00' }).expect(200);
      expect((await texts()).map(({ text_body: words }) => words)).toEqual([
        `You're on: Fish Fry, ${spoken(`${YEAR}-11-28`)} at 12:00 PM. - Rusty Spur`,
      ]);
    });

    it('goes to a phone that staff typed into the test form, and to none made up', async () => {
      await tryOut(undefined, `The Rattlers dec 1 ${YEAR} 8pm`);
      await tryOut('+1 615 555 0100', `The Rattlers dec 2 ${YEAR} 8pm`);
      expect(await texts()).toEqual([]);
      await tryOut('(830) 448-1234', `The Rattlers dec 3 ${YEAR} 8pm`);
      expect((await texts()).map(({ recipient }) => recipient)).toEqual(['+18304481234']);
    });

    it('is not sent to a phone that has said STOP meanwhile', async () => {
      await text(`The Rattlers nov 27 ${YEAR} 8pm`);
      await text('STOP');
      await tap(await requestId()).expect(200);
      const [queued] = await texts();
      await venue.app.get(MessageDelivery).deliver(queued?.id ?? 0);
      expect(provider.messages).toEqual([]);
      expect(await texts()).toMatchObject([{ status: 'not-sent' }]);
    });
  });

  it('is the same to a message that comes again, and costs nothing', async () => {
    const wish = { MessageSid: `SM${'5'.repeat(32)}` };
    const got = await text(`The Rattlers nov 27 ${YEAR} 8pm`, wish);
    for (let turn = 0; turn < 5; turn += 1)
      expect(await text(`The Rattlers nov 27 ${YEAR} 8pm`, wish)).toBe(got);
    const others: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) others.push(await text('The Rattlers sometime'));
    expect(others.map((reply) => reply !== '')).toEqual([true, true, true, false]);
    expect(await text(`The Rattlers nov 27 ${YEAR} 8pm`, wish)).toBe(got);
    expect(await replies()).toEqual([got, ...others.slice(0, 3), null]);
  });

  it('is the silence of a message that got none, when that comes again', async () => {
    for (let turn = 0; turn < 4; turn += 1) await text('The Rattlers sometime');
    const silent = { MessageSid: `SM${'6'.repeat(32)}` };
    expect(await text('The Rattlers sometime', silent)).toBe('');
    await venue.sql(`UPDATE sms_receipts SET received_at = now() - interval '2 hours'`);
    expect(await text('The Rattlers sometime', silent)).toBe('');
    expect(await text('The Rattlers sometime')).not.toBe('');
  });

  it('forgets after a week what was answered', async () => {
    await text('hello');
    await venue.sql(`UPDATE sms_receipts SET received_at = now() - interval '8 days'`);
    await text('hello again');
    expect(await venue.sql('SELECT FROM sms_receipts')).toHaveLength(1);
  });

  describe('and answers', () => {
    const latest = () =>
      venue.sql(
        'SELECT status, message_text, extracted_date, extracted_time FROM sms_event_requests ORDER BY id',
      );

    it.each([
      [`The Rattlers nov 27 ${YEAR}`, '8pm'],
      [`The Rattlers nov 27 ${YEAR}`, 'At 8 PM please, thanks!'],
      [`The Rattlers at 8pm`, `nov 27 ${YEAR}`],
      [`nov 27 ${YEAR} 8pm`, 'The Rattlers'],
      ['The Rattlers', `nov 27 ${YEAR} 8pm`],
      [`nov 27 ${YEAR}`, 'rattlers 8pm'],
      ['The Rattlers sometime next month 8pm', `nov 27 ${YEAR}`],
      [`The Gargoyle Brothers nov 27 ${YEAR} 8pm`, 'The Rattlers'],
    ])('makes one request of %j and %j', async (asked, answer) => {
      await text(asked);
      expect(await text(answer)).toMatch(/^Got it: The Rattlers on .* at 8:00 PM\. We will put it/);
      expect(await latest()).toEqual([
        {
          status: 'pending',
          message_text: `${asked}\n${answer}`,
          extracted_date: `${YEAR}-11-27`,
          extracted_time: '20:00',
        },
      ]);
    });

    it.each([
      ['says more than that', `The Rattlers nov 27 ${YEAR}`, '8pm or 9pm'],
      ['says less', 'The Rattlers', '8pm'],
      ['refuses', `The Rattlers nov 27 ${YEAR}`, 'not 8pm'],
      ['says when it ends', `The Rattlers nov 27 ${YEAR}`, 'to 8pm'],
      ['is vague', `The Rattlers nov 27 ${YEAR}`, '8ish maybe'],
      ['is of another day', `The Rattlers nov 27 ${YEAR}`, `nov 28 ${YEAR} 8pm`],
      ['may be of the night after', `The Rattlers nov 27 ${YEAR}`, '12:30am'],
      ['is a question', `The Rattlers nov 27 ${YEAR}`, 'is 8pm free?'],
    ])('asks again where the answer %s', async (_, asked, answer) => {
      await text(asked);
      expect(await text(answer)).toMatch(/\?|call us/);
      expect(new Set((await latest()).map(({ status }) => status))).toEqual(new Set(['failed']));
    });

    it('takes no answer after an hour, from another phone, or to a question that nobody heard', async () => {
      await text(`The Rattlers nov 27 ${YEAR}`);
      await text('8pm', { From: '+16155550124' });
      await venue.sql(`UPDATE sms_event_requests SET created_at = now() - interval '61 minutes'`);
      await text('8pm');
      await venue.sql('DELETE FROM sms_event_requests');
      await text(`The Rattlers nov 27 ${YEAR}`);
      await venue.sql('UPDATE sms_event_requests SET reply = NULL');
      await text('8pm');
      expect((await latest()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    });

    it('takes the retry of an answer for the same answer', async () => {
      await text(`The Rattlers nov 27 ${YEAR}`);
      const answer = { MessageSid: `SM${'7'.repeat(32)}` };
      const got = await text('8pm', answer);
      expect(await text('8pm', answer)).toBe(got);
      expect(await latest()).toHaveLength(1);
    });
  });

  it('has only letters that every phone has, and an example that we would understand', async () => {
    await createEvent(venue, { name: '“Fiddle” – Night…', date: `${YEAR}-11-26`, time: '20:00' });
    const sent = [
      await text(`The Rattlers nov 26 ${YEAR} 8pm`),
      await text('The Gargoyles’ “big” night – tomorrow…', { From: '+16155550125' }),
      await text('The Rattlers sometime', { NumMedia: '1' }),
      await text('help'),
    ];
    expect(sent[0]).toContain('"Fiddle" - Night...');
    for (const words of sent) expect(words).toMatch(GSM_7);
    const example = /like: (.*)\.$/.exec(sent[2] ?? '')?.[1] ?? '';
    await text(example, { From: '+16155550124' });
    expect(await venue.sql('SELECT status FROM sms_event_requests ORDER BY id DESC LIMIT 1')).toEqual([
      { status: 'pending' },
    ]);
  });
});
