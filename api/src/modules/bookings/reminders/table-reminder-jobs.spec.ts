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
import { createTable, createTables, empty } from '#test/venue/bookings.js';
import {
  by,
  ENDS,
  endShow,
  type RemindedVenue,
  startRemindedVenue,
  whileRefused,
} from '#test/venue/reminded-venue.js';
import { TableReminderJobs } from './table-reminder-jobs.js';

const DAY = '2099-01-16';
/** Noon in Chicago. */
const NOON = new Date(`${DAY}T18:00:00Z`);
const RUBY = 'ruby@example.com';

describe('reminders of tables', () => {
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
    await empty(venue, 'bookings');
    await reminded.clear();
    eventId = await createEvent(venue, { name: 'Barn Dance', date: DAY });
  });
  afterAll(() => reminded.close());

  const seat = (status: string, email: string | null = RUBY) =>
    createTable(venue, eventId, { status, email });
  const queue = (now: Date, { app }: TestApp = venue) => app.get(TableReminderJobs).remind(now);
  const remind = async (now = NOON) => {
    await queue(now);
    await reminded.deliver();
  };
  const change = (body: object) =>
    venue.http().patch(`/api/events/${eventId}`).set(by(admin)).send(body).expect(200);
  const decide = (id: number, status: string) =>
    venue.http().put(`/api/bookings/${id}`).set(by(admin)).send({ status }).expect(200);
  const subjects = () => reminded.mail.mails.map(({ subject }) => subject);
  const TOLD = 'Your table today: Barn Dance';

  it('go at noon of the day by the venue’s clock, once, for confirmed tables with an e-mail', async () => {
    await seat('confirmed');
    await seat('confirmed', null);
    await seat('pending', 'pending@example.com');
    await seat('declined', 'declined@example.com');
    await seat('cancelled', 'cancelled@example.com');
    await remind(new Date(NOON.getTime() - 60_000));
    expect(subjects()).toEqual([]);
    await remind();
    await remind();
    expect(subjects()).toEqual([TOLD]);
    const [mail] = reminded.mail.mailsTo(RUBY);
    expect(mail?.text).toContain('Friday, January 16, 2099 at 8:00 PM\n2 people');
    expect(mail?.text).toContain(`https://venue.example/events/${eventId}`);
    expect(mail?.text).not.toContain('Ruby');
  });

  it('say “tonight” of a show after midnight, whose reminder goes the evening before', async () => {
    await venue.sql(`UPDATE events SET date = '2099-01-17', time = '00:30'`);
    await seat('confirmed');
    await remind(new Date('2099-01-17T04:30:00Z'));
    expect(subjects()).toEqual(['Your table tonight: Barn Dance']);
  });

  it('are not held up by a show at which they fail, and come for that one at the next run', async () => {
    const broken = await createEvent(venue, { name: 'Broken Show', date: DAY, time: '19:00' });
    await createTable(venue, broken, { status: 'confirmed', email: 'june@example.com' });
    await seat('confirmed');
    await whileRefused(venue, 'Broken', () => remind());
    await reminded.deliver();
    expect(subjects()).toEqual([TOLD]);
    await remind();
    expect(subjects()).toEqual([TOLD, 'Your table today: Broken Show']);
  });

  it('are none once the show has begun', async () => {
    await seat('confirmed');
    await remind(new Date('2099-01-17T02:00:00Z'));
    expect(subjects()).toEqual([]);
  });

  it('are taken back when the table is cancelled', async () => {
    const id = await seat('confirmed');
    await queue(NOON);
    await decide(id, 'cancelled');
    await remind();
    expect(subjects()).toEqual(['Your table was cancelled: Barn Dance']);
  });

  it.each(ENDS)('are that word alone when the show is %s', async (_, changes, word) => {
    await seat('confirmed');
    await queue(NOON);
    await endShow(venue, admin, { eventId, changes });
    await remind();
    expect(subjects()).toEqual([`${word}: Barn Dance`]);
  });

  it('move with the show: one that waits is taken back at once, and one that went comes again', async () => {
    await seat('confirmed');
    await queue(NOON);
    await change({ time: '19:00' });
    await reminded.deliver();
    expect(subjects()).toEqual([]);
    await remind();
    await change({ date: '2099-01-23' });
    await remind();
    await remind(new Date('2099-01-23T18:00:00Z'));
    expect(reminded.mail.mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('January 16, 2099 at 7:00 PM'),
      expect.stringContaining('January 23, 2099 at 7:00 PM'),
    ]);
  });

  it('come no second time where staff take a change back before its word went out', async () => {
    await seat('confirmed');
    await remind();
    for (const status of ['cancelled', 'scheduled']) await change({ status });
    await remind();
    expect(subjects()).toEqual(['Your table today: Barn Dance']);
  });

  it('wait for a change that staff may still undo, however often they change it', async () => {
    const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
    await seat('confirmed');
    for (const seconds of [-30, 270]) {
      await venue.sql('UPDATE events SET updated_at = $1', [later(seconds)]);
      await remind(later(seconds + 30));
    }
    expect(subjects()).toEqual([]);
    await remind(later(600));
    expect(subjects()).toEqual([TOLD]);
  });

  it('are none for a table that was confirmed on the day after noon: its guest has just heard of it', async () => {
    const today = new Date();
    const start = new Date(today.getTime() + 2 * 3_600_000);
    const clock = (instant: Date) => instant.toISOString();
    await venue.sql(`UPDATE venue SET time_zone = 'UTC'`);
    await venue.sql('UPDATE events SET date = $1, time = $2', [
      clock(start).slice(0, 10),
      clock(start).slice(11, 16),
    ]);
    const id = await seat('pending');
    await decide(id, 'confirmed');
    await remind(new Date(today.getTime() + 120_000));
    await venue.sql(`UPDATE venue SET time_zone = 'America/Chicago'`);
    expect(subjects()).toEqual(['Your table is confirmed: Barn Dance']);
  });

  it('are none to an address that unsubscribed by the mail’s own link', async () => {
    await seat('confirmed');
    await remind();
    const header = reminded.mail.mails[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    const path = new URL(header?.slice(1, -1) ?? '').pathname;
    await venue.http().post(path).type('form').send({ 'List-Unsubscribe': 'One-Click' }).expect(200);
    await seat('confirmed');
    await remind();
    expect(await venue.sql('SELECT status, reason FROM messages ORDER BY id DESC LIMIT 1')).toEqual([
      { status: 'not-sent', reason: NOT_WANTED },
    ]);
  });

  it('are sent once to each of 150 tables by three processes, also when one of them is killed at it', async () => {
    await createTables(venue, eventId, 150);
    const others = await Promise.all([1, 2].map(() => createSecondProcess(venue, reminded.environment)));
    const processes = [venue, ...others];
    const waiting = () =>
      venue.sql<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
    const staff = venue.app.get(DataSource).createQueryRunner();
    await staff.startTransaction();
    await staff.query('SELECT FROM events WHERE id = $1 FOR UPDATE', [eventId]);
    const rounds = Promise.allSettled(processes.map((one) => queue(NOON, one)));
    while ((await waiting()).length < 3) await pause(20);
    const [first] = await waiting();
    await staff.query('SELECT pg_terminate_backend($1)', [first?.pid]);
    await staff.commitTransaction();
    await staff.release();
    await rounds;
    await Promise.all(processes.map((one) => queue(NOON, one)));
    const [sent] = await venue.sql(
      'SELECT count(*)::int AS mails, count(DISTINCT recipient)::int AS guests FROM messages',
    );
    expect(sent).toEqual({ mails: 150, guests: 150 });
    await Promise.all(others.map((one) => one.close()));
  });
});
