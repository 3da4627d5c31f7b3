import { dayAhead } from '#test/venue/bookings.js';
import { createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { ROLE_MATRIX } from '#test/role-matrix.js';

describe('the embedded page', () => {
  let venue: TestApp;
  beforeAll(async () => {
    venue = await createTestApp({ PUBLIC_URL: 'https://venue.example' });
  });
  afterAll(() => venue.close());
  beforeEach(() => venue.sql('DELETE FROM events'));

  const get = (query = '') => venue.http().get(`/embed/events${query}`).set('Cache-Control', 'no-cache');

  it('shows the next shows, each with the way to its page', async () => {
    await createEvent(venue, { name: 'Over', date: dayAhead(-2) });
    const id = await createEvent(venue, { name: 'Barn Dance', date: dayAhead(2) });
    const { text, headers } = await get().expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(`href="https://venue.example/events/${id}" target="_blank" rel="noopener"`);
    expect(text).toContain('<strong dir="auto">Barn Dance</strong>');
    expect(text).not.toContain('Over');
  });

  it('says so when there are none', async () => {
    expect((await get()).text).toContain('No upcoming events scheduled.');
  });

  it('shows one type, and as many as are asked for', async () => {
    for (const type of ['rock', 'country', 'country'])
      await createEvent(venue, { name: `A ${type} night`, date: dayAhead(2), type });
    const count = async (query: string) => (await get(query).expect(200)).text.split('<li').length - 1;
    expect([await count(''), await count('?type=Country'), await count('?limit=1')]).toEqual([3, 2, 1]);
    await get('?limit=51').expect(400);
  });

  it('never lets a name become markup', async () => {
    await createEvent(venue, { name: '"><script>alert(1)</script>', date: dayAhead(2), type: 'country' });
    await venue.sql(`UPDATE venue SET name = '<img src=x onerror=alert(1)>'`);
    const { text } = await get();
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text.match(/<(?:img|script)[^>]*>/g)).toEqual(['<script src="/embed-frame.js" async>']);
  });

  it('lays out names from right to left as they are read, and the words around them from left to right', async () => {
    const [artist] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, is_approved) VALUES ('ליל & כוכבים', 'country', 'a@example.com', true)
       RETURNING id`,
    );
    await venue.sql(`UPDATE venue SET name = 'קאנטרי'`);
    await createEvent(venue, { name: 'ליל מוזיקה', date: dayAhead(2), artistId: artist?.id });
    const { text } = await get();
    expect(text).toContain('<strong dir="auto">ליל מוזיקה</strong>');
    expect(text).toContain('<span>8:00 PM · <bdi>ליל &amp; כוכבים</bdi></span>');
    expect(text).toContain('<h1>Shows at <bdi>קאנטרי</bdi></h1>');
    expect(text).toContain('>All shows at <bdi>קאנטרי</bdi></a>');
  });

  it('shows what old rows hold in place of a date, and a time that is none, as text', async () => {
    await createEvent(venue, { name: 'Barn Dance', date: dayAhead(2) });
    await createEvent(venue, { name: 'Someday', date: 'TBA <b>soon</b>', time: '"><i>late</i>' });
    const { text } = await get().expect(200);
    expect(text).toContain('<strong dir="auto">Barn Dance</strong>');
    expect(text).toContain('TBA &lt;b&gt;soon&lt;/b&gt; · &quot;&gt;&lt;i&gt;late&lt;/i&gt;');
    expect(text).not.toMatch(/<i>|<b>soon/);
    expect(text.split('<time')).toHaveLength(2);
  });

  it('is the only page that others may frame', async () => {
    const { headers } = await get();
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const others = ROLE_MATRIX.filter(({ method, path }) => method === 'GET' && path !== '/embed/events');
    for (const { path } of others) {
      const answer = await venue.http().get(path);
      expect([path, answer.headers['content-security-policy']]).toEqual([
        path,
        expect.stringMatching(/frame-ancestors 'none'/),
      ]);
      expect([path, answer.headers['x-frame-options']]).toEqual([path, 'SAMEORIGIN']);
    }
  });

  it('is answered from ready bytes, with all that frames ask for', async () => {
    await venue.http().get('/embed/events');
    const ready = await venue.http().get('/embed/events').expect(200);
    expect(ready.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(ready.headers['content-security-policy']).toContain('frame-ancestors *');
  });
});
