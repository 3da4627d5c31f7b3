import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { DataSource } from 'typeorm';
import { longDate } from '#contract/wall-clock-words.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import {
  createKnownArtist,
  postSigned,
  replyIn,
  TEST_TOKEN,
  textMessage,
  WEBHOOK,
} from '#test/text-messages.js';

/** A year that the parser takes for one to come. */
const YEAR = new Date().getFullYear() + 1;

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

const NUL = String.fromCharCode(0);
const PUBLIC_URL = 'https://venue.example.com';
const URL_AT_TWILIO = `${PUBLIC_URL}${WEBHOOK}`;

describe('the SMS webhook', () => {
  let venue: TestApp;
  let phones = 100;

  beforeAll(async () => {
    venue = await createTestApp({ TWILIO_AUTH_TOKEN: TEST_TOKEN, PUBLIC_URL });
    await venue.sql(`UPDATE venue SET name = 'Rusty Spur & Sons', phone = '(830) 555-0148'`);
    await createKnownArtist(venue, 'The Rattlers');
    await createKnownArtist(venue, 'Dixie Dawn');
    await venue.sql(`INSERT INTO event_types (name, color) VALUES ('Clogging', '#aa5500')`);
  });
  afterEach(() => venue.sql('DELETE FROM sms_event_requests'));
  afterAll(() => venue.close());

  const requests = () =>
    venue.sql<{ status: string; error_message: string | null; phone_number: string; message_text: string }>(
      'SELECT * FROM sms_event_requests ORDER BY id',
    );
  /** A phone that nobody was answered on yet. */
  const newPhone = (): string => `+1615555${String((phones += 1)).padStart(4, '0')}`;
  const text = (body: string, overrides: Record<string, string> = {}) =>
    postSigned(venue, URL_AT_TWILIO, textMessage(body, { From: newPhone(), ...overrides }));

  it('keeps what the provider signed and tells the sender what was understood', async () => {
    const answer = await text(`The Rattlers nov 27 ${YEAR} 8-10pm`).expect(200);
    expect(answer.get('Content-Type')).toBe('text/xml; charset=utf-8');
    expect(replyIn(answer.text)).toBe(
      `Got it: The Rattlers on ${longDate(`${YEAR}-11-27`)} at 8:00 PM to 10:00 PM. We will put it on the calendar once we have looked at it. - Rusty Spur & Sons`,
    );
    expect(answer.text).toContain('Spur &amp; Sons');
    expect(await requests()).toEqual([
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

  it('refuses ten thousand forged, missing and altered signatures, and keeps nothing', async () => {
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
    for (let batch = 0; batch < 100; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => forge(batch + index)));
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    stop();
    expect([...statuses]).toEqual([[403, 10_000]]);
    expect(await requests()).toEqual([]);
    expect(await venue.sql('SELECT FROM sms_opt_outs')).toEqual([]);
  }, 240_000);

  it.each([
    ['application/json', '{"From":"+16155550123","Body":"hi"}', { From: '+16155550123', Body: 'hi' }],
    ['application/json', '{}', {}],
    ['application/json', '{"From":["+1"],"Body":{"a":[[[]]]}}', {}],
    ['text/plain', 'From=%2B16155550123', { From: '+16155550123' }],
    ['text/plain', 'hi', {}],
    ['multipart/form-data; boundary=x', '--x--', {}],
  ])('refuses what is no form, whoever signed it: %s %s', async (type, body, fields) => {
    const signature = getExpectedTwilioSignature(TEST_TOKEN, URL_AT_TWILIO, fields);
    const { text: words } = await venue
      .http()
      .post(WEBHOOK)
      .set({ 'Content-Type': type, 'X-Twilio-Signature': signature })
      .send(body)
      .expect(403);
    expect(words).toContain('SMS provider');
    expect(await requests()).toEqual([]);
  });

  it('keeps one request of a message that comes ten times at once, and again later', async () => {
    const fields = textMessage(`The Rattlers nov 27 ${YEAR} 8pm`, { From: newPhone() });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => postSigned(venue, URL_AT_TWILIO, fields)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ text: twiml }) => replyIn(twiml)))).toEqual(
      new Set([expect.stringMatching(/^Got it: The Rattlers/)]),
    );
    expect((await postSigned(venue, URL_AT_TWILIO, fields).expect(200)).text).toBe(answers[0]?.text);
    expect(await requests()).toHaveLength(1);
  });

  it('takes the same wish of the same phone under another message id as said again', async () => {
    const From = newPhone();
    await text(`The Rattlers nov 27 ${YEAR} 8pm`, { From });
    const again = await text(`rattlers, november 27 ${YEAR} at 8 pm please`, { From });
    expect(replyIn(again.text)).toMatch(/^Got it: The Rattlers/);
    expect(await requests()).toHaveLength(1);
    await text(`The Rattlers nov 27 ${YEAR} 8pm`);
    expect(await requests()).toHaveLength(2);
  });

  it.each([
    ['the end', (day: string) => `The Rattlers ${day} 8-10pm`],
    ['the name', (day: string) => `“Harvest Ball” The Rattlers ${day} 8pm`],
    ['the type', (day: string) => `The Rattlers ${day} 8pm clogging`],
    ['the budget', (day: string) => `The Rattlers ${day} 8pm, budget is $500`],
    ['a wish', (day: string) => `The Rattlers ${day} 8pm and please bring the big amps`],
  ])('keeps a second message of the same show that says more: %s', async (_, more) => {
    const [From, day] = [newPhone(), `nov 27 ${YEAR}`];
    await text(`The Rattlers ${day} 8pm`, { From });
    const second = await text(more(day), { From });
    expect(replyIn(second.text)).toMatch(
      /^Got it: The Rattlers on .* We have your earlier text about this show too, and will look at both\./,
    );
    await text(more(day), { From });
    const [first, kept, ...others] = await venue.sql<{ id: number }>(
      'SELECT * FROM sms_event_requests ORDER BY id',
    );
    expect(kept).toMatchObject({ status: 'pending', message_text: more(day), earlier_id: first?.id });
    expect(others).toEqual([]);
  });

  describe('while staff delete', () => {
    /** Deletes within an open transaction, and commits once somebody waits for it. */
    const deleting = async (sql: string) => {
      const runner = venue.app.get(DataSource).createQueryRunner();
      await runner.startTransaction();
      await runner.query(sql);
      return async () => {
        const waiting = () =>
          venue.sql(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
        while ((await waiting()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
        await runner.commitTransaction();
        await runner.release();
      };
    };

    it('the artist, asks for another one', async () => {
      await createKnownArtist(venue, 'Passing Zebras');
      const commit = await deleting(`DELETE FROM artists WHERE name = 'Passing Zebras'`);
      const answer = text(`Passing Zebras nov 27 ${YEAR} 8pm`).then((got) => got);
      await commit();
      expect(replyIn((await answer).text)).toContain('Which artist should play?');
      expect((await answer).status).toBe(200);
      expect(await requests()).toMatchObject([{ status: 'failed', message_text: expect.any(String) }]);
    });
  });

  describe('while the database hangs', () => {
    const hanging = async () => {
      const runner = venue.app.get(DataSource).createQueryRunner();
      await runner.startTransaction();
      await runner.query('LOCK TABLE sms_event_requests IN ACCESS EXCLUSIVE MODE');
      return async () => {
        await runner.rollbackTransaction();
        await runner.release();
      };
    };

    it('is 503 long before the provider gives up, and the next attempt is kept', async () => {
      const end = await hanging();
      const fields = textMessage(`The Rattlers nov 27 ${YEAR} 8pm`, { From: newPhone() });
      const started = performance.now();
      const { body } = await postSigned(venue, URL_AT_TWILIO, fields).expect(503);
      expect(performance.now() - started).toBeLessThan(6_000);
      expect(body.code).toMatch(/^(sms\.too-slow|server\.unavailable)$/);
      await end();
      expect(replyIn((await postSigned(venue, URL_AT_TWILIO, fields).expect(200)).text)).toMatch(/^Got it/);
      expect(await requests()).toHaveLength(1);
    }, 30_000);

    it('is 503 in time also where no connection is to be had at all', async () => {
      const source = venue.app.get(DataSource);
      const runners = Array.from({ length: 10 }, () => source.createQueryRunner());
      await Promise.all(runners.map((runner) => runner.connect()));
      const fields = textMessage(`The Rattlers nov 27 ${YEAR} 8pm`, { From: newPhone() });
      const started = performance.now();
      const { body } = await postSigned(venue, URL_AT_TWILIO, fields).expect(503);
      expect(performance.now() - started).toBeLessThan(6_000);
      expect(body.code).toBe('sms.too-slow');
      await Promise.all(runners.map((runner) => runner.release()));
      await postSigned(venue, URL_AT_TWILIO, fields).expect(200);
      expect(await requests()).toHaveLength(1);
    }, 30_000);

    it('one phone with many messages leaves the others their connections', async () => {
      const end = await hanging();
      const From = newPhone();
      const many = Array.from({ length: 15 }, (_, day) =>
        text(`The Rattlers dec ${day + 1} ${YEAR} 8pm`, { From }).then(({ status }) => status),
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      const started = performance.now();
      await venue.http().get('/api/health/ready').expect(200);
      expect(performance.now() - started).toBeLessThan(2_000);
      await end();
      const statuses = await Promise.all(many);
      const kept = statuses.filter((status) => status === 200).length;
      expect(statuses.filter((status) => status !== 503)).toHaveLength(kept);
      expect((await requests()).length).toBeGreaterThanOrEqual(kept);
    }, 30_000);
  });

  it.each([
    ['nothing', '', 'Your message was empty'],
    ['emoji alone', '🤠🎸🎶', 'Your message was empty'],
    ['ten kilobytes', 'The Rattlers tomorrow 8pm '.repeat(400), 'too long'],
    ['right-to-left marks alone', '\u200F\u202E\u2067', 'Your message was empty'],
    ['NUL alone', '\u0000\u0000', 'Your message was empty'],
    ['a date last year', 'The Rattlers nov 27 2025 8pm', 'has passed'],
    ['31 November', 'The Rattlers november 31 8pm', 'There is no such day'],
    ['25:00', `The Rattlers nov 27 ${YEAR} at 25:00`, 'There is no such time'],
    ['an artist nobody knows', `The Gargoyle Brothers nov 27 ${YEAR} 8pm`, 'Which artist should play?'],
    ['two dates', `The Rattlers nov 27 ${YEAR} or nov 28 ${YEAR} 8pm`, 'Which day should The Rattlers play'],
    ['no time', `The Rattlers nov 27 ${YEAR}`, 'What time should The Rattlers start?'],
    ['half a surrogate', `The Rattlers \uD83E nov 27 ${YEAR}`, 'What time should The Rattlers start?'],
  ])('asks in words about %s', async (_, body, words) => {
    const answer = await text(body).expect(200);
    const [request] = await requests();
    expect(request?.status).toBe('failed');
    expect(request?.error_message).toContain(words);
    expect(replyIn(answer.text)).toContain(words);
  });

  it('reads a message around right-to-left marks, NUL and emoji', async () => {
    await text(`\u202EThe Rattlers\u202C \u0000nov 27 ${YEAR} 🤠 8pm\u200F`).expect(200);
    expect(await requests()).toMatchObject([{ status: 'pending' }]);
  });

  it('says that it cannot see pictures, and reads the words', async () => {
    const answer = await text(`The Rattlers nov 27 ${YEAR} 8pm`, { NumMedia: '2' });
    expect(replyIn(answer.text)).toMatch(/^We cannot read pictures by text\. Got it: The Rattlers/);
    const alone = await text('', { NumMedia: '1' });
    expect(replyIn(alone.text)).toMatch(/^We cannot read pictures by text\. Your message was empty/);
    expect((await requests()).map(({ status }) => status)).toEqual(['pending', 'failed']);
  });

  it('leaves a phone alone after STOP in any dress, until START', async () => {
    const From = newPhone();
    expect(replyIn((await text(' stop! ', { From })).text)).toBe('');
    for (const body of [`The Rattlers nov 27 ${YEAR} 8pm`, 'HELP', 'hello?'])
      expect(replyIn((await text(body, { From })).text)).toBe('');
    expect(await requests()).toEqual([]);
    expect(await venue.sql('SELECT phone FROM sms_opt_outs')).toEqual([{ phone: From }]);
    expect(replyIn((await text('Start', { From })).text)).toMatch(
      /^You get texts from Rusty Spur & Sons again/,
    );
    expect(replyIn((await text(`The Rattlers nov 27 ${YEAR} 8pm`, { From })).text)).toMatch(/^Got it/);
    expect(await venue.sql('SELECT FROM sms_opt_outs')).toEqual([]);
  });

  it('believes what the provider took a message for before its words', async () => {
    const From = newPhone();
    const optOuts = () => venue.sql('SELECT phone FROM sms_opt_outs');
    expect(replyIn((await text('no más', { From, OptOutType: 'STOP' })).text)).toBe('');
    expect(await optOuts()).toEqual([{ phone: From }]);
    expect(replyIn((await text('vuelvo', { From, OptOutType: 'START' })).text)).toBe('');
    expect(await optOuts()).toEqual([]);
    expect(replyIn((await text(`The Rattlers nov 27 ${YEAR} 8pm`, { From, OptOutType: 'HELP' })).text)).toBe(
      '',
    );
    expect(await requests()).toEqual([]);
  });

  it('does not stop again for a STOP that comes late, after START', async () => {
    const From = newPhone();
    const stop = textMessage('STOP', { From });
    await postSigned(venue, URL_AT_TWILIO, stop).expect(200);
    await text('START', { From });
    expect(replyIn((await postSigned(venue, URL_AT_TWILIO, stop).expect(200)).text)).toBe('');
    expect(await venue.sql('SELECT FROM sms_opt_outs')).toEqual([]);
  });

  it('does not answer the retry of an earlier message once its sender said STOP', async () => {
    const wish = textMessage(`The Rattlers nov 27 ${YEAR} 8pm`, { From: newPhone() });
    expect(replyIn((await postSigned(venue, URL_AT_TWILIO, wish)).text)).toMatch(/^Got it/);
    await text('STOP', { From: wish.From ?? '' });
    expect(replyIn((await postSigned(venue, URL_AT_TWILIO, wish).expect(200)).text)).toBe('');
    await venue.sql('DELETE FROM sms_opt_outs');
  });

  it('keeps WhatsApp and its like apart, and asks for a text message there', async () => {
    const phone = newPhone();
    const From = `whatsapp:${phone}`;
    const answer = await text(`The Rattlers nov 27 ${YEAR} 8pm`, { From });
    expect(replyIn(answer.text)).toMatch(/^Rusty Spur & Sons takes shows by SMS only\./);
    expect(await requests()).toEqual([]);
    expect(replyIn((await text('STOP', { From })).text)).toBe('');
    expect(replyIn((await text('hello', { From })).text)).toBe('');
    expect(await venue.sql('SELECT phone FROM sms_opt_outs')).toEqual([{ phone: From }]);
    expect(replyIn((await text(`The Rattlers nov 27 ${YEAR} 8pm`, { From: phone })).text)).toMatch(/^Got it/);
    await text('START', { From });
    expect(await venue.sql('SELECT FROM sms_opt_outs')).toEqual([]);
  });

  it('answers HELP with who this is, unless the provider did', async () => {
    expect(replyIn((await text('help')).text)).toBe(
      'Rusty Spur & Sons: text us the artist, the day and the time of a show. Call (830) 555-0148 for anything else. Reply STOP for no more texts.',
    );
    expect(replyIn((await text('help', { OptOutType: 'HELP' })).text)).toBe('');
    expect(await requests()).toEqual([]);
  });

  it('answers one phone four times an hour and keeps every request', async () => {
    const From = newPhone();
    const replies: string[] = [];
    for (let day = 1; day <= 6; day += 1)
      replies.push(replyIn((await text(`The Rattlers dec ${day} ${YEAR} 8pm`, { From })).text));
    expect(replies.map((reply) => reply !== '')).toEqual([true, true, true, true, false, false]);
    expect(await requests()).toHaveLength(6);
  });

  it('takes messages without an id, from short codes and from names, and refuses those of nobody', async () => {
    await text(`The Rattlers nov 27 ${YEAR} 8pm`, { MessageSid: '', From: '32665' }).expect(200);
    await text(`The Rattlers nov 27 ${YEAR} 8pm`, {
      MessageSid: 'x'.repeat(300),
      From: 'A'.repeat(300),
    }).expect(200);
    expect((await requests()).map(({ phone_number: phone }) => phone)).toEqual(['32665', 'A'.repeat(20)]);
    const { body } = await text(`The Rattlers nov 27 ${YEAR} 8pm`, { From: ' ' }).expect(400);
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
      const { status } = await text('hello', form);
      expect([form, status]).toEqual([form, status < 500 ? status : 'below 500']);
    }
    await venue.sql('DELETE FROM sms_opt_outs');
  }, 60_000);

  it('refuses forms of more than 64 KB', async () => {
    await text('x'.repeat(70_000)).expect(413);
    expect(await requests()).toEqual([]);
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
      await text(`Lonesome Riders ${n * 5 + 1} on dec ${n} ${YEAR} at 9:30p, it is a birthday`).expect(200);
      times.push(performance.now() - started);
    }
    expect(Math.max(...times)).toBeLessThan(1_000);
    process.stdout.write(`webhook with 500 artists: ${times.map((time) => time.toFixed(0)).join(', ')} ms\n`);
  });
});
