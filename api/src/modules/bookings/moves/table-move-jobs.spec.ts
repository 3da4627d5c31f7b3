import { UNDO_OVER_SECONDS } from '#contract/rules/undo.js';
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
import { TableMoveJobs } from './table-move-jobs.js';

const [FRIDAY, SATURDAY] = ['2099-01-16', '2099-01-17'];
const MOVED = 'Your show has a new date: Barn Dance';
/** Of whom nobody knows what they went by. */
const MOVED_SOMEHOW = 'Your show has a new date or time: Barn Dance';

describe('mails to guests with a table that their show has moved', () => {
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
    await empty(venue, 'bookings');
    eventId = await createEvent(venue, { name: 'Barn Dance', date: FRIDAY });
  });
  afterAll(() => reminded.close());

  const seat = (status: string, email: string | null = 'guest@example.com') =>
    createTable(venue, eventId, { status, email });
  const change = (body: object) =>
    venue.http().patch(`/api/events/${eventId}`).set(by(admin)).send(body).expect(200);
  const later = () => new Date(Date.now() + (UNDO_OVER_SECONDS + 1) * 1_000);
  const tell = async (now = later(), { app }: TestApp = venue) => {
    await app.get(TableMoveJobs).tell(now);
    await reminded.deliver();
  };
  const subjects = () => reminded.mail.mails.map(({ subject }) => subject);

  it('say the new date and the old one once staff can undo it no more, to who has seats and an e-mail', async () => {
    await seat('confirmed');
    await seat('pending', 'pending@example.com');
    await seat('declined', 'declined@example.com');
    await seat('confirmed', null);
    await change({ date: SATURDAY });
    await tell(new Date());
    expect(subjects()).toEqual([]);

    await tell();
    await tell();
    expect(subjects()).toEqual([MOVED, MOVED]);
    const [mail] = reminded.mail.mailsTo('guest@example.com');
    expect(mail?.text).toContain('Saturday, January 17, 2099 at 8:00 PM');
    expect(mail?.text).toContain('It was to be on Friday, January 16, 2099 at 8:00 PM.');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['show.ics']);
    expect(reminded.mail.mailsTo('pending@example.com')[0]?.attachments).toEqual([]);
  });

  it('are none where it is moved back meanwhile, and one where it moves twice', async () => {
    await seat('confirmed');
    await change({ time: '21:00' });
    await change({ time: '20:00' });
    await tell();
    expect(subjects()).toEqual([]);

    await change({ time: '21:00' });
    await change({ time: '22:00' });
    await tell();
    expect(subjects()).toEqual(['Your show has a new time: Barn Dance']);
    expect(reminded.mail.mails[0]?.text).toContain('It was to be on Friday, January 16, 2099 at 8:00 PM.');
  });

  it('are not held up by a show at which they fail, and come for that one at the next run', async () => {
    const broken = await createEvent(venue, { name: 'Broken Show', date: FRIDAY, time: '14:00' });
    await createTable(venue, broken, { status: 'confirmed', email: 'june@example.com' });
    await seat('confirmed');
    for (const id of [broken, eventId])
      await venue.http().patch(`/api/events/${id}`).set(by(admin)).send({ date: SATURDAY }).expect(200);
    await whileRefused(venue, 'Broken', () => tell());
    await reminded.deliver();
    expect(subjects()).toEqual([MOVED]);
    await tell();
    expect(subjects()).toEqual([MOVED, 'Your show has a new date: Broken Show']);
  });

  it('are none to who booked, or was confirmed, after the move', async () => {
    const id = await seat('pending');
    await change({ date: SATURDAY });
    await seat('confirmed', 'newer@example.com');
    await venue.http().put(`/api/bookings/${id}`).set(by(admin)).send({ status: 'confirmed' }).expect(200);
    await tell();
    expect(subjects()).toEqual(['Your table is confirmed: Barn Dance']);
  });

  it.each([
    ['called off', { status: 'cancelled' }, 'Your show is cancelled: Barn Dance'],
    ['put off', { status: 'postponed' }, 'Your show is postponed: Barn Dance'],
  ])('give way to the word that it is %s', async (_, off, word) => {
    await seat('confirmed');
    await change({ date: SATURDAY });
    await change(off);
    await tell();
    expect(subjects()).toEqual([word]);
    await change({ status: 'scheduled' });
    await tell();
    expect(subjects()).toEqual([word, 'Your show takes place after all: Barn Dance']);
  });

  it('are not lost where it is called off before they went out, and put on again', async () => {
    await seat('confirmed');
    await change({ date: SATURDAY });
    await venue.app.get(TableMoveJobs).tell(later());
    for (const status of ['cancelled', 'scheduled']) await change({ status });
    await tell();
    expect(subjects()).toEqual([MOVED_SOMEHOW]);
  });

  it('that wait give way where it moves again', async () => {
    await seat('confirmed');
    await change({ date: SATURDAY });
    await venue.app.get(TableMoveJobs).tell(later());
    await change({ date: '2099-01-18' });
    await reminded.deliver();
    expect(subjects()).toEqual([]);
    await tell();
    expect(subjects()).toEqual([MOVED_SOMEHOW]);
    expect(reminded.mail.mails[0]?.text).toContain('Sunday, January 18, 2099 at 8:00 PM');
    expect(reminded.mail.mails[0]?.text).not.toContain('It was to be on');
  });

  it.each(ENDS)('that wait give way where it is %s', async (_, changes, word) => {
    await seat('confirmed');
    await change({ date: SATURDAY });
    await venue.app.get(TableMoveJobs).tell(later());
    await endShow(venue, admin, { eventId, changes });
    await tell();
    expect(subjects()).toEqual([`${word}: Barn Dance`]);
  });

  it('come, too, when one change puts it off, and the next back on another date', async () => {
    await seat('confirmed');
    await change({ status: 'postponed' });
    await change({ status: 'scheduled', date: SATURDAY });
    await tell();
    expect(subjects()).toEqual([MOVED]);
  });

  it('are none for a table that is cancelled before they went out', async () => {
    const id = await seat('confirmed');
    await change({ date: SATURDAY });
    await venue.app.get(TableMoveJobs).tell(later());
    await venue.http().put(`/api/bookings/${id}`).set(by(admin)).send({ status: 'cancelled' }).expect(200);
    await tell();
    expect(subjects()).toEqual(['Your table was cancelled: Barn Dance']);
  });

  it('are none about what old rows hold in place of a date, which can be put right', async () => {
    await seat('confirmed');
    await venue.sql(`UPDATE events SET date = 'Friday, January 16', time = 'at eight, I think'`);
    await change({ date: SATURDAY, time: '20:00' });
    await tell();
    expect(await venue.sql('SELECT FROM messages')).toEqual([]);
  });

  it('are none once the show has begun', async () => {
    await seat('confirmed');
    await change({ date: SATURDAY });
    await tell(new Date('2099-01-18T04:00:00Z'));
    expect(await venue.sql('SELECT FROM messages')).toEqual([]);
  });

  it('go once from three processes', async () => {
    await createTables(venue, eventId, 150);
    await change({ date: SATURDAY });
    const others = await Promise.all([1, 2].map(() => createSecondProcess(venue, reminded.environment)));
    await Promise.all([venue, ...others].map((one) => one.app.get(TableMoveJobs).tell(later())));
    await Promise.all(others.map((one) => one.close()));
    const [sent] = await venue.sql(
      'SELECT count(*)::int AS mails, count(DISTINCT recipient)::int AS guests FROM messages',
    );
    expect(sent).toEqual({ mails: 150, guests: 150 });
  });
});
