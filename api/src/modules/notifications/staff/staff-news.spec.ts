import { createAccount, createSecondProcess, type TestApp } from '#test/test-app.js';
import { createEvent } from '#test/test-app.js';
import { type RemindedVenue, startRemindedVenue, titlesOf } from '#test/venue/reminded-venue.js';
import type { TestBrowser } from '#test/servers/push-server.js';
import { StaffNewsService } from './staff-news.service.js';

describe('what staff are told of', () => {
  let reminded: RemindedVenue;
  let venue: TestApp;
  let browser: TestBrowser;

  beforeAll(async () => {
    reminded = await startRemindedVenue();
    ({ venue } = reminded);
  });
  beforeEach(async () => {
    await reminded.clear();
    for (const table of ['staff_news', 'sms_event_requests', 'photo_attendance', 'users'])
      await venue.sql(`DELETE FROM ${table}`);
    browser = await reminded.subscribe(await createAccount(venue, 'admin'));
    await reminded.subscribe(await createAccount(venue, 'user'));
  });
  afterAll(() => reminded.close());

  const tell = async ({ app }: TestApp = venue) => {
    await app.get(StaffNewsService).tell();
    await reminded.deliver();
  };
  const text = () =>
    venue.sql(
      `INSERT INTO sms_event_requests (phone_number, message_text, status) VALUES ('+16155550123', 'Can I play?', 'pending')`,
    );
  const photos = async (count: number) =>
    venue.sql(
      `INSERT INTO photo_attendance (event_id, verification_status)
       SELECT $1, 'pending' FROM generate_series(1, $2)`,
      [await createEvent(venue), count],
    );
  const later = (minutes: number) =>
    venue.sql(`UPDATE staff_news SET told_at = told_at - make_interval(mins => $1)`, [minutes]);

  it('is a text request that waits, once, with the number of all for the icon', async () => {
    await text();
    await tell();
    await tell();
    await text();
    await later(2);
    await tell();
    expect(browser.contents()).toMatchObject([
      { title: 'A text request waits', page: '/admin/sms', waiting: { topic: 'texts', count: 1 } },
      { title: '2 text requests wait', waiting: { topic: 'texts', count: 2 } },
    ]);
    expect(new Set(browser.contents().map(({ tag }) => tag)).size).toBe(1);
  });

  it('is the next text about a request that they were told of', async () => {
    await text();
    await tell();
    await later(2);
    await venue.sql(
      `UPDATE sms_event_requests SET texts = jsonb_build_array(jsonb_build_object('text', '8pm', 'receivedAt', now() + interval '1 s'))`,
    );
    await tell();
    expect(titlesOf(browser)).toEqual(['A text request waits', 'A text request waits']);
  });

  it('is a night’s photos together, twice an hour at most', async () => {
    await photos(1);
    await tell();
    await photos(99);
    await tell();
    await later(29);
    await tell();
    expect(titlesOf(browser)).toEqual(['A photo waits']);
    await later(2);
    await tell();
    expect(titlesOf(browser)).toEqual(['A photo waits', '100 photos wait']);
  });

  it('is a mail that failed, and no push message that did', async () => {
    await venue.sql(
      `INSERT INTO messages (channel, recipient, kind, subject, text_body, status) VALUES
         ('push', 'Chrome', 'bookings.proposed', 'x', 'x', 'failed'), ('email', 'x@y.example', 'bookings.proposed', 'x', 'x', 'failed')`,
    );
    await tell();
    expect(browser.contents()).toMatchObject([{ title: 'A message failed', page: '/admin/messages' }]);
  });

  it('is no message that the venue itself withdrew, or that staff left unsent', async () => {
    await venue.sql(
      `INSERT INTO messages (channel, recipient, kind, subject, text_body, status, useless_after, set_aside_at) VALUES
         ('email', 'x@y.example', 'bookings.proposed', 'x', 'x', 'failed', now(), NULL),
         ('email', 'x@y.example', 'bookings.proposed', 'x', 'x', 'failed', NULL, now())`,
    );
    await tell();
    expect(browser.taken).toEqual([]);
  });

  it('is what came after the clock was set back, of which a mark in the future keeps nothing', async () => {
    const timeTravel = () =>
      venue.sql(
        `UPDATE sms_event_requests SET texts = jsonb_build_array(jsonb_build_object('text', '8pm', 'receivedAt', now() + interval '30 days'))`,
      );
    await text();
    await timeTravel();
    await tell();
    await venue.sql(
      `UPDATE staff_news SET told_at = now() + interval '30 days', newest = newest + 2592000000`,
    );
    await text();
    await tell();
    await text();
    await later(2);
    await tell();
    expect(titlesOf(browser)).toEqual([
      'A text request waits',
      '2 text requests wait',
      '3 text requests wait',
    ]);
  });

  it('is the next message that failed after one did in the future', async () => {
    const failure = (after: string) =>
      venue.sql(
        `INSERT INTO messages (channel, recipient, kind, subject, text_body, status, next_attempt_at)
         VALUES ('email', 'x@y.example', 'bookings.proposed', 'x', 'x', 'failed', now() + $1::interval)`,
        [after],
      );
    await failure('30 days');
    await tell();
    await failure('-1 minute');
    await later(61);
    await tell();
    expect(titlesOf(browser)).toEqual(['A message failed', '2 messages failed']);
  });

  it('is nothing while nothing waits, and told once by three processes', async () => {
    await tell();
    expect(browser.taken).toEqual([]);
    const others = await Promise.all([1, 2].map(() => createSecondProcess(venue, reminded.environment)));
    await text();
    await Promise.all([venue, ...others].map((one) => tell(one)));
    await reminded.deliver();
    expect(browser.taken).toHaveLength(1);
    await Promise.all(others.map((one) => one.close()));
  });
});
