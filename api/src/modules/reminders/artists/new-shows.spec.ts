import { createAccount, createSecondProcess, type TestAccount, type TestApp } from '#test/test-app.js';
import {
  beforeWishIsKept,
  by,
  newKey,
  type RemindedVenue,
  startRemindedVenue,
  titlesOf,
} from '#test/venue/reminded-venue.js';
import { NewShowJobs } from './new-show-jobs.js';

const SHOW = { name: 'Barn Dance', type: 'country', date: '2099-01-16', time: '20:00' };

describe('following an artist', () => {
  let reminded: RemindedVenue;
  let venue: TestApp;
  let admin: TestAccount;
  let artistId: number;

  beforeAll(async () => {
    reminded = await startRemindedVenue();
    ({ venue } = reminded);
    admin = await createAccount(venue, 'admin');
  });
  beforeEach(async () => {
    await reminded.clear();
    await venue.sql('DELETE FROM artists');
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, is_approved)
       VALUES ('June Carter', 'country', 'june@example.com', true) RETURNING id`,
    );
    artistId = row?.id ?? 0;
  });
  afterAll(() => reminded.close());

  const follow = (body: object, account?: TestAccount) =>
    venue
      .http()
      .put(`/api/artist-follows/${newKey()}`)
      .set(by(account))
      .send({ artistId, ...body });
  const create = async (overrides: object = {}) => {
    const { body } = await venue
      .http()
      .post('/api/events')
      .set(by(admin))
      .send({ ...SHOW, artistId, ...overrides })
      .expect(201);
    return body.id as number;
  };
  const settle = () => venue.sql(`UPDATE events SET updated_at = updated_at - interval '11 minutes'`);
  /** Wishes of before the shows. */
  const waitOver = async () => {
    await venue.sql(`UPDATE artist_followers SET created_at = created_at - interval '1 hour'`);
    await settle();
  };
  const announce = async ({ app }: TestApp = venue) => {
    await app.get(NewShowJobs).announce();
    await reminded.deliver();
  };
  const subjects = () => reminded.mail.mails.map(({ subject }) => subject);

  it('tells of a new show once, by push or else by mail, when it has stood for ten minutes', async () => {
    const loretta = await reminded.prove();
    const browser = await reminded.subscribe();
    await follow({ deviceKey: browser.key }).expect(200);
    await follow({}, loretta).expect(200);
    const id = await create();
    await announce();
    expect(browser.taken).toEqual([]);
    await waitOver();
    await announce();
    await announce();
    expect(browser.contents()).toMatchObject([
      {
        title: 'June Carter plays',
        text: 'Barn Dance, Friday, January 16, 2099 at 8:00 PM',
        page: `/events/${id}`,
      },
    ]);
    expect(subjects()).toEqual(['June Carter plays: Barn Dance']);
    expect(reminded.mail.mails[0]?.text).toContain('/unsubscribe/artists-u');
  });

  it('mails no address that its account has not proved, and pushes to that account', async () => {
    const [unproved, pushed] = [await createAccount(venue, 'user'), await createAccount(venue, 'user')];
    const browser = await reminded.subscribe(pushed);
    await follow({}, unproved).expect(200);
    await follow({}, pushed).expect(200);
    await create();
    await waitOver();
    await announce();
    expect([titlesOf(browser), subjects()]).toEqual([['June Carter plays'], []]);
  });

  it('holds no artist’s shows while another’s followers are told', async () => {
    const browser = await reminded.subscribe();
    await follow({ deviceKey: browser.key });
    await create();
    const [other] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, is_approved)
       VALUES ('Hank', 'country', 'hank@example.com', true) RETURNING id`,
    );
    await create({ artistId: other?.id, date: '2099-01-17' });
    await waitOver();
    await announce();
    const written = await venue.sql('SELECT DISTINCT xmin::text FROM announced_shows');
    expect([titlesOf(browser), written.length]).toEqual([['June Carter plays'], 2]);
  });

  it('tells of a series in one message', async () => {
    const browser = await reminded.subscribe();
    await follow({ deviceKey: browser.key });
    await venue
      .http()
      .post('/api/events/series')
      .set(by(admin))
      .send({ ...SHOW, artistId, repeat: { frequency: 'weekly', count: 12 } })
      .expect(201);
    await waitOver();
    await announce();
    expect(browser.contents()).toMatchObject([
      { title: 'June Carter: 12 new shows', page: `/artists/${artistId}` },
    ]);
  });

  it('tells of a later show beside the first, and not in its place', async () => {
    const browser = await reminded.subscribe();
    await follow({ deviceKey: browser.key });
    for (const date of ['2099-01-16', '2099-01-23']) {
      await create({ date });
      await waitOver();
      await announce();
    }
    expect(titlesOf(browser)).toEqual(['June Carter plays', 'June Carter plays']);
    expect(new Set(browser.contents().map(({ tag }) => tag)).size).toBe(2);
  });

  it('tells of a show that gets its artist later, and of one called off before it was told never', async () => {
    const browser = await reminded.subscribe();
    await follow({ deviceKey: browser.key });
    const id = await create({ artistId: null });
    await create({ name: 'Off', date: '2099-01-17', status: 'cancelled' });
    await create({ name: 'Long ago', date: '2020-01-17' });
    await waitOver();
    await announce();
    expect(browser.taken).toEqual([]);
    await venue.http().patch(`/api/events/${id}`).set(by(admin)).send({ artistId }).expect(200);
    await settle();
    await announce();
    expect(titlesOf(browser)).toEqual(['June Carter plays']);
  });

  it('tells nothing of a show that has begun, also where its news waited', async () => {
    const browser = await reminded.subscribe();
    await follow({ deviceKey: browser.key });
    const [waits, begun] = [await create(), await create({ date: '2099-01-17' })];
    const startAt = (id: number, hours: number) =>
      venue.sql(
        `UPDATE events SET date = to_char(at, 'YYYY-MM-DD'), time = to_char(at, 'HH24:MI')
           FROM (SELECT now() AT TIME ZONE 'America/Chicago' + make_interval(hours => $2) AS at) clock WHERE id = $1`,
        [id, hours],
      );
    await startAt(begun, -1);
    await startAt(waits, 6);
    await waitOver();
    await venue.app.get(NewShowJobs).announce();
    expect(await venue.sql('SELECT event_id AS id FROM announced_shows')).toEqual([{ id: waits }]);
    const [news] = await venue.sql<{ hours: number }>(
      'SELECT round(extract(epoch FROM useless_after - now()) / 3600)::int AS hours FROM messages',
    );
    expect(news).toEqual({ hours: 6 });
  });

  describe('of which the news of three shows waits', () => {
    const DATES = ['2099-01-16', '2099-01-17', '2099-01-18'];
    let [first, second, third] = [0, 0, 0];
    beforeEach(async () => {
      await follow({}, await reminded.prove()).expect(200);
      [first = 0, second = 0, third = 0] = [
        await create({ date: DATES[0] }),
        await create({ date: DATES[1] }),
        await create({ date: DATES[2] }),
      ];
      await waitOver();
      await venue.app.get(NewShowJobs).announce();
    });
    const change = (id: number, body: object) =>
      venue.http().patch(`/api/events/${id}`).set(by(admin)).send(body).expect(200);
    const remove = async (id: number): Promise<string> => {
      const { body } = await venue
        .http()
        .post(`/api/events/${id}/series-deletions`)
        .set(by(admin))
        .send({ scope: 'this' })
        .expect(201);
      return body.key;
    };
    const nextRun = async () => {
      await reminded.deliver();
      expect(subjects()).toEqual([]);
      await settle();
      await announce();
    };

    it.each([
      ['called off', () => change(second, { status: 'cancelled' })],
      ['put off', () => change(second, { status: 'postponed' })],
      ['deleted', () => remove(second)],
      ['given to nobody', () => change(second, { artistId: null })],
    ])('tells of the other two where one is %s', async (_, end) => {
      await end();
      await nextRun();
      expect(subjects()).toEqual(['June Carter: 2 new shows']);
      expect(reminded.mail.mails[0]?.text).not.toContain('January 17');
    });

    it('tells of the new date where one moves', async () => {
      await change(first, { date: '2099-01-20' });
      await nextRun();
      expect(subjects()).toEqual(['June Carter: 3 new shows']);
      expect(reminded.mail.mails[0]?.text).toContain('January 20');
    });

    it('tells of all three where a deletion is undone', async () => {
      const key = await remove(third);
      await venue.http().post(`/api/series-changes/${key}/undo`).set(by(admin)).expect(200);
      await nextRun();
      expect(subjects()).toEqual(['June Carter: 3 new shows']);
    });

    it('tells nothing again where it has reached another follower', async () => {
      await venue.sql(
        `INSERT INTO messages (channel, kind, recipient, cause, subject, text_body, status, sent_at)
         SELECT channel, kind, 'else@example.com', cause, subject, text_body, 'sent', now() FROM messages`,
      );
      await change(first, { date: '2099-01-20' });
      await nextRun();
      expect(subjects()).toEqual([]);
    });

    it('tells nothing again once it went out', async () => {
      await reminded.deliver();
      await change(first, { date: '2099-01-20' });
      await settle();
      await announce();
      expect(subjects()).toEqual(['June Carter: 3 new shows']);
    });
  });

  it('tells nothing of shows that were there before, of an artist who is not public, or to who has enough', async () => {
    const browser = await reminded.subscribe();
    await create();
    await settle();
    await follow({ deviceKey: browser.key });
    await announce();
    const key = newKey();
    await venue.http().put(`/api/artist-follows/${key}`).send({ artistId, deviceKey: browser.key });
    await venue.sql('UPDATE artists SET is_approved = false');
    await create({ date: '2099-01-23' });
    await waitOver();
    await announce();
    await venue.sql('UPDATE artists SET is_approved = true');
    await venue.sql('DELETE FROM artist_followers');
    await announce();
    expect(browser.taken).toEqual([]);
  });

  it('is kept once, listed for its account, and taken back by its key', async () => {
    const loretta = await createAccount(venue, 'user');
    const { body } = await follow({}, loretta).expect(200);
    expect((await follow({}, loretta).expect(200)).body).toEqual(body);
    const own = () => venue.http().get('/api/artist-follows').set(by(loretta)).expect(200);
    const kept = { key: body.key, artistId };
    expect((await own()).body).toEqual([kept]);
    await venue.http().delete(`/api/artist-follows/${body.key}`).expect(200);
    expect((await own()).body).toEqual([kept]);
    await venue.http().delete(`/api/artist-follows/${body.key}`).set(by(loretta)).expect(200);
    expect((await own()).body).toEqual([]);
  });

  it('is taken back by a browser that asked twice, with the key that it was answered last', async () => {
    const browser = await reminded.subscribe();
    const { body } = await follow({ deviceKey: browser.key }).expect(200);
    expect((await follow({ deviceKey: browser.key }).expect(200)).body).toEqual(body);
    await venue.http().delete(`/api/artist-follows/${body.key}`).expect(200);
    expect(await venue.sql('SELECT FROM artist_followers')).toEqual([]);
  });

  it('says by which way an account will be told', async () => {
    const [loretta, unproved] = [await reminded.prove(), await createAccount(venue, 'user')];
    const wayTo = async (account: TestAccount) => (await follow({}, account).expect(200)).body.way as string;
    expect([await wayTo(loretta), await wayTo(unproved)]).toEqual(['email', 'unproved']);
    await reminded.refuse(loretta, { topic: 'artists', channel: 'email' });
    expect(await wayTo(loretta)).toBe('refused');
    await reminded.subscribe(loretta);
    expect(await wayTo(loretta)).toBe('push');
  });

  it('is refused to who can be told by nothing, and for an artist nobody sees', async () => {
    expect((await follow({}).expect(404)).body).toMatchObject({ code: 'reminders.device-unknown' });
    expect((await follow({ artistId: 999_999, deviceKey: newKey() }).expect(404)).body).toMatchObject({
      code: 'artists.not-found',
    });
  });

  it('is refused where the browser or the account goes in that moment', async () => {
    const [{ key: deviceKey }, loretta] = [await reminded.subscribe(), await createAccount(venue, 'user')];
    beforeWishIsKept(venue, () => venue.sql('DELETE FROM push_subscriptions'));
    expect((await follow({ deviceKey }).expect(404)).body.code).toBe('reminders.device-unknown');
    beforeWishIsKept(venue, () => venue.sql('DELETE FROM users WHERE id = $1', [loretta.id]));
    expect((await follow({}, loretta).expect(401)).body.code).toBe('auth.signed-out');
  });

  it('is told once by three processes at the same moment', async () => {
    const others = await Promise.all([1, 2].map(() => createSecondProcess(venue, reminded.environment)));
    const browser = await reminded.subscribe();
    await follow({ deviceKey: browser.key });
    await create();
    await waitOver();
    await Promise.all([venue, ...others].map((one) => announce(one)));
    await reminded.deliver();
    expect(titlesOf(browser)).toHaveLength(1);
    await Promise.all(others.map((one) => one.close()));
  });
});
