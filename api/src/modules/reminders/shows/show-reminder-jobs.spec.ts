import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import {
  DEVICE_GONE,
  NOT_WANTED,
  TOO_LATE,
  WITHDRAWN,
} from '#src/modules/notifications/delivery/delivery-rules.js';
import {
  createAccount,
  createEvent,
  createSecondProcess,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';
import {
  by,
  newKey,
  type RemindedVenue,
  startRemindedVenue,
  titlesOf,
  whileRefused,
} from '#test/venue/reminded-venue.js';
import { ShowReminderJobs } from './show-reminder-jobs.js';

const DAY = '2099-01-16';
/** Noon in Chicago. */
const NOON = new Date(`${DAY}T18:00:00Z`);
const before = (instant: Date, minutes: number) => new Date(instant.getTime() - minutes * 60_000);

describe('reminders of shows', () => {
  let reminded: RemindedVenue;
  let venue: TestApp;
  let admin: TestAccount;
  let eventId: number;

  beforeAll(async () => {
    reminded = await startRemindedVenue();
    ({ venue } = reminded);
    admin = await createAccount(venue, 'admin');
  });
  beforeEach(async () => {
    await reminded.clear();
    eventId = await createEvent(venue, { name: 'Barn Dance', date: DAY });
  });
  afterAll(() => reminded.close());

  const ask = (body: object, account?: TestAccount) =>
    venue
      .http()
      .put(`/api/show-reminders/${newKey()}`)
      .set(by(account))
      .send({ eventId, ...body })
      .expect(200);
  const remind = async (now: Date, { app }: TestApp = venue) => {
    await app.get(ShowReminderJobs).remind(now);
    await reminded.deliver();
  };
  const change = (body: object) =>
    venue.http().patch(`/api/events/${eventId}`).set(by(admin)).send(body).expect(200);
  const subjects = () => reminded.mail.mails.map(({ subject }) => subject);
  const messages = () => venue.sql('SELECT status, reason FROM messages ORDER BY id');

  it('go at noon of the day by the venue’s clock, once, by push or else by mail', async () => {
    const [loretta, june] = [await createAccount(venue, 'user'), await reminded.prove()];
    const [hers, visitors] = [await reminded.subscribe(loretta), await reminded.subscribe()];
    await ask({}, loretta);
    await ask({}, june);
    await ask({ deviceKey: visitors.key });
    await ask({ email: 'guest@example.com' });
    await remind(before(NOON, 1));
    expect(await messages()).toEqual([]);

    await remind(NOON);
    await remind(NOON);
    expect(titlesOf(hers)).toEqual(['Tonight: Barn Dance']);
    expect(visitors.contents()).toMatchObject([{ text: '8:00 PM', page: `/events/${eventId}` }]);
    expect(subjects()).toEqual(['Tonight: Barn Dance', 'Tonight: Barn Dance']);
    expect(reminded.mail.mailsTo(june.email)).toHaveLength(1);
    const [mail] = reminded.mail.mailsTo('guest@example.com');
    expect(mail?.text).toContain(`https://venue.example/events/${eventId}`);
    expect(mail?.headers.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']),
    );
  });

  it('say “Tonight” of a show after midnight, whose reminder goes the evening before', async () => {
    await change({ date: '2099-01-17', time: '00:30' });
    await ask({ email: 'guest@example.com' });
    await remind(before(NOON, -10.5 * 60));
    expect(subjects()).toEqual(['Tonight: Barn Dance']);
  });

  it('go to an address that its account has not proved by push alone', async () => {
    const [unproved, pushed] = [await createAccount(venue, 'user'), await createAccount(venue, 'user')];
    const browser = await reminded.subscribe(pushed);
    await ask({}, unproved);
    await ask({}, pushed);
    await remind(NOON);
    await change({ status: 'cancelled' });
    await reminded.deliver();
    expect(titlesOf(browser)).toEqual(['Tonight: Barn Dance', 'Cancelled: Barn Dance']);
    expect(subjects()).toEqual([]);
  });

  it('are not held up by a show at which they fail, and come for that one at the next run', async () => {
    const broken = await createEvent(venue, { name: 'Broken Show', date: DAY, time: '19:00' });
    for (const id of [broken, eventId]) await ask({ eventId: id, email: 'guest@example.com' });
    await whileRefused(venue, 'Broken', () => remind(NOON));
    await reminded.deliver();
    expect(subjects()).toEqual(['Tonight: Barn Dance']);
    await remind(NOON);
    expect(subjects()).toEqual(['Tonight: Barn Dance', 'Tonight: Broken Show']);
  });

  it('follow the venue’s clock into another zone', async () => {
    await ask({ email: 'guest@example.com' });
    await venue.sql(`UPDATE venue SET time_zone = 'Europe/Berlin'`);
    await remind(new Date(`${DAY}T10:59:00Z`));
    expect(subjects()).toEqual([]);
    await remind(new Date(`${DAY}T11:00:00Z`));
    expect(subjects()).toHaveLength(1);
    await venue.sql(`UPDATE venue SET time_zone = 'America/Chicago'`);
  });

  it('go two hours before the doors to who asks after noon, and to nobody once it has begun', async () => {
    await ask({ email: 'guest@example.com' });
    await venue.sql(`UPDATE show_reminders SET created_at = '${DAY}T19:00:00Z'`);
    await remind(new Date(`${DAY}T23:59:00Z`));
    expect(subjects()).toEqual([]);
    await remind(new Date(`2099-01-17T02:00:00Z`));
    expect(subjects()).toEqual([]);
    await remind(new Date(`2099-01-17T00:00:00Z`));
    expect(subjects()).toHaveLength(1);
  });

  it('move with the show, and come again on its new day', async () => {
    await ask({ email: 'guest@example.com' });
    await change({ date: '2099-01-23' });
    await remind(NOON);
    expect(subjects()).toEqual([]);
    const week = new Date('2099-01-23T18:00:00Z');
    await remind(week);
    expect(subjects()).toHaveLength(1);
    await change({ date: '2099-01-30' });
    await remind(week);
    await remind(new Date('2099-01-30T18:00:00Z'));
    expect(subjects()).toHaveLength(2);
  });

  it('wait for a change that staff may still undo', async () => {
    await ask({ email: 'guest@example.com' });
    await venue.sql('UPDATE events SET updated_at = $1', [new Date(NOON.getTime() - 30_000)]);
    await remind(NOON);
    expect(subjects()).toEqual([]);
    await remind(new Date(NOON.getTime() + 300_000));
    expect(subjects()).toEqual(['Tonight: Barn Dance']);
  });

  it('that wait are taken back at once when the show moves, and its new time is told', async () => {
    await ask({ email: 'guest@example.com' });
    const jobs = venue.app.get(ShowReminderJobs);
    await jobs.remind(NOON);
    await change({ time: '19:00' });
    await reminded.deliver();
    expect(subjects()).toEqual([]);
    await remind(NOON);
    await remind(NOON);
    expect(reminded.mail.mails.map(({ text }) => text)).toEqual([expect.stringContaining('at 7:00 PM')]);
    await change({ time: '20:00' });
    await jobs.remind(NOON);
    await change({ date: '2099-01-23' });
    await remind(NOON);
    expect(subjects()).toHaveLength(1);
  });

  it('are not sent once the show has begun, by mail either', async () => {
    await ask({ email: 'guest@example.com' });
    await venue.app.get(ShowReminderJobs).remind(NOON);
    const [{ useless_after } = { useless_after: null }] = await venue.sql<{ useless_after: Date | null }>(
      'SELECT useless_after FROM messages',
    );
    expect(useless_after).toEqual(new Date('2099-01-17T02:00:00Z'));
    await venue.sql('UPDATE messages SET useless_after = now()');
    await reminded.deliver();
    expect([subjects(), await messages()]).toEqual([[], [{ status: 'failed', reason: TOO_LATE }]]);
  });

  it('are one word that it is off instead, when the show is called off, also when it is deleted after', async () => {
    const browser = await reminded.subscribe();
    await ask({ deviceKey: browser.key });
    await ask({ email: 'guest@example.com' });
    await change({ status: 'cancelled' });
    await reminded.deliver();
    await remind(NOON);
    await venue.http().delete(`/api/events/${eventId}`).set(by(admin)).expect(200);
    await reminded.deliver();
    expect(titlesOf(browser)).toEqual(['Cancelled: Barn Dance']);
    expect(subjects()).toEqual(['Cancelled: Barn Dance']);
  });

  it('are that word, too, when it is deleted as it stands', async () => {
    await ask({ email: 'guest@example.com' });
    await venue.http().delete(`/api/events/${eventId}`).set(by(admin)).expect(200);
    await reminded.deliver();
    expect(subjects()).toEqual(['Cancelled: Barn Dance']);
  });

  it.each([
    ['cancelled', () => change({ status: 'cancelled' })],
    ['deleted', () => venue.http().delete(`/api/events/${eventId}`).set(by(admin)).expect(200)],
  ])('are the word that a show which was put off is %s, also after its old date', async (_, end) => {
    const browser = await reminded.subscribe();
    await ask({ deviceKey: browser.key });
    await ask({ email: 'guest@example.com' });
    await change({ status: 'postponed' });
    await reminded.deliver();
    await venue.sql(`UPDATE events SET date = '2020-01-01'`);
    await end();
    await reminded.deliver();
    const told = ['Postponed: Barn Dance', 'Cancelled: Barn Dance'];
    expect([titlesOf(browser), subjects()]).toEqual([told, told]);
  });

  it('are nothing where a show that has been played is put off and cancelled', async () => {
    await ask({ email: 'guest@example.com' });
    await venue.sql(`UPDATE events SET date = '2020-01-01'`);
    for (const status of ['postponed', 'cancelled']) await change({ status });
    await reminded.deliver();
    expect(subjects()).toEqual([]);
  });

  it('are taken back before they went out, in whose place the word stands on the device', async () => {
    const browser = await reminded.subscribe();
    await ask({ deviceKey: browser.key });
    await venue.app.get(ShowReminderJobs).remind(NOON);
    await change({ status: 'postponed' });
    await reminded.deliver();
    expect(titlesOf(browser)).toEqual(['Postponed: Barn Dance']);

    await change({ status: 'scheduled' });
    await remind(NOON);
    expect(titlesOf(browser)).toEqual(['Postponed: Barn Dance', 'Tonight: Barn Dance']);
    expect(new Set(browser.contents().map(({ tag }) => tag)).size).toBe(1);
  });

  it('are no such word where staff take it back within a minute', async () => {
    await ask({ email: 'guest@example.com' });
    for (const status of ['cancelled', 'scheduled']) await change({ status });
    await reminded.deliver();
    expect(await messages()).toEqual([{ status: 'not-sent', reason: WITHDRAWN }]);
  });

  it('go to each of two browsers of one kind, whenever they asked', async () => {
    const [first, second] = [await reminded.subscribe(), await reminded.subscribe()];
    for (const browser of [first, second]) {
      await ask({ deviceKey: browser.key });
      await remind(NOON);
    }
    expect([titlesOf(first), titlesOf(second)]).toEqual(Array(2).fill(['Tonight: Barn Dance']));
  });

  it('come no second time where staff take a change back before its word went out', async () => {
    const browser = await reminded.subscribe();
    await ask({ deviceKey: browser.key });
    await ask({ email: 'guest@example.com' });
    await remind(NOON);
    for (const status of ['cancelled', 'scheduled']) await change({ status });
    for (const time of ['21:00', '20:00']) await change({ time });
    await remind(NOON);
    expect(titlesOf(browser)).toEqual(['Tonight: Barn Dance']);
    expect(subjects()).toEqual(['Tonight: Barn Dance']);

    const off = ['Tonight: Barn Dance', 'Postponed: Barn Dance'];
    for (const status of ['postponed', 'scheduled', 'postponed']) {
      await change({ status });
      await reminded.deliver();
    }
    expect([titlesOf(browser), subjects()]).toEqual([off, off]);
    await change({ status: 'scheduled', date: '2099-01-23' });
    await change({ status: 'postponed' });
    await reminded.deliver();
    expect(subjects()).toEqual([...off, 'Postponed: Barn Dance']);
  });

  it('come once, too, of a show whose name is as long as a name may be', async () => {
    await ask({ email: 'guest@example.com' });
    await change({ name: 'x'.repeat(255) });
    await remind(NOON);
    for (const status of ['cancelled', 'scheduled']) await change({ status });
    await remind(NOON);
    expect(subjects().map((subject) => subject?.length)).toEqual([255]);
  });

  it('say that it is off once more to who asked again in between', async () => {
    const browser = await reminded.subscribe();
    const wishes = [{ deviceKey: browser.key }, { email: 'guest@example.com' }];
    const askAll = async () => {
      await venue.sql('DELETE FROM show_reminders');
      for (const wish of wishes) await ask(wish);
    };
    await askAll();
    for (const status of ['postponed', 'scheduled']) {
      await change({ status });
      await reminded.deliver();
    }
    await askAll();
    await change({ status: 'postponed' });
    await reminded.deliver();
    const twice = Array(2).fill('Postponed: Barn Dance');
    expect([titlesOf(browser), subjects()]).toEqual([twice, twice]);
  });

  it('are none to who turned them off, by account or by the mail’s own link', async () => {
    const loretta = await reminded.prove();
    await reminded.subscribe(loretta);
    await ask({}, loretta);
    for (const channel of ['push', 'email'])
      await venue
        .http()
        .put('/api/notification-preferences')
        .set(by(loretta))
        .send({ topic: 'shows', channel, isWanted: false })
        .expect(200);
    await remind(NOON);
    expect(await messages()).toEqual([{ status: 'not-sent', reason: NOT_WANTED }]);

    await venue.sql('DELETE FROM messages');
    await ask({ email: 'guest@example.com' });
    await remind(NOON);
    const header = reminded.mail.mails[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    const path = new URL(header?.slice(1, -1) ?? '').pathname;
    await venue.http().post(path).type('form').send({ 'List-Unsubscribe': 'One-Click' }).expect(200);
    await change({ status: 'cancelled' });
    await reminded.deliver();
    expect(subjects()).toEqual(['Tonight: Barn Dance']);
  });

  it('are none to who took the wish back, was blocked or deleted', async () => {
    const [blocked, deleted] = [await createAccount(venue, 'user'), await createAccount(venue, 'user')];
    await ask({}, blocked);
    await ask({}, deleted);
    await venue.sql('UPDATE users SET is_active = false WHERE id = $1', [blocked.id]);
    await venue.sql('DELETE FROM users WHERE id = $1', [deleted.id]);
    await remind(NOON);
    expect(await messages()).toEqual([]);
  });

  it('are forgotten, with the address, thirty days after the night', async () => {
    await ask({ email: 'guest@example.com' });
    const wishes = () => venue.sql('SELECT FROM show_reminders');
    await venue.app.get(ShowReminderJobs).forgetPast(new Date('2099-02-15T20:00:00Z'));
    expect(await wishes()).toHaveLength(1);
    await venue.app.get(ShowReminderJobs).forgetPast(new Date('2099-02-16T20:00:00Z'));
    expect(await wishes()).toEqual([]);
  });

  it('end with a browser that takes none any more', async () => {
    const browser = await reminded.subscribe();
    await ask({ deviceKey: browser.key });
    reminded.push.treatments.push({ status: 410 });
    await remind(NOON);
    expect(await messages()).toEqual([{ status: 'not-sent', reason: DEVICE_GONE }]);
    expect(await venue.sql('SELECT FROM show_reminders')).toEqual([]);
  });

  describe('with three processes', () => {
    let processes: TestApp[];

    beforeAll(async () => {
      const others = [1, 2].map(() => createSecondProcess(venue, reminded.environment));
      processes = [venue, ...(await Promise.all(others))];
    });
    afterAll(() => Promise.all(processes.slice(1).map((one) => one.close())));

    const waitingForLock = () =>
      venue.sql<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );

    it('are sent once to each of three hundred, also when one of them is killed at it', async () => {
      const browser = await reminded.subscribe();
      await ask({ deviceKey: browser.key });
      await venue.sql(
        `INSERT INTO show_reminders (key, event_id, email)
         SELECT gen_random_uuid(), $1, 'guest-' || n || '@example.com' FROM generate_series(1, 300) n`,
        [eventId],
      );
      const staff = venue.app.get(DataSource).createQueryRunner();
      await staff.startTransaction();
      await staff.query('SELECT FROM events WHERE id = $1 FOR UPDATE', [eventId]);
      const rounds = Promise.allSettled(processes.map(({ app }) => app.get(ShowReminderJobs).remind(NOON)));
      while ((await waitingForLock()).length < 3) await pause(20);
      const [first] = await waitingForLock();
      await staff.query('SELECT pg_terminate_backend($1)', [first?.pid]);
      await staff.commitTransaction();
      await staff.release();
      const ended = (await rounds).map(({ status }) => status);
      expect(ended.filter((status) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
      await Promise.all(processes.map(({ app }) => app.get(ShowReminderJobs).remind(NOON)));

      const rows = await venue.sql('SELECT DISTINCT recipient FROM messages');
      expect([rows.length, (await messages()).length]).toEqual([301, 301]);
      expect(titlesOf(browser)).toEqual([]);
    });

    it('carry one tag when the process that sent one died before it could write that down', async () => {
      const browser = await reminded.subscribe();
      await ask({ deviceKey: browser.key });
      await remind(NOON);
      await venue.sql(
        `UPDATE messages SET status = 'queued', sent_at = NULL, next_attempt_at = now() + interval '5 minutes'`,
      );
      await Promise.all(processes.map(() => reminded.deliver()));
      expect(browser.taken).toHaveLength(1);
      await venue.sql('UPDATE messages SET next_attempt_at = now()');
      await Promise.all(processes.map(() => reminded.deliver()));
      const [sent, again, ...more] = browser.contents();
      expect([again, more]).toEqual([sent, []]);
    });
  });
});
