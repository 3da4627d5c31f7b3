import { DataSource } from 'typeorm';
import { createKnownArtist, postSigned, replyIn, textMessage, YEAR } from '#test/sms/text-messages.js';
import { createTextedVenue, type TextedVenue, URL_AT_TWILIO } from '#test/sms/texted-venue.js';

describe('a text message that comes in', () => {
  let venue: TextedVenue;

  beforeAll(async () => {
    venue = await createTextedVenue();
    await venue.sql(`INSERT INTO event_types (name, color) VALUES ('Clogging', '#aa5500')`);
  });
  afterEach(() => venue.sql('DELETE FROM sms_event_requests'));
  afterAll(() => venue.close());

  it('keeps one request of a message that comes ten times at once, and again later', async () => {
    const fields = textMessage(`The Rattlers nov 27 ${YEAR} 8pm`, { From: venue.newPhone() });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => postSigned(venue, URL_AT_TWILIO, fields)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ text: twiml }) => replyIn(twiml)))).toEqual(
      new Set([expect.stringMatching(/^Got it: The Rattlers/)]),
    );
    expect((await postSigned(venue, URL_AT_TWILIO, fields).expect(200)).text).toBe(answers[0]?.text);
    expect(await venue.requests()).toHaveLength(1);
  });

  it('takes the same wish of the same phone under another message id as said again', async () => {
    const From = venue.newPhone();
    await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { From });
    const again = await venue.text(`rattlers, november 27 ${YEAR} at 8 pm please`, { From });
    expect(replyIn(again.text)).toMatch(/^Got it: The Rattlers/);
    expect(await venue.requests()).toHaveLength(1);
    await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`);
    expect(await venue.requests()).toHaveLength(2);
  });

  it.each([
    ['the end', (day: string) => `The Rattlers ${day} 8-10pm`],
    ['the name', (day: string) => `“Harvest Ball” The Rattlers ${day} 8pm`],
    ['the type', (day: string) => `The Rattlers ${day} 8pm clogging`],
    ['the budget', (day: string) => `The Rattlers ${day} 8pm, budget is $500`],
    ['a wish', (day: string) => `The Rattlers ${day} 8pm and please bring the big amps`],
  ])('keeps a second message of the same show that says more: %s', async (_, more) => {
    const [From, day] = [venue.newPhone(), `nov 27 ${YEAR}`];
    await venue.text(`The Rattlers ${day} 8pm`, { From });
    const second = await venue.text(more(day), { From });
    expect(replyIn(second.text)).toMatch(
      /^Got it: The Rattlers on .* We have your earlier text about this show too, and will look at both\./,
    );
    await venue.text(more(day), { From });
    const [first, kept, ...others] = await venue.requests();
    expect(kept).toMatchObject({ status: 'pending', message_text: more(day), earlier_id: first?.id });
    expect(others).toEqual([]);
  });

  it('of an artist’s phone is theirs once staff know the number', async () => {
    const From = venue.newPhone();
    const ask = async (known: string | null) => {
      await venue.sql(`UPDATE artists SET phone = $1, known_phone = $2 WHERE name = 'Dixie Dawn'`, [
        From,
        known,
      ]);
      const { text } = await venue.text(`can I play nov 27 ${YEAR} at 8pm?`, { From });
      return replyIn(text);
    };
    expect(await ask(null)).toContain('Which artist should play?');
    expect(await venue.sql('SELECT artist_id FROM sms_event_requests')).toEqual([{ artist_id: null }]);
    await venue.sql('DELETE FROM sms_event_requests');
    expect(await ask(From)).toMatch(/^Got it: Dixie Dawn on /);
  });

  describe('while staff', () => {
    /** Runs it within an open transaction, and commits once somebody waits for it. */
    const holding = async (sql: string) => {
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

    it('delete the artist, asks for another one', async () => {
      await createKnownArtist(venue, 'Passing Zebras');
      const commit = await holding(`DELETE FROM artists WHERE name = 'Passing Zebras'`);
      const answer = venue.text(`Passing Zebras nov 27 ${YEAR} 8pm`).then((got) => got);
      await commit();
      expect(replyIn((await answer).text)).toContain('Which artist should play?');
      expect((await answer).status).toBe(200);
      expect(await venue.requests()).toMatchObject([{ status: 'failed', message_text: expect.any(String) }]);
    });

    it('make the event of its request, asks them to change it', async () => {
      const From = venue.newPhone();
      await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { From });
      const commit = await holding(
        `WITH made AS (INSERT INTO events (name, type, date, time) VALUES ('Rattlers', 'folk', '${YEAR}-11-27', '20:00') RETURNING id)
         UPDATE sms_event_requests SET status = 'processed', event_id = made.id FROM made`,
      );
      const answer = venue.text('actually make it 9', { From }).then((got) => got);
      await commit();
      expect(replyIn((await answer).text)).toMatch(/^That show is on the calendar already\./);
      const [made, wish] = await venue.requests();
      expect([made?.status, wish]).toMatchObject(['processed', { kind: 'change', earlier_id: made?.id }]);
      await venue.sql('DELETE FROM sms_event_requests');
      await venue.sql('DELETE FROM events');
    });
  });

  it.each([
    ['ten kilobytes', 'The Rattlers tomorrow 8pm '.repeat(400), 'too long'],
    ['a date last year', 'The Rattlers nov 27 2025 8pm', 'has passed'],
    ['31 November', 'The Rattlers november 31 8pm', 'There is no such day'],
    ['25:00', `The Rattlers nov 27 ${YEAR} at 25:00`, 'There is no such time'],
    ['an artist nobody knows', `The Gargoyle Brothers nov 27 ${YEAR} 8pm`, 'Which artist should play?'],
    ['two dates', `The Rattlers nov 27 ${YEAR} or nov 28 ${YEAR} 8pm`, 'Which day should The Rattlers play'],
    ['no time', `The Rattlers nov 27 ${YEAR}`, 'What time should The Rattlers start?'],
    ['half a surrogate', `The Rattlers \uD83E nov 27 ${YEAR}`, 'What time should The Rattlers start?'],
  ])('asks in words about %s', async (_, body, words) => {
    const answer = await venue.text(body).expect(200);
    const [request] = await venue.requests();
    expect(request?.status).toBe('failed');
    expect(request?.error_message).toContain(words);
    expect(replyIn(answer.text)).toContain(words);
  });

  it.each([
    ['nothing', ''],
    ['emoji alone', '🤠🎸🎶'],
    ['right-to-left marks alone', '\u200F\u202E\u2067'],
    ['NUL alone', '\u0000\u0000'],
    ['thanks', 'thank you so much!!'],
    ['spam', 'You have won a $1000 gift card, claim it at http://bit.ly/x'],
  ])('keeps %s quiet: no answer, nothing to be seen', async (_, body) => {
    expect(replyIn((await venue.text(body).expect(200)).text)).toBe('');
    expect(await venue.requests()).toMatchObject([{ kind: 'quiet', parse: null, seen_at: expect.any(Date) }]);
  });

  it('reads a message around right-to-left marks, NUL and emoji', async () => {
    await venue.text(`\u202EThe Rattlers\u202C \u0000nov 27 ${YEAR} 🤠 8pm\u200F`).expect(200);
    expect(await venue.requests()).toMatchObject([{ status: 'pending' }]);
  });

  it('says that it cannot see pictures, and reads the words', async () => {
    const answer = await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { NumMedia: '2' });
    expect(replyIn(answer.text)).toMatch(/^We cannot read pictures by text\. Got it: The Rattlers/);
    const alone = await venue.text('', { NumMedia: '1' });
    expect(replyIn(alone.text)).toMatch(/^We cannot read pictures by text\. Your message was empty/);
    expect((await venue.requests()).map(({ status }) => status)).toEqual(['pending', 'failed']);
  });

  it.each([
    ['sorry we have to cancel', { kind: 'withdrawn' }],
    ['actually make it 9', { kind: 'request', status: 'pending', extracted_time: '21:00' }],
  ])('takes %j after a picture without words as said of the show before it', async (body, becomes) => {
    const From = venue.newPhone();
    await venue.text(`The Rattlers nov 27 ${YEAR} 8pm`, { From });
    await venue.text('', { From, NumMedia: '1' });
    await venue.text(body, { From });
    expect(await venue.requests()).toMatchObject([becomes, { kind: 'request', status: 'failed' }]);
  });
});
