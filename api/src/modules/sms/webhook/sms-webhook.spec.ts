import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { longDate } from '#contract/rules/texts.js';
import { proofSize, proofTime } from '#test/proof-size.js';
import type { TestApp } from '#test/test-app.js';
import { replyIn, TEST_TOKEN, textMessage, WEBHOOK, YEAR } from '#test/sms/text-messages.js';
import { createTextedVenue, type TextedVenue, URL_AT_TWILIO } from '#test/sms/texted-venue.js';

const NUL = String.fromCharCode(0);

const ABREAST = 100;
const FORGERIES = Math.ceil(proofSize(1_000) / ABREAST) * ABREAST;

describe('the SMS webhook', () => {
  let venue: TextedVenue;

  beforeAll(async () => {
    venue = await createTextedVenue();
  });
  afterEach(() => venue.sql('DELETE FROM sms_event_requests'));
  afterAll(() => venue.close());

  it('keeps what the provider signed and tells the sender what was understood', async () => {
    const answer = await venue.text(`The Rattlers nov 27 ${YEAR} 8-10pm`).expect(200);
    expect(answer.get('Content-Type')).toBe('text/xml; charset=utf-8');
    expect(replyIn(answer.text)).toBe(
      `Got it: The Rattlers on ${longDate(`${YEAR}-11-27`)} at 8:00 PM to 10:00 PM. We will put it on the calendar once we have looked at it. - Rusty Spur & Sons`,
    );
    expect(answer.text).toContain('Spur &amp; Sons');
    expect(await venue.requests()).toEqual([
      expect.objectContaining({
        status: 'pending',
        extracted_artist: 'The Rattlers',
        extracted_date: `${YEAR}-11-27`,
        extracted_time: '20:00',
        extracted_end_time: '22:00',
        error_message: null,
        seen_at: null,
        from_form: false,
      }),
    ]);
  });

  it(
    `refuses ${FORGERIES} forged, missing and altered signatures, and keeps nothing`,
    async () => {
      const fields = textMessage(`The Rattlers nov 27 ${YEAR} 8pm`);
      const { sign, post, stop } = forger(venue, fields);
      const forgeries = [
        () => post(fields, undefined),
        () => post(fields, ''),
        () => post(fields, randomBytes(20).toString('base64')),
        () => post({ ...fields, Body: `Dixie Dawn nov 27 ${YEAR} 8pm` }, sign(URL_AT_TWILIO)),
        () => post({ ...fields, More: 'x' }, sign(URL_AT_TWILIO)),
        () => post(fields, sign(`${URL_AT_TWILIO}?x=1`)),
        () => post(fields, sign(`https://elsewhere.example.com${WEBHOOK}`)),
        () =>
          post(
            fields,
            sign(URL_AT_TWILIO).replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
          ),
        () => post(fields, sign(URL_AT_TWILIO).slice(0, -1)),
        () => post(fields, sign(URL_AT_TWILIO, 'another-token')),
      ];
      const forge = (turn: number): Promise<number> => {
        const forgery = forgeries[turn % forgeries.length];
        return forgery ? forgery() : Promise.reject(new Error('no forgery'));
      };
      const statuses = new Map<number, number>();
      for (let sent = 0; sent < FORGERIES; sent += ABREAST) {
        const answers = await Promise.all(Array.from({ length: ABREAST }, (_, index) => forge(sent + index)));
        for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      stop();
      expect([...statuses]).toEqual([[403, FORGERIES]]);
      expect(await venue.requests()).toEqual([]);
      expect(await venue.sql('SELECT FROM sms_opt_outs')).toEqual([]);
    },
    proofTime(FORGERIES, 24),
  );

  it.each([
    ['application/json', '{"From":"+16155550123","Body":"hi"}', { From: '+16155550123', Body: 'hi' }],
    ['application/json', '{}', {}],
    ['application/json', '{"From":["+1"],"Body":{"a":[[[]]]}}', {}],
    ['text/plain', 'From=%2B16155550123', { From: '+16155550123' }],
    ['text/plain', 'hi', {}],
    ['multipart/form-data; boundary=x', '--x--', {}],
  ])('refuses what is no form, no matter who signed it: %s %s', async (type, body, fields) => {
    const signature = getExpectedTwilioSignature(TEST_TOKEN, URL_AT_TWILIO, fields);
    const { text: words } = await venue
      .http()
      .post(WEBHOOK)
      .set({ 'Content-Type': type, 'X-Twilio-Signature': signature })
      .send(body)
      .expect(403);
    expect(words).toContain('SMS provider');
    expect(await venue.requests()).toEqual([]);
  });

  it('takes messages without an id, from short codes and from names, and refuses those of nobody', async () => {
    await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { MessageSid: '', From: '32665' }).expect(200);
    await venue
      .text(`The Rattlers nov 27 ${YEAR} 8pm`, {
        MessageSid: 'x'.repeat(300),
        From: 'A'.repeat(300),
      })
      .expect(200);
    expect((await venue.requests()).map(({ phone_number: phone }) => phone)).toEqual([
      '32665',
      'A'.repeat(20),
    ]);
    const { body } = await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { From: ' ' }).expect(400);
    expect(body).toMatchObject({ code: 'sms.no-sender' });
  });

  it('has an answer below 500 to any form that is signed', async () => {
    const nasty = [
      '',
      ' ',
      NUL,
      `+1615${NUL}5550123`,
      'A'.repeat(300),
      '🤠'.repeat(90),
      '\uD83E',
      '\u202E+16155550123',
      "'; DROP TABLE events; --",
      '__proto__',
      '99999999999999999999',
      '-1',
      '1e9',
      'STOP',
      `STOP${NUL}`,
      `The Rattlers nov 27 ${YEAR} 8pm`,
    ];
    const fieldNames = ['From', 'Body', 'MessageSid', 'NumMedia', 'OptOutType', '__proto__', 'constructor'];
    const forms = nasty.flatMap((value, turn) => [
      ...fieldNames.map((name) => Object.fromEntries([[name, value]])),
      { From: value, Body: nasty[(turn * 7 + 3) % nasty.length] ?? '' },
      { From: value, Body: 'STOP' },
      { From: value, Body: 'START' },
    ]);
    for (const form of forms) {
      const { status } = await venue.text('hello', form);
      expect([form, status]).toEqual([form, status < 500 ? status : 'below 500']);
    }
    await venue.sql('DELETE FROM sms_opt_outs');
  }, 60_000);

  it('refuses forms of more than 64 KB', async () => {
    await venue.text('x'.repeat(70_000)).expect(413);
    expect(await venue.requests()).toEqual([]);
  });

  it('answers within a second where five hundred artists are known', async () => {
    await venue.sql(
      `INSERT INTO artists (name, genre, email, is_approved)
       SELECT 'The ' || (ARRAY['Dusty','Lonesome','Silver','Prairie','Copper'])[1 + n % 5] || ' Riders ' || n, 'country',
              'band@example.com', true FROM generate_series(1, 500) n`,
    );
    const times: number[] = [];
    for (let n = 1; n <= 5; n += 1) {
      const started = performance.now();
      await venue
        .text(`Lonesome Riders ${n * 5 + 1} on dec ${n} ${YEAR} at 9:30p, it is a birthday`)
        .expect(200);
      times.push(performance.now() - started);
    }
    expect(Math.max(...times)).toBeLessThan(1_000);
    process.stdout.write(`webhook with 500 artists: ${times.map((time) => time.toFixed(0)).join(', ')} ms\n`);
  });
});

/** Signs and posts as somebody would who wants in. */
const forger = ({ app }: TestApp, fields: Record<string, string>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    sign: (url: string, token = TEST_TOKEN) => getExpectedTwilioSignature(token, url, fields),
    post: (form: Record<string, string>, signature: string | undefined): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = {
          'Content-Type': 'application/x-www-form-urlencoded',
          ...(signature !== undefined && { 'X-Twilio-Signature': signature }),
        };
        const call = request({ agent, port, method: 'POST', path: WEBHOOK, headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        });
        call.on('error', reject).end(new URLSearchParams(form).toString());
      }),
    stop: () => agent.destroy(),
  };
};
