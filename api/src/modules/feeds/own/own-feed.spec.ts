import ICAL from 'ical.js';
import { createArtist, createSignedInArtist, dayAhead } from '#test/venue/bookings.js';
import { createEvent, createTestApp, type TestApp } from '#test/test-app.js';

describe('an artist’s own calendar', () => {
  let venue: TestApp;
  let artist: { id: number; sessionId: string };
  beforeAll(async () => {
    venue = await createTestApp({ PUBLIC_URL: 'https://venue.example' });
    artist = await createSignedInArtist(venue);
  });
  afterAll(() => venue.close());

  const call = (method: 'get' | 'post' | 'delete') =>
    venue.http()[method]('/api/artist-calendar-feed').set('Authorization', `Bearer ${artist.sessionId}`);
  const makeAddress = async () => new URL((await call('post').expect(201)).body.url).pathname;
  const entries = async (path: string) => {
    const { text } = await venue.http().get(path).expect(200);
    return new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) =>
        ['status', 'summary'].map((name) => String(event.getFirstPropertyValue(name))).join(' '),
      );
  };
  const invite = async (name: string, expires = "now() + interval '7 days'", status = 'pending') =>
    venue.sql(
      `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name, duration, expires_at, status)
       VALUES ($1, $2, '20:00', 'country', $3, '3 hours', ${expires}, $4)`,
      [artist.id, dayAhead(20), name, status],
    );

  it('has no address until the artist makes one', async () => {
    expect((await call('get').expect(200)).body).toEqual({ createdAt: null });
    const path = await makeAddress();
    expect(path).toMatch(/^\/feeds\/own\/[\w-]{43}\.ics$/);
    expect((await call('get')).body).toEqual({ createdAt: expect.any(String) });
    const kept = await venue.sql<{ token_hash: string }>('SELECT token_hash FROM artist_feeds');
    expect(kept).toHaveLength(1);
    expect(path).not.toContain(kept[0]?.token_hash);
  });

  it('has the shows of the artist, and in doubt what waits for an answer', async () => {
    await createEvent(venue, { name: 'Own show', date: dayAhead(10), artistId: artist.id });
    await createEvent(venue, { name: 'Others’ show', date: dayAhead(10) });
    await invite('Barn Dance');
    await invite('Too late', "now() - interval '1 minute'");
    await invite('Refused', undefined, 'declined');
    await venue.sql('INSERT INTO artist_availability (artist_id, date) VALUES ($1, $2)', [
      artist.id,
      dayAhead(30),
    ]);
    expect(await entries(await makeAddress())).toEqual([
      'CONFIRMED Own show',
      'TENTATIVE Invitation: Barn Dance',
    ]);
  });

  it('has shows on whose bill the artist stands further down, and names the others', async () => {
    const hank = await createArtist(venue, { name: 'Hank Snow' });
    const eventId = await createEvent(venue, { name: 'Opry Night', date: dayAhead(12) });
    await venue.sql('UPDATE events SET artist_ids = $2 WHERE id = $1', [
      eventId,
      JSON.stringify([hank, artist.id]),
    ]);
    const { text } = await venue
      .http()
      .get(await makeAddress())
      .expect(200);
    expect(text).toContain('DESCRIPTION:With Hank Snow');
  });

  it('is nobody else’s to keep, and answered once while nothing changes', async () => {
    const path = await makeAddress();
    const first = await venue.http().get(path).expect(200);
    expect(first.get('Cache-Control')).toBe('private, no-cache');
    await venue
      .http()
      .get(path)
      .set('If-None-Match', first.get('ETag') ?? '')
      .expect(304);
  });

  it('ends at its old address when it is renewed, and at any when it is taken back', async () => {
    const old = await makeAddress();
    const renewed = await makeAddress();
    expect((await venue.http().get(old).expect(404)).body.code).toBe('feeds.not-found');
    await venue.http().get(renewed).expect(200);
    await call('delete').expect(200);
    await venue.http().get(renewed).expect(404);
    expect((await call('get')).body).toEqual({ createdAt: null });
  });

  it('ends when the account is blocked', async () => {
    const path = await makeAddress();
    await venue.sql('UPDATE users SET is_active = false');
    await venue.http().get(path).expect(404);
  });
});
