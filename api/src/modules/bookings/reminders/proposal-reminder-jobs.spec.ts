import { createAccount, createSecondProcess, type TestAccount, type TestApp } from '#test/test-app.js';
import { createSignedInArtist, empty } from '#test/venue/bookings.js';
import { by, newKey, type RemindedVenue, startRemindedVenue, titlesOf } from '#test/venue/reminded-venue.js';
import { ProposalReminderJobs } from './proposal-reminder-jobs.js';

const MADE = '2099-01-10T21:00:00Z';
const TOLD = 'Still waiting for your answer: Friday, January 30, 2099';

describe('reminders of proposals', () => {
  let reminded: RemindedVenue;
  let venue: TestApp;
  let admin: TestAccount;
  let wade: TestAccount & { artistId: number };

  beforeAll(async () => {
    reminded = await startRemindedVenue();
    ({ venue } = reminded);
    admin = await createAccount(venue, 'admin');
    wade = await createSignedInArtist(venue);
  });
  beforeEach(async () => {
    await reminded.clear();
    await empty(venue, 'artist_bookings');
    await venue.sql('UPDATE users SET is_active = true');
    await venue.sql('UPDATE artists SET is_approved = true');
  });
  afterAll(() => reminded.close());

  const propose = async (proposedDate = '2099-01-30', artistId = wade.artistId): Promise<number> => {
    const { body } = await venue
      .http()
      .post('/api/artist-bookings')
      .set(by(admin))
      .set('Idempotency-Key', newKey())
      .send({ artistId, proposedDate, proposedTime: '21:00', proposedPayment: '$600' })
      .expect(201);
    await venue.sql('UPDATE artist_bookings SET created_at = $1', [MADE]);
    await venue.sql('DELETE FROM messages');
    return body.id;
  };
  const respond = (id: number, status: string) =>
    venue.http().put(`/api/artist-bookings/${id}`).set(by(wade)).send({ status }).expect(200);
  const queue = (now: string, { app }: TestApp = venue) =>
    app.get(ProposalReminderJobs).remind(new Date(now));
  const remind = async (now: string) => {
    await queue(now);
    await reminded.deliver();
  };
  const subjects = () => reminded.mail.mails.map(({ subject }) => subject);

  it('go at noon of the third day without an answer, once, by mail and push', async () => {
    const phone = await reminded.subscribe(wade);
    await propose();
    await remind('2099-01-12T23:00:00Z');
    await remind('2099-01-13T17:59:00Z');
    expect(subjects()).toEqual([]);
    await remind('2099-01-13T18:00:00Z');
    await remind('2099-01-14T18:00:00Z');
    expect(subjects()).toEqual([TOLD]);
    expect(titlesOf(phone)).toEqual([TOLD]);
    const [mail] = reminded.mail.mailsTo(wade.email);
    expect(mail?.text).toContain('Friday, January 30, 2099 at 9:00 PM');
    expect(mail?.text).toContain('$600');
    expect(mail?.text).toContain('https://venue.example/account/bookings');
  });

  it('go after a day where the date is near', async () => {
    await propose('2099-01-13');
    await remind('2099-01-10T23:00:00Z');
    expect(subjects()).toEqual([]);
    await remind('2099-01-11T18:00:00Z');
    expect(subjects()).toEqual(['Still waiting for your answer: Tuesday, January 13, 2099']);
  });

  it('are none once the date is over', async () => {
    await propose('2099-01-13');
    await remind('2099-01-14T18:00:00Z');
    expect(subjects()).toEqual([]);
  });

  it.each(['accepted', 'declined'])(
    'are none of a proposal that was %s, also one that waits',
    async (answer) => {
      const id = await propose();
      await queue('2099-01-13T18:00:00Z');
      await respond(id, answer);
      await reminded.deliver();
      expect(subjects()).not.toContain(TOLD);
      await venue.sql('UPDATE artist_bookings SET reminded_at = NULL');
      await remind('2099-01-14T18:00:00Z');
      expect(subjects()).not.toContain(TOLD);
    },
  );

  it('are taken back when the artist is deleted', async () => {
    const gone = await createSignedInArtist(venue);
    await propose(undefined, gone.artistId);
    await queue('2099-01-13T18:00:00Z');
    expect(await venue.sql('SELECT FROM messages')).toHaveLength(1);
    await venue.http().delete(`/api/artists/${gone.artistId}`).set(by(admin)).expect(200);
    await reminded.deliver();
    expect(subjects()).toEqual([]);
  });

  it.each([
    ['is blocked', 'UPDATE users SET is_active = false WHERE id = $1'],
    ['is not approved any more', 'UPDATE artists SET is_approved = false WHERE user_id = $1'],
  ])('are none to an artist who %s, and so cannot answer', async (_, change) => {
    await propose();
    await venue.sql(change, [wade.id]);
    await remind('2099-01-13T18:00:00Z');
    expect(subjects()).toEqual([]);
  });

  it('are sent once by three processes', async () => {
    for (const day of ['28', '29', '30']) await propose(`2099-01-${day}`);
    const others = await Promise.all([1, 2].map(() => createSecondProcess(venue, reminded.environment)));
    await Promise.all([venue, ...others].map((one) => queue('2099-01-13T18:00:00Z', one)));
    expect(await venue.sql('SELECT FROM messages')).toHaveLength(3);
    await Promise.all(others.map((one) => one.close()));
  });
});
