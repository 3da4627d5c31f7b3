import { longDate } from '#contract/rules/texts.js';
import { createEvent } from '#test/test-app.js';
import { replyIn, YEAR } from '#test/sms/text-messages.js';
import { createTextedVenue, type TextedVenue } from '#test/sms/texted-venue.js';

const NIGHT = `${YEAR}-11-26`;

describe('a text message that asks for a time which is taken', () => {
  let venue: TextedVenue;

  beforeAll(async () => {
    venue = await createTextedVenue();
  });
  afterEach(async () => {
    await venue.sql('DELETE FROM sms_event_requests');
    await venue.sql('DELETE FROM events');
  });
  afterAll(() => venue.close());

  const reply = async (body: string, From = venue.newPhone()): Promise<string> =>
    replyIn((await venue.text(body, { From }).expect(200)).text);

  it('is told which event is in the way', async () => {
    const [rattlers] = await venue.sql<{ id: number }>(`SELECT id FROM artists WHERE name = 'The Rattlers'`);
    await createEvent(venue, {
      name: 'Boots & Banjos',
      date: NIGHT,
      time: '19:00',
      artistId: rattlers?.id,
    });
    const words = `on ${longDate(NIGHT)} at 7:00 PM. We will look into it. - Rusty Spur & Sons`;
    expect(await reply(`The Rattlers nov 26 ${YEAR} 8pm`)).toBe(
      `Got it: The Rattlers on ${longDate(NIGHT)} at 8:00 PM. But: The Rattlers already plays "Boots & Banjos" ${words}`,
    );
    expect(await reply(`Dixie Dawn nov 26 ${YEAR} 8pm`)).toContain(
      `But: "Boots & Banjos" is already on the calendar ${words}`,
    );
    expect(await reply(`Dixie Dawn nov 26 ${YEAR} 11pm`)).toContain('We will put it on the calendar');
    expect(await venue.requests()).toMatchObject(Array(3).fill({ status: 'pending', error_message: null }));
  });

  it('is told which of its own acts plays there, no matter who shares that bill', async () => {
    const artists = await venue.sql<{ id: number }>(
      `SELECT id FROM artists WHERE name IN ('The Rattlers', 'Dixie Dawn') ORDER BY name`,
    );
    await venue.sql(
      `INSERT INTO events (name, type, date, time, artist_ids) VALUES ('Boots & Banjos', 'country', $1, '20:00', $2)`,
      [NIGHT, JSON.stringify(artists.map(({ id }) => id))],
    );
    expect(await reply(`The Rattlers nov 26 ${YEAR} 8pm`)).toContain(
      'But: The Rattlers already plays "Boots & Banjos"',
    );
    expect(await reply(`The Rattlers and Dixie Dawn nov 26 ${YEAR} 8pm`)).toContain(
      'But: The Rattlers already plays "Boots & Banjos"',
    );
  });

  it('is said again like any other, and hears how things stand now', async () => {
    const [wish, phone] = [`The Rattlers nov 26 ${YEAR} 8pm`, venue.newPhone()];
    await createEvent(venue, { name: 'Bingo', date: NIGHT, time: '20:00' });
    const taken = await reply(wish, phone);
    expect(taken).toContain('But: "Bingo" is already on the calendar');
    expect(await reply(`${wish} please`, phone)).toBe(taken);
    await venue.sql('DELETE FROM events');
    expect(await reply(wish, phone)).toMatch(/^Got it: The Rattlers .* We will put it on the calendar/);
    await createEvent(venue, { name: 'Bingo', date: NIGHT, time: '20:00' });
    expect(await reply(wish, phone)).toBe(taken);
    expect(await venue.requests()).toHaveLength(1);
  });

  it('is filled in like any other by the answer to our question', async () => {
    const phone = venue.newPhone();
    await createEvent(venue, { name: 'Bingo', date: NIGHT, time: '20:00' });
    expect(await reply(`The Rattlers nov 26 ${YEAR}`, phone)).toContain('What time');
    expect(await reply('8pm', phone)).toContain('But: "Bingo" is already on the calendar');
    expect(await venue.requests()).toMatchObject([{ status: 'pending', error_message: null }]);
  });
});
