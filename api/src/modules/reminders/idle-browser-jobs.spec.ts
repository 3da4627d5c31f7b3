import { createAccount, createEvent, type TestApp } from '#test/test-app.js';
import { by, newKey, type RemindedVenue, startRemindedVenue } from '#test/venue/reminded-venue.js';
import { IdleBrowserJobs } from './idle-browser-jobs.js';

describe('browsers that nobody is signed in at', () => {
  let reminded: RemindedVenue;
  let venue: TestApp;

  beforeAll(async () => {
    reminded = await startRemindedVenue();
    ({ venue } = reminded);
  });
  beforeEach(() => reminded.clear());
  afterAll(() => reminded.close());

  const forget = () => venue.app.get(IdleBrowserJobs).forget();
  const grow = (days: number) =>
    venue.sql(`UPDATE push_subscriptions SET created_at = now() - make_interval(days => $1)`, [days]);
  const kept = async () =>
    (await venue.sql<{ key: string }>('SELECT key FROM push_subscriptions ORDER BY id')).map(
      ({ key }) => key,
    );
  const follow = async (deviceKey: string) => {
    const [artist] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, is_approved) VALUES ('June Carver', 'country', 'june@example.com', true) RETURNING id`,
    );
    const body = { artistId: artist?.id, deviceKey };
    await venue.http().put(`/api/artist-follows/${newKey()}`).send(body).expect(200);
  };
  const remindOf = async (deviceKey: string) => {
    const eventId = await createEvent(venue, { name: 'Barn Dance', date: '2099-01-16' });
    await venue.http().put(`/api/show-reminders/${newKey()}`).send({ eventId, deviceKey }).expect(200);
  };

  it('are forgotten after thirty days, unless they wait for a show or an artist', async () => {
    const [idle, waiting, following] = [
      await reminded.subscribe(),
      await reminded.subscribe(),
      await reminded.subscribe(),
    ];
    await remindOf(waiting.key);
    await follow(following.key);

    await grow(29);
    await forget();
    expect(await kept()).toEqual([idle.key, waiting.key, following.key]);

    await grow(31);
    await forget();
    expect(await kept()).toEqual([waiting.key, following.key]);
  });

  it('are kept while somebody is signed in, and go once they have signed out', async () => {
    const loretta = await createAccount(venue, 'user');
    const hers = await reminded.subscribe(loretta);
    await grow(31);
    await forget();
    expect(await kept()).toEqual([hers.key]);

    await venue.http().post('/api/auth/logout').set(by(loretta));
    await forget();
    expect(await kept()).toEqual([]);
  });

  it('are remembered as ended for a year', async () => {
    const { key, subscription } = await reminded.subscribe();
    await venue.http().delete(`/api/push-subscriptions/${key}`).expect(200);
    const repeat = (status: number) =>
      venue
        .http()
        .put(`/api/push-subscriptions/${key}`)
        .send({ ...subscription, isRepeat: true })
        .expect(status);
    const endDaysAgo = (days: number) =>
      venue.sql('UPDATE ended_browsers SET ended_at = now() - make_interval(days => $1)', [days]);
    await endDaysAgo(364);
    await forget();
    await repeat(409);
    await endDaysAgo(366);
    await forget();
    await repeat(200);
  });

  it('are found behind any number that wait', async () => {
    await venue.sql(
      `WITH browsers AS (
         INSERT INTO push_subscriptions (key, endpoint, p256dh, auth, device)
         SELECT gen_random_uuid(), 'https://push.example/' || n, 'key', 'auth', 'Browser' FROM generate_series(1, 1100) n
         RETURNING id
       ), artist AS (
         INSERT INTO artists (name, genre, email, is_approved) VALUES ('June', 'country', 'june2@example.com', true) RETURNING id
       )
       INSERT INTO artist_followers (key, artist_id, subscription_id)
       SELECT gen_random_uuid(), artist.id, browsers.id FROM browsers, artist`,
    );
    await reminded.subscribe();
    await grow(31);
    await forget();
    expect(await kept()).toHaveLength(1100);
  });
});
