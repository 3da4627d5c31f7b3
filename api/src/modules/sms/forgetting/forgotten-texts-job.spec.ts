import { as, createStaffedVenue, type StaffedVenue } from '#test/venue/staffed-venue.js';
import { YEAR } from '#test/sms/text-messages.js';
import { ForgottenTextsJob } from './forgotten-texts-job.js';

const STRANGER = '+16155550123';
const KNOWN = '+16155550177';
const DAY_MS = 24 * 60 * 60_000;

describe('texts whose sender’s number belongs to nobody any more', () => {
  let venue: StaffedVenue;

  beforeAll(async () => {
    venue = await createStaffedVenue();
  });
  afterEach(async () => {
    await venue.clear();
    await venue.sql('DELETE FROM loyalty_members');
    await venue.sql('UPDATE artists SET phone = NULL, is_approved = true');
    await venue.sql('UPDATE venue SET text_days = DEFAULT');
  });
  afterAll(() => venue.close());

  /** Lets all texts that are there be so many days old. */
  const age = (days: number) =>
    venue.sql(
      `UPDATE sms_event_requests SET created_at = created_at - make_interval(days => $1),
              texts = (SELECT jsonb_agg(text || jsonb_build_object('receivedAt',
                               (text ->> 'receivedAt')::timestamptz - make_interval(days => $1)))
                         FROM jsonb_array_elements(texts) text)`,
      [days],
    );
  const forget = (now = new Date()) => venue.app.get(ForgottenTextsJob).forget(now);
  const senders = async () =>
    (
      await venue.sql<{ number: string }>(
        'SELECT phone_number AS number FROM sms_event_requests ORDER BY id DESC',
      )
    ).map(({ number }) => number);

  it('are forgotten after a year, not before', async () => {
    await venue.receive('what is on tonight?', STRANGER);
    await age(364);
    await forget();
    expect(await senders()).toEqual([STRANGER]);
    await age(2);
    await forget();
    expect(await senders()).toEqual([]);
  });

  it('are forgotten after as many days as the settings say', async () => {
    await venue.receive('what is on tonight?', STRANGER);
    await venue
      .http()
      .put('/api/venue')
      .set(as(venue.admin))
      .send({ name: 'Hall', textDays: 30 })
      .expect(200);
    await age(31);
    await forget();
    expect(await senders()).toEqual([]);
  });

  it.each([
    ['an artist', `UPDATE artists SET phone = '(615) 555-0177' WHERE name = 'Dixie Dawn'`],
    [
      'an artist who is not approved',
      `UPDATE artists SET phone = '615.555.0177', is_approved = false WHERE name = 'Dixie Dawn'`,
    ],
    [
      'a member',
      `INSERT INTO loyalty_members (name, email, phone) VALUES ('Ruby', 'ruby@example.com', '615 555 0177')`,
    ],
  ])('are kept while %s has the number, however it is written', async (_, known) => {
    await venue.sql(known);
    await venue.receive('what is on tonight?', KNOWN);
    await venue.receive('what is on tonight?', STRANGER);
    await age(1_000);
    await forget();
    expect(await senders()).toEqual([KNOWN]);
    await venue.sql('UPDATE artists SET phone = NULL');
    await venue.sql('DELETE FROM loyalty_members');
    await forget();
    expect(await senders()).toEqual([]);
  });

  it('go without the show that staff made of them', async () => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`, STRANGER);
    await venue.tap(id).expect(200);
    const before = await venue.events();
    await age(1_000);
    await forget();
    expect(await senders()).toEqual([]);
    expect(await venue.events()).toEqual(before);
    expect(before).toMatchObject([{ date: `${YEAR}-11-27` }]);
  });

  it('are kept while they wait for a night to come', async () => {
    await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`, STRANGER);
    await age(1_000);
    await forget();
    expect(await senders()).toEqual([STRANGER]);
    const nightAfter = Date.parse(`${YEAR}-11-29T00:00:00Z`);
    await forget(new Date(Math.max(nightAfter, Date.now() + DAY_MS)));
    expect(await senders()).toEqual([]);
  });

  it('count from the last text of a request', async () => {
    await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`, STRANGER);
    await age(300);
    await venue.sql(
      `UPDATE sms_event_requests SET status = 'failed', texts = texts || jsonb_build_array(
         texts -> 0 || jsonb_build_object('receivedAt', now() - interval '100 days'))`,
    );
    await age(200);
    await forget();
    expect(await senders()).toEqual([STRANGER]);
    await age(100);
    await forget();
    expect(await senders()).toEqual([]);
  });

  it('are forgotten of thousands of numbers', async () => {
    await venue.sql(
      `INSERT INTO sms_event_requests (phone_number, message_text, created_at)
       SELECT '+1615555' || lpad(n::text, 4, '0'), 'hello', now() - interval '400 days' FROM generate_series(1, 1100) n`,
    );
    await venue.sql(`UPDATE artists SET phone = '+16155550900' WHERE name = 'Dixie Dawn'`);
    await forget();
    expect(await senders()).toEqual(['+16155550900']);
  });
});
