import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { NOT_WANTED } from '#src/modules/notifications/delivery/delivery-rules.js';
import {
  createAccount,
  createEvent,
  createSecondProcess,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';
import { createArtist, createSignedInArtist, empty } from '#test/venue/bookings.js';
import {
  by,
  type RemindedVenue,
  startRemindedVenue,
  titlesOf,
  whileRefused,
} from '#test/venue/reminded-venue.js';
import { DateReminderJobs } from './date-reminder-jobs.js';

const DAY = '2099-01-16';
/** Noon in Chicago. */
const WEEK_AHEAD = new Date('2099-01-09T18:00:00Z');
const DAY_AHEAD = new Date('2099-01-15T18:00:00Z');
const WEEK_MAIL = 'Coming up: you play on Friday, January 16, 2099';
const DAY_MAIL = 'You play tomorrow: Barn Dance';

describe('reminders of their dates to artists', () => {
  let reminded: RemindedVenue;
  let venue: TestApp;
  let admin: TestAccount;
  let june: TestAccount & { artistId: number };
  let eventId: number;

  beforeAll(async () => {
    reminded = await startRemindedVenue();
    ({ venue } = reminded);
    admin = await createAccount(venue, 'admin');
  });
  beforeEach(async () => {
    await reminded.clear();
    await empty(venue, 'artists');
    june = await createSignedInArtist(venue, { name: 'June Carter' });
    await venue.sql('UPDATE artists SET phone = NULL');
    eventId = await createEvent(venue, { name: 'Barn Dance', date: DAY, artistId: june.artistId });
  });
  afterAll(() => reminded.close());

  const queue = (now: Date, { app }: TestApp = venue) => app.get(DateReminderJobs).remind(now);
  const remind = async (now: Date) => {
    await queue(now);
    await reminded.deliver();
  };
  const change = (body: object) =>
    venue.http().patch(`/api/events/${eventId}`).set(by(admin)).send(body).expect(200);
  const subjects = () => reminded.mail.mails.map(({ subject }) => subject);
  const recipients = () => reminded.mail.mails.flatMap(({ to = [] }) => to.map(({ address }) => address));
  const messages = () =>
    venue.sql<{ channel: string; status: string }>('SELECT channel, status FROM messages ORDER BY id');

  it('go at noon a week and a day ahead by the venue’s clock, each once, by mail and push', async () => {
    const phone = await reminded.subscribe(june);
    await remind(new Date(WEEK_AHEAD.getTime() - 60_000));
    expect(subjects()).toEqual([]);
    await remind(WEEK_AHEAD);
    await remind(WEEK_AHEAD);
    await remind(DAY_AHEAD);
    await remind(DAY_AHEAD);
    expect(subjects()).toEqual([WEEK_MAIL, DAY_MAIL]);
    expect(titlesOf(phone)).toEqual([WEEK_MAIL, DAY_MAIL]);
    expect(phone.contents()).toMatchObject([{ page: '/account/dates' }, { page: '/account/dates' }]);
    const [mail] = reminded.mail.mailsTo(june.email);
    expect(mail?.text).toContain('Friday, January 16, 2099 at 8:00 PM');
    expect(mail?.text).toContain(`https://venue.example/events/${eventId}`);
    expect(mail?.headers.map(({ key }) => key)).toContain('list-unsubscribe-post');
  });

  it('say “tonight” of a show after midnight, at noon and until it begins', async () => {
    await venue.sql(`UPDATE events SET date = '2099-01-17', time = '00:30'`);
    await remind(new Date('2099-01-16T18:00:00Z'));
    await venue.sql('DELETE FROM artist_date_reminders');
    await remind(new Date('2099-01-17T06:15:00Z'));
    expect(subjects()).toEqual(['You play tonight: Barn Dance', 'You play tonight: Barn Dance']);
  });

  it('are not held up by a show at which they fail, and come for that one at the next run', async () => {
    const hank = await createArtist(venue, { name: 'Hank', email: 'hank@example.com' });
    await createEvent(venue, { name: 'Broken Show', date: DAY, time: '14:00', artistId: hank });
    await whileRefused(venue, 'Broken', () => remind(DAY_AHEAD));
    await reminded.deliver();
    expect(subjects()).toEqual([DAY_MAIL]);
    await remind(DAY_AHEAD);
    expect(subjects()).toEqual([DAY_MAIL, 'You play tomorrow: Broken Show']);
  });

  it('are none for an act who has accepted an invitation to the show after that noon', async () => {
    await venue.sql(
      `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name, duration, status, event_id, responded_at)
       VALUES ($1, $2, '20:00', 'country', 'Barn Dance', '3 hours', 'accepted', $3, $4)`,
      [june.artistId, DAY, eventId, new Date(DAY_AHEAD.getTime() + 60_000)],
    );
    await remind(new Date(DAY_AHEAD.getTime() + 300_000));
    expect(subjects()).toEqual([]);
  });

  it('go by text message, too, the day before, to who gave a number', async () => {
    await venue.sql(`UPDATE artists SET phone = '+16155550123'`);
    await queue(WEEK_AHEAD);
    await queue(DAY_AHEAD);
    const [text, ...more] = await venue.sql<{ recipient: string; text: string }>(
      `SELECT recipient, text_body AS text FROM messages WHERE channel = 'sms'`,
    );
    expect([text?.recipient, more]).toEqual(['+16155550123', []]);
    expect(text?.text).toContain('you play on Friday, January 16, 2099 at 8:00 PM. If');
  });

  it('say when their own set begins', async () => {
    await venue.sql(`UPDATE artists SET phone = '+16155550123'`);
    await venue.sql('UPDATE events SET end_time = $2, act_times = $3 WHERE id = $1', [
      eventId,
      '23:30',
      { [june.artistId]: '22:00' },
    ]);
    await remind(DAY_AHEAD);
    expect(reminded.mail.mailsTo(june.email)[0]?.text).toContain('Your set 10:00 PM');
    const [text] = await venue.sql<{ text: string }>(
      `SELECT text_body AS text FROM messages WHERE channel = 'sms'`,
    );
    expect(text?.text).toContain('at 8:00 PM, your set at 10:00 PM. If');
  });

  it('come again to an act whose own set has another time, and to no other', async () => {
    const hank = await createArtist(venue, { name: 'Hank', email: 'hank@example.com' });
    const beginAt = (time: string) => change({ actTimes: { [june.artistId]: time, [hank]: '20:00' } });
    await change({ artistIds: [june.artistId, hank] });
    await beginAt('21:00');
    await remind(DAY_AHEAD);
    expect(recipients().sort()).toEqual([june.email, 'hank@example.com'].sort());
    await beginAt('22:00');
    await queue(DAY_AHEAD);
    await beginAt('22:30');
    await remind(DAY_AHEAD);
    expect(recipients().slice(2)).toEqual([june.email]);
    expect(reminded.mail.mails.at(-1)?.text).toContain('Your set 10:30 PM');
  });

  it('go to artists without an account, and to none whom staff have blocked', async () => {
    const hank = await createArtist(venue, { name: 'Hank', email: 'hank@example.com' });
    await createEvent(venue, { name: 'Late Show', date: DAY, time: '23:00', artistId: hank });
    await venue.sql('UPDATE users SET is_active = false WHERE id = $1', [june.id]);
    await remind(DAY_AHEAD);
    expect(recipients()).toEqual(['hank@example.com']);
  });

  it('wait for a change that staff may still undo', async () => {
    await venue.sql('UPDATE events SET updated_at = $1', [new Date(DAY_AHEAD.getTime() - 30_000)]);
    await remind(DAY_AHEAD);
    expect(subjects()).toEqual([]);
    await remind(new Date(DAY_AHEAD.getTime() + 300_000));
    expect(subjects()).toEqual([DAY_MAIL]);
  });

  it('are none of a show that was booked after that noon: its artist has just heard of it', async () => {
    await venue.sql('UPDATE events SET created_at = $1', [new Date(DAY_AHEAD.getTime() + 60_000)]);
    await remind(new Date(DAY_AHEAD.getTime() + 3_600_000));
    expect(subjects()).toEqual([]);
  });

  it('move with the show: one that waits is taken back at once, and one that went comes again', async () => {
    await remind(WEEK_AHEAD);
    await queue(DAY_AHEAD);
    await change({ time: '21:00' });
    await reminded.deliver();
    expect(subjects()).toEqual([WEEK_MAIL]);
    await remind(DAY_AHEAD);
    expect(reminded.mail.mails.at(-1)?.text).toContain('at 9:00 PM');

    await change({ date: '2099-01-30' });
    await remind(new Date('2099-01-23T18:00:00Z'));
    expect(subjects()).toEqual([WEEK_MAIL, DAY_MAIL, 'Coming up: you play on Friday, January 30, 2099']);
  });

  it.each([
    ['called off', () => change({ status: 'cancelled' })],
    ['put off', () => change({ status: 'postponed' })],
    ['deleted', () => venue.http().delete(`/api/events/${eventId}`).set(by(admin)).expect(200)],
  ])('are taken back when the show is %s, and none come after', async (_, end) => {
    await queue(DAY_AHEAD);
    await end();
    await remind(DAY_AHEAD);
    expect(subjects()).toEqual([]);
  });

  it('are taken back when the artist is deleted', async () => {
    await queue(DAY_AHEAD);
    await venue.http().delete(`/api/artists/${june.artistId}`).set(by(admin)).expect(200);
    await reminded.deliver();
    expect([subjects(), await messages()]).toEqual([[], [{ channel: 'email', status: 'not-sent' }]]);
  });

  it('come again when it takes place after all', async () => {
    await remind(DAY_AHEAD);
    await change({ status: 'cancelled' });
    await change({ status: 'scheduled' });
    await remind(DAY_AHEAD);
    expect(subjects()).toEqual([DAY_MAIL, DAY_MAIL]);
  });

  it('are taken back from who is off the bill, and go to who plays instead', async () => {
    const hank = await createArtist(venue, { name: 'Hank', email: 'hank@example.com' });
    await queue(DAY_AHEAD);
    await change({ artistId: hank });
    await remind(DAY_AHEAD);
    expect(recipients()).toEqual(['hank@example.com']);
  });

  it('are none to who turned them off, by account or by the mail’s own link', async () => {
    await remind(WEEK_AHEAD);
    const header = reminded.mail.mails[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    const path = new URL(header?.slice(1, -1) ?? '').pathname;
    await venue.http().post(path).type('form').send({ 'List-Unsubscribe': 'One-Click' }).expect(200);
    await remind(DAY_AHEAD);
    expect(subjects()).toEqual([WEEK_MAIL]);
    expect(await venue.sql('SELECT status, reason FROM messages ORDER BY id DESC LIMIT 1')).toEqual([
      { status: 'not-sent', reason: NOT_WANTED },
    ]);
  });

  it('are not sent once the show has begun', async () => {
    await queue(DAY_AHEAD);
    await venue.sql('UPDATE messages SET useless_after = now()');
    await reminded.deliver();
    expect([subjects(), await messages()]).toEqual([[], [{ channel: 'email', status: 'failed' }]]);
  });

  it('are sent once by three processes, also when one of them is killed at it', async () => {
    const others = await Promise.all([1, 2].map(() => createSecondProcess(venue, reminded.environment)));
    const processes = [venue, ...others];
    const waiting = () =>
      venue.sql<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
    const staff = venue.app.get(DataSource).createQueryRunner();
    await staff.startTransaction();
    await staff.query('SELECT FROM events WHERE id = $1 FOR UPDATE', [eventId]);
    const rounds = Promise.allSettled(processes.map((one) => queue(DAY_AHEAD, one)));
    while ((await waiting()).length < 3) await pause(20);
    const [first] = await waiting();
    await staff.query('SELECT pg_terminate_backend($1)', [first?.pid]);
    await staff.commitTransaction();
    await staff.release();
    await rounds;
    await Promise.all(processes.map((one) => queue(DAY_AHEAD, one)));
    expect(await messages()).toHaveLength(1);
    await Promise.all(others.map((one) => one.close()));
  });
});
