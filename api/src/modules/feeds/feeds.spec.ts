import ICAL from 'ical.js';
import { addDays } from '#contract/calendar-date.js';
import { wallClockAt } from '#contract/rules/clock.js';
import { showInvite } from '#src/integrations/calendar-file/show-invite.js';
import { createArtist, empty } from '#test/venue/bookings.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

const { date: TODAY } = wallClockAt(new Date(), 'America/Chicago');
const LATER = addDays(TODAY, 40);

describe('the feeds', () => {
  let venue: TestApp;
  let admin: TestAccount;
  beforeAll(async () => {
    venue = await createTestApp({ PUBLIC_URL: 'https://venue.example' });
    admin = await createAccount(venue, 'admin');
  });
  afterAll(() => venue.close());
  beforeEach(() => empty(venue, 'events', 'deleted_events'));

  const get = (path: string) => venue.http().get(path).set('Cache-Control', 'no-cache');
  const change = (id: number, body: object) =>
    venue.http().patch(`/api/events/${id}`).set('Authorization', `Bearer ${admin.sessionId}`).send(body);
  const remove = (id: number) =>
    venue.http().delete(`/api/events/${id}`).set('Authorization', `Bearer ${admin.sessionId}`);
  const entriesOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => ({
      uid: String(event.getFirstPropertyValue('uid')),
      sequence: Number(event.getFirstPropertyValue('sequence')),
      status: String(event.getFirstPropertyValue('status')),
      title: String(event.getFirstPropertyValue('summary')),
      start: String(event.getFirstPropertyValue('dtstart')),
    }));
  const entries = async (path = '/feeds/events.ics') => entriesOf((await get(path).expect(200)).text);
  const theOne = async () => {
    const [entry, ...more] = await entries();
    if (!entry || more.length > 0) throw new Error('there is not one entry');
    return entry;
  };

  it('has every show from 30 days ago on, at an address of its own', async () => {
    for (const days of [-31, -30, 0, 400])
      await createEvent(venue, { name: `${days}`, date: addDays(TODAY, days) });
    const answer = await get('/feeds/events.ics').expect(200);
    expect(answer.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(entriesOf(answer.text).map(({ title }) => title)).toEqual(['-30', '0', '400']);
  });

  it('tells of tonight’s show until its night ends, and the embedded page shows it', async () => {
    // A zone where it is two in the morning.
    const hours = (26 - new Date().getUTCHours()) % 24;
    const ahead = hours > 12 ? hours - 24 : hours;
    const zone = `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`;
    const around = wallClockAt(new Date(), zone);
    await venue.sql('UPDATE venue SET time_zone = $1', [zone]);
    await createEvent(venue, { name: 'Late Show', date: addDays(around.date, -1), time: '22:00' });
    // Its night was the one before.
    await createEvent(venue, { name: 'Past Midnight', date: addDays(around.date, -1), time: '00:30' });
    for (const path of ['/feeds/events.atom', '/feeds/events.json', '/embed/events?limit=1']) {
      const { text } = await get(path).expect(200);
      expect(text).toContain('Late Show');
      expect(text).not.toContain('Past Midnight');
    }
    await venue.sql(`UPDATE venue SET time_zone = 'America/Chicago'`);
  });

  it('never tells an artist’s notes', async () => {
    await createEvent(venue, { date: LATER, artistNotes: 'Two vegetarians' });
    for (const path of ['events.ics', 'events.atom', 'events.json'])
      expect((await get(`/feeds/${path}`).expect(200)).text).not.toContain('vegetarians');
  });

  it('keeps one entry for a show that moves, newer each time', async () => {
    const id = await createEvent(venue, { name: 'Barn Dance', date: LATER });
    const before = await theOne();
    await change(id, { date: addDays(LATER, 1) }).expect(200);
    const moved = await theOne();
    await change(id, { time: '19:00' }).expect(200);
    const again = await theOne();
    expect([moved.uid, again.uid]).toEqual([before.uid, before.uid]);
    expect(again.start).toBe(`${addDays(LATER, 1)}T19:00:00`);
    expect(moved.sequence).toBeGreaterThan(before.sequence);
    expect(again.sequence).toBeGreaterThan(moved.sequence);
  });

  it('says that a show was changed when one of its acts has another name', async () => {
    const artistId = await createArtist(venue);
    await createEvent(venue, { name: 'Twang', date: LATER, artistId });
    await venue.sql('ALTER TABLE events DISABLE TRIGGER tr_events_calendar_change');
    await venue.sql(
      `UPDATE events SET updated_at = now() - interval '9 minutes', calendar_sequence = calendar_minute() - 9`,
    );
    await venue.sql('ALTER TABLE events ENABLE TRIGGER tr_events_calendar_change');
    const rename = async (name: string, minutesAgo: number): Promise<string> => {
      await venue.sql(
        `UPDATE artists SET name = $2, updated_at = date_trunc('second', now()) - make_interval(mins => $3)
          WHERE id = $1`,
        [artistId, name, minutesAgo],
      );
      const [row] = await venue.sql<{ at: Date }>('SELECT updated_at AS at FROM artists WHERE id = $1', [
        artistId,
      ]);
      return row?.at.toISOString() ?? '';
    };
    const changes = async () => {
      const { text } = await get('/feeds/events.ics').expect(200);
      const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
      const atom = (await get('/feeds/events.atom').expect(200)).text.match(/(?<=<updated>)[^<]+/g) ?? [];
      const { items } = (await get('/feeds/events.json').expect(200)).body;
      const calendar = ['dtstamp', 'last-modified'].map((name) => String(event?.getFirstPropertyValue(name)));
      return [...calendar, ...atom, items[0].date_modified].map((text) => new Date(text).toISOString());
    };
    const known = await rename('Wade', 10);
    expect(await changes()).not.toContain(known);
    const before = await theOne();
    const renamed = await rename('Wade and June', 5);
    expect(await changes()).toEqual(Array(5).fill(renamed));
    expect((await theOne()).sequence).toBeGreaterThan(before.sequence);
  });

  it('is the entry of the file that a mail brings, and not an older one', async () => {
    const id = await createEvent(venue, { name: 'Barn Dance', date: LATER });
    const [settings] = await venue.sql<{ version: number }>('SELECT version FROM venue');
    const file = showInvite(
      {
        id,
        name: 'Barn Dance',
        date: LATER,
        time: '20:00',
        endTime: null,
        url: `https://venue.example/events/${id}`,
      },
      { name: 'Hall', address: null, timeZone: 'America/Chicago', version: settings?.version ?? 0 },
      new Date(),
    );
    const [mailed] = entriesOf(file?.content ?? '');
    await change(id, { time: '21:00' }).expect(200);
    const followed = await theOne();
    expect(followed.uid).toBe(mailed?.uid);
    expect(followed.sequence).toBeGreaterThanOrEqual(mailed?.sequence ?? Infinity);
  });

  it('says of a show that is cancelled, for 30 days, that it is', async () => {
    const id = await createEvent(venue, { name: 'Barn Dance', date: LATER });
    const before = await theOne();
    await change(id, { status: 'cancelled' }).expect(200);
    const after = await theOne();
    expect(after).toEqual({
      ...before,
      status: 'CANCELLED',
      title: 'Cancelled: Barn Dance',
      sequence: expect.any(Number),
    });
    expect(after.sequence).toBeGreaterThan(before.sequence);
    await venue.sql(`UPDATE events SET updated_at = now() - interval '31 days'`);
    expect(await entries()).toEqual([]);
  });

  it('says the same of a show that is deleted, and of one night of its type', async () => {
    const id = await createEvent(venue, { name: 'Barn Dance', date: LATER });
    const before = await theOne();
    await remove(id).expect((answer) => expect(answer.status).toBeLessThan(300));
    const after = await theOne();
    expect([after.uid, after.status, after.start]).toEqual([before.uid, 'CANCELLED', before.start]);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(await entries('/feeds/types/country.ics')).toHaveLength(1);
    expect(await entries(`/feeds/events/${id}.ics`)).toHaveLength(1);
    expect((await get('/feeds/events.json')).body).toMatchObject({ items: [] });
    await venue.sql(`UPDATE deleted_events SET deleted_at = now() - interval '31 days'`);
    expect(await entries()).toEqual([]);
    expect((await get(`/feeds/events/${id}.ics`).expect(404)).body.code).toBe('events.not-found');
  });

  it('puts a postponed show in doubt', async () => {
    const id = await createEvent(venue, { name: 'Barn Dance', date: LATER });
    await change(id, { status: 'postponed' }).expect(200);
    expect(await theOne()).toMatchObject({ status: 'TENTATIVE', title: 'Postponed: Barn Dance' });
  });

  it('has the shows of one type, whatever its case, and of one artist', async () => {
    const artistId = await createArtist(venue);
    await createEvent(venue, { name: 'Twang', date: LATER, type: 'country', artistId });
    await createEvent(venue, { name: 'Riff', date: LATER, type: 'rock' });
    const titles = async (path: string) => (await entries(path)).map(({ title }) => title);
    expect(await titles('/feeds/types/Rock.ics')).toEqual(['Riff']);
    expect(await titles(`/feeds/artists/${artistId}.ics`)).toEqual(['Twang']);
    expect((await get('/feeds/types/polka.ics').expect(404)).body.code).toBe('feeds.type-unknown');
    await venue.sql('UPDATE artists SET is_approved = false');
    expect((await get(`/feeds/artists/${artistId}.ics`).expect(404)).body.code).toBe('artists.not-found');
  });

  it.each(['/feeds/events/x.ics', '/feeds/artists/0.ics', '/feeds/events/99999999999.ics'])(
    'refuses %s with words',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body.message).toEqual(expect.any(String));
    },
  );

  it.each(['events.ics', 'events.atom', 'events.json', 'types/country.ics'])(
    'tells who has %s already that nothing changed, until something has',
    async (path) => {
      const id = await createEvent(venue, { date: LATER });
      const first = await venue.http().get(`/feeds/${path}`).expect(200);
      const ask = () =>
        venue
          .http()
          .get(`/feeds/${path}`)
          .set('If-None-Match', first.get('ETag') ?? '');
      expect((await ask().expect(304)).text).toBe('');
      await change(id, { name: 'Another' }).expect(200);
      const again = await ask().set('Cache-Control', 'no-cache').expect(200);
      expect(again.text).toContain('Another');
      expect(again.get('ETag')).not.toBe(first.get('ETag'));
    },
  );

  it('is the same for staff, with the same tag', async () => {
    await createEvent(venue, { date: LATER });
    const visitor = await get('/feeds/events.ics');
    const staff = await get('/feeds/events.ics').set('Authorization', `Bearer ${admin.sessionId}`);
    expect([staff.text, staff.get('ETag')]).toEqual([visitor.text, visitor.get('ETag')]);
  });
});
