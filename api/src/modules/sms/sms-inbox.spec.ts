import { requestReply } from '#src/modules/sms/intake/sms-replies.js';
import { DataSource } from 'typeorm';
import { createKnownArtist, postSigned, replyIn, textMessage, YEAR } from '#test/sms/text-messages.js';
import { createTextedVenue, type TextedVenue, URL_AT_TWILIO } from '#test/sms/texted-venue.js';

describe('what comes in at the number of the venue', () => {
  let venue: TextedVenue;

  beforeAll(async () => {
    venue = await createTextedVenue();
  });
  afterEach(() => venue.sql('DELETE FROM sms_event_requests'));
  afterAll(() => venue.close());

  it('leaves a phone alone after STOP in any dress, until START', async () => {
    const From = venue.newPhone();
    expect(replyIn((await venue.text(' stop! ', { From })).text)).toBe('');
    for (const body of [`The Rattlers nov 27 ${YEAR} 8pm`, 'HELP', 'hello?'])
      expect(replyIn((await venue.text(body, { From })).text)).toBe('');
    expect(await venue.requests()).toEqual([]);
    expect(await venue.sql('SELECT phone FROM sms_opt_outs')).toEqual([{ phone: From }]);
    expect(replyIn((await venue.text('Start', { From })).text)).toMatch(
      /^You get texts from Rusty Spur & Sons again/,
    );
    expect(replyIn((await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { From })).text)).toMatch(/^Got it/);
    expect(await venue.sql('SELECT FROM sms_opt_outs')).toEqual([]);
  });

  it('believes what the provider took a message for before its words', async () => {
    const From = venue.newPhone();
    const optOuts = () => venue.sql('SELECT phone FROM sms_opt_outs');
    expect(replyIn((await venue.text('no más', { From, OptOutType: 'STOP' })).text)).toBe('');
    expect(await optOuts()).toEqual([{ phone: From }]);
    expect(replyIn((await venue.text('vuelvo', { From, OptOutType: 'START' })).text)).toBe('');
    expect(await optOuts()).toEqual([]);
    expect(
      replyIn((await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { From, OptOutType: 'HELP' })).text),
    ).toBe('');
    expect(await venue.requests()).toEqual([]);
  });

  it('does not stop again for a STOP that comes late, after START', async () => {
    const From = venue.newPhone();
    const stop = textMessage('STOP', { From });
    await postSigned(venue, URL_AT_TWILIO, stop).expect(200);
    await venue.text('START', { From });
    expect(replyIn((await postSigned(venue, URL_AT_TWILIO, stop).expect(200)).text)).toBe('');
    expect(await venue.sql('SELECT FROM sms_opt_outs')).toEqual([]);
  });

  it('makes a request of each show that one text asks for, once, and says all of it', async () => {
    const wish = textMessage(`The Rattlers nov 26 ${YEAR} 7pm and nov 27 ${YEAR} 8pm please`, {
      From: venue.newPhone(),
    });
    const { text } = await postSigned(venue, URL_AT_TWILIO, wish).expect(200);
    expect(replyIn(text)).toMatch(
      /^Got it: The Rattlers on \w+, November 26, \d+ at 7:00 PM; and The Rattlers on \w+, November 27, \d+ at 8:00 PM\. We will put them on the calendar/,
    );
    expect(replyIn((await postSigned(venue, URL_AT_TWILIO, wish).expect(200)).text)).toBe(replyIn(text));
    const requests = await venue.requests();
    expect(requests).toMatchObject([
      { extracted_time: '19:00', status: 'pending' },
      { extracted_time: '20:00', status: 'pending' },
    ]);
    const replies = await venue.sql('SELECT DISTINCT reply FROM sms_event_requests');
    expect(replies).toEqual([{ reply: replyIn(text) }]);
  });

  it('does not answer the retry of an earlier message once its sender said STOP', async () => {
    const wish = textMessage(`The Rattlers nov 27 ${YEAR} 8pm`, { From: venue.newPhone() });
    expect(replyIn((await postSigned(venue, URL_AT_TWILIO, wish)).text)).toMatch(/^Got it/);
    await venue.text('STOP', { From: wish.From ?? '' });
    expect(replyIn((await postSigned(venue, URL_AT_TWILIO, wish).expect(200)).text)).toBe('');
    await venue.sql('DELETE FROM sms_opt_outs');
  });

  it.each(['Cancel', 'take me off the list'])(
    'lets no tap make what %j may take back, and sends no more texts',
    async (body) => {
      const From = venue.newPhone();
      await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { From });
      await venue.sql('UPDATE sms_event_requests SET seen_at = now()');
      expect(replyIn((await venue.text(body, { From })).text)).toBe('');
      await venue.text(body, { From });
      expect(await venue.sql('SELECT phone FROM sms_opt_outs')).toEqual([{ phone: From }]);
      expect(await venue.requests()).toMatchObject([
        {
          status: 'failed',
          kind: 'request',
          message_text: `The Rattlers nov 27 ${YEAR} 8pm\n${body}`,
          parse: { problems: [{ kind: 'changing' }] },
          seen_at: null,
        },
      ]);
      await venue.sql('DELETE FROM sms_opt_outs');
    },
  );

  it('leaves a request as it is by a plain STOP, and asks staff about a show that "cancel" may mean', async () => {
    const From = venue.newPhone();
    await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { From });
    await venue.text('STOP', { From });
    expect(await venue.requests()).toMatchObject([{ status: 'pending' }]);
    await venue.text('START', { From });
    const [event] = await venue.sql<{ id: number }>(
      `INSERT INTO events (name, type, date, time) VALUES ('The Rattlers', 'country', $1, '20:00') RETURNING id`,
      [`${YEAR}-11-27`],
    );
    await venue.sql(`UPDATE sms_event_requests SET status = 'processed', event_id = $1`, [event?.id]);
    await venue.text('Cancel', { From });
    expect(await venue.requests()).toMatchObject([
      { status: 'processed' },
      { kind: 'change', seen_at: null },
    ]);
    await venue.sql('DELETE FROM sms_opt_outs');
  });

  describe('of an artist to whom the venue wrote first', () => {
    const phone = '+16155557001';
    const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    let artistId: number;

    beforeAll(async () => {
      artistId = await createKnownArtist(venue, 'June Calloway');
      await venue.sql('UPDATE artists SET phone = $1, known_phone = $1 WHERE id = $2', [phone, artistId]);
    });
    afterEach(() =>
      venue.sql(`DELETE FROM artist_invitations; DELETE FROM events; DELETE FROM sms_opt_outs`),
    );
    afterAll(() => venue.sql('DELETE FROM artists WHERE id = $1', [artistId]));

    const plays = () =>
      venue.sql(
        `INSERT INTO events (name, type, date, time, artist_ids) VALUES ('June', 'country', $1, '20:00', $2)`,
        [soon, JSON.stringify([artistId])],
      );
    const isInvited = () =>
      venue.sql(
        `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name)
         VALUES ($1, $2, '20:00', 'country', 'June')`,
        [artistId, soon],
      );

    it.each([
      ['I got covid, so sorry', plays, /^Thanks, one of us will read this\. - /],
      [
        'Yes',
        isInvited,
        /^Thanks, one of us will read this\. You answer an invitation by the link in it\. - /,
      ],
      ['Cancel', plays, /^$/],
    ])('shows staff %j as new', async (body, given, reply) => {
      await given();
      expect(replyIn((await venue.text(body, { From: phone })).text)).toMatch(reply);
      expect(await venue.requests()).toMatchObject([
        { kind: 'request', status: 'failed', message_text: body, seen_at: null },
      ]);
    });

    it('keeps nothing of a "Cancel" that can mean no show', async () => {
      await venue.text('Cancel', { From: phone });
      expect(await venue.requests()).toEqual([]);
    });
  });

  it('keeps WhatsApp and its like apart, and asks for a text message there', async () => {
    const phone = venue.newPhone();
    const From = `whatsapp:${phone}`;
    const answer = await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { From });
    expect(replyIn(answer.text)).toMatch(/^Rusty Spur & Sons takes shows by SMS only\./);
    expect(await venue.requests()).toEqual([]);
    expect(replyIn((await venue.text('STOP', { From })).text)).toBe('');
    expect(replyIn((await venue.text('hello', { From })).text)).toBe('');
    expect(await venue.sql('SELECT phone FROM sms_opt_outs')).toEqual([{ phone: From }]);
    expect(replyIn((await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { From: phone })).text)).toMatch(
      /^Got it/,
    );
    await venue.text('START', { From });
    expect(await venue.sql('SELECT FROM sms_opt_outs')).toEqual([]);
  });

  it('answers HELP with who this is, unless the provider did', async () => {
    expect(replyIn((await venue.text('help')).text)).toBe(
      'Rusty Spur & Sons: text us the artist, the day and the time of a show. Call (830) 555-0148 for anything else. Reply STOP for no more texts.',
    );
    expect(replyIn((await venue.text('help', { OptOutType: 'HELP' })).text)).toBe('');
    expect(await venue.requests()).toEqual([]);
  });

  it('answers one phone four times an hour and keeps every request', async () => {
    const From = venue.newPhone();
    const replies: string[] = [];
    for (let day = 1; day <= 6; day += 1)
      replies.push(replyIn((await venue.text(`The Rattlers dec ${day} ${YEAR} 8pm`, { From })).text));
    expect(replies.map((reply) => reply !== '')).toEqual([true, true, true, true, false, false]);
    expect(await venue.requests()).toHaveLength(6);
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
      const fields = textMessage(`The Rattlers nov 27 ${YEAR} 8pm`, { From: venue.newPhone() });
      const started = performance.now();
      const { body } = await postSigned(venue, URL_AT_TWILIO, fields).expect(503);
      expect(performance.now() - started).toBeLessThan(6_000);
      expect(body.code).toMatch(/^(sms\.too-slow|server\.unavailable)$/);
      await end();
      expect(replyIn((await postSigned(venue, URL_AT_TWILIO, fields).expect(200)).text)).toMatch(/^Got it/);
      expect(await venue.requests()).toHaveLength(1);
    }, 30_000);

    it('takes STOP all the same, also where the request that it may mean is out of reach', async () => {
      const From = venue.newPhone();
      await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { From });
      const end = await hanging();
      await postSigned(venue, URL_AT_TWILIO, textMessage('Cancel', { From })).expect(200);
      await end();
      expect(await venue.sql('DELETE FROM sms_opt_outs RETURNING phone')).toEqual([[{ phone: From }], 1]);
    }, 30_000);

    it('is 503 in time also where no connection is to be had at all', async () => {
      const source = venue.app.get(DataSource);
      const runners = Array.from({ length: 10 }, () => source.createQueryRunner());
      await Promise.all(runners.map((runner) => runner.connect()));
      const fields = textMessage(`The Rattlers nov 27 ${YEAR} 8pm`, { From: venue.newPhone() });
      const started = performance.now();
      const { body } = await postSigned(venue, URL_AT_TWILIO, fields).expect(503);
      expect(performance.now() - started).toBeLessThan(6_000);
      expect(body.code).toBe('sms.too-slow');
      await Promise.all(runners.map((runner) => runner.release()));
      await postSigned(venue, URL_AT_TWILIO, fields).expect(200);
      expect(await venue.requests()).toHaveLength(1);
    }, 30_000);

    it('one phone with many messages leaves the others their connections', async () => {
      const end = await hanging();
      const From = venue.newPhone();
      const many = Array.from({ length: 15 }, (_, day) =>
        venue.text(`The Rattlers dec ${day + 1} ${YEAR} 8pm`, { From }).then(({ status }) => status),
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      const started = performance.now();
      await venue.http().get('/api/health/ready').expect(200);
      expect(performance.now() - started).toBeLessThan(2_000);
      await end();
      const statuses = await Promise.all(many);
      const kept = statuses.filter((status) => status === 200).length;
      expect(statuses.filter((status) => status !== 503)).toHaveLength(kept);
      expect((await venue.requests()).length).toBeGreaterThanOrEqual(kept);
    }, 30_000);
  });
});

it('says of several shows which one is on the calendar already', () => {
  const show = (status: 'pending' | 'processed', extractedDate: string) => ({
    ...{ status, extractedDate, extractedTime: '20:00', extractedEndTime: null },
    ...{ extractedArtist: 'The Rattlers', otherActs: [], kind: 'request' as const },
    ...{ errorMessage: null, earlierId: null, event: null },
  });
  const venue = { name: 'Rusty Spur', phone: null };
  const more = [show('pending', '2027-01-15')];
  expect(
    requestReply(show('processed', '2027-01-08'), { venue, mediaCount: 0, example: undefined, more }),
  ).toBe(
    'On the calendar already: The Rattlers on Friday, January 8, 2027 at 8:00 PM. Got it: The Rattlers on Friday, January 15, 2027 at 8:00 PM. We will put it on the calendar once we have looked at it. - Rusty Spur',
  );
});
