import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';

const nextPage = (link: string | undefined): string | undefined =>
  /^<(.+)>; rel="next"$/.exec(link ?? '')?.[1];

const forgedCursor = (parts: unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('the calendar', () => {
  let venue: TestApp;
  let artistId: number;
  let artistSession: string;
  let adminSession: string;
  let noted: number;

  beforeAll(async () => {
    venue = await createTestApp();
    const account = await createAccount(venue, 'artist');
    artistSession = account.sessionId;
    adminSession = (await createAccount(venue, 'admin')).sessionId;
    const [artist] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (user_id, name, genre, email, phone) VALUES ($1, 'Cody Reed', 'country', 'cody@example.com', '555-0101')
       RETURNING id`,
      [account.id],
    );
    artistId = artist?.id ?? 0;
    noted = await createEvent(venue, {
      name: 'Two-Step Tuesday',
      date: '2026-12-01',
      artistId,
      artistNotes: 'two mics',
    });
    await createEvent(venue, { name: '100% Bluegrass', type: 'bluegrass', date: '2026-12-02' });
    await createEvent(venue, { name: 'Late Set', date: '2026-12-02', time: '22:30' });
    await createEvent(venue, { name: 'Early Set', date: '2026-12-02', time: '18:00' });
    await createEvent(venue, { name: 'Long Ago', date: '2020-01-01' });
  });
  afterAll(() => venue.close());

  const get = (address: string, session?: string) => {
    const call = venue.http().get(address);
    return session ? call.set('Authorization', `Bearer ${session}`) : call;
  };
  const names = async (query: string): Promise<string[]> => {
    const { body }: { body: { name: string }[] } = await get(`/api/events${query}`);
    return body.map(({ name }) => name);
  };

  it('lists events in order of date and time', async () => {
    expect(await names('?from=2026-12-01')).toEqual([
      'Two-Step Tuesday',
      'Early Set',
      '100% Bluegrass',
      'Late Set',
    ]);
  });

  it('filters by dates, type, artist, and part of an event’s or artist’s name', async () => {
    expect(await names('?to=2020-12-31')).toEqual(['Long Ago']);
    expect(await names('?type=Bluegrass')).toEqual(['100% Bluegrass']);
    expect(await names('?q=set')).toEqual(['Early Set', 'Late Set']);
    expect(await names('?q=cody')).toEqual(['Two-Step Tuesday']);
    expect(await names(`?q=${encodeURIComponent('0%')}`)).toEqual(['100% Bluegrass']);
    expect(await names('?q=_')).toEqual([]);
    expect(await names('?status=cancelled')).toEqual([]);
    expect(await names(`?artistId=${artistId}`)).toEqual(['Two-Step Tuesday']);
  });

  it('announces the next page by a Link header, to the end', async () => {
    const seen: string[] = [];
    let address: string | undefined = '/api/events?from=2026-01-01&limit=2';
    while (address) {
      const page: { body: { name: string }[]; headers: Record<string, string> } = await get(address);
      seen.push(...page.body.map(({ name }) => name));
      address = nextPage(page.headers.link);
    }
    expect(seen).toEqual(['Two-Step Tuesday', 'Early Set', '100% Bluegrass', 'Late Set']);
  });

  it('lists the latest first when asked, page by page', async () => {
    const seen: string[] = [];
    let address: string | undefined = '/api/events?to=2026-12-02&order=desc&limit=2';
    while (address) {
      const page: { body: { name: string }[]; headers: Record<string, string> } = await get(address);
      seen.push(...page.body.map(({ name }) => name));
      address = nextPage(page.headers.link);
    }
    expect(seen).toEqual(['Late Set', '100% Bluegrass', 'Early Set', 'Two-Step Tuesday', 'Long Ago']);
  });

  it('lists the latest thousand to who asks for nothing, and the ones before on the next page', async () => {
    await venue.sql(
      `INSERT INTO events (name, type, date, time)
       SELECT 'Old ' || night, 'country', (DATE '2015-01-01' + night)::text, '20:00' FROM generate_series(1, 1000) AS night`,
    );
    const { body, headers } = await get('/api/events');
    const shown = body.map(({ name }: { name: string }) => name);
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([1000, 'Old 6', 'Late Set']);
    const before = await get(nextPage(headers.link) ?? '');
    expect(before.body.map(({ name }: { name: string }) => name)).toEqual(
      [5, 4, 3, 2, 1].map((night) => `Old ${night}`),
    );
    await venue.sql(`DELETE FROM events WHERE date < '2020'`);
  });

  it('shows one event with its featured artist’s public fields only', async () => {
    const { body } = await get(`/api/events/${noted}`);
    const cody = { id: artistId, name: 'Cody Reed', genre: 'country', profileImage: null, hasPage: false };
    expect(body).toEqual({
      id: noted,
      name: 'Two-Step Tuesday',
      type: 'country',
      description: null,
      date: '2026-12-01',
      time: '20:00',
      doorsTime: null,
      endTime: null,
      status: 'scheduled',
      capacity: null,
      imageUrl: null,
      artistId,
      artist: cody,
      artistIds: [artistId],
      acts: [cody],
      seriesId: null,
      version: 1,
      createdAt: expect.any(String),
    });
  });

  it('leads to the artist’s page once there is one', async () => {
    const hasPage = async () => (await get(`/api/events/${noted}`)).body.artist.hasPage;
    expect(await hasPage()).toBe(false);
    await venue.sql('UPDATE artists SET is_approved = true');
    await waitFor(hasPage);
    await venue.sql('UPDATE artists SET is_approved = false');
    await waitFor(async () => !(await hasPage()));
  });

  it('shows artist notes to admins and the featured artist, to everybody only when the venue says so', async () => {
    const notes = async (session?: string) => (await get(`/api/events/${noted}`, session)).body.artistNotes;
    const customer = await createAccount(venue, 'user');
    const otherArtist = await createAccount(venue, 'artist');
    expect(await notes(adminSession)).toBe('two mics');
    expect(await notes(artistSession)).toBe('two mics');
    expect(await notes(otherArtist.sessionId)).toBeUndefined();
    expect(await notes(customer.sessionId)).toBeUndefined();
    expect(await notes()).toBeUndefined();
    await venue.sql('UPDATE venue SET show_artist_notes = true');
    await waitFor(async () => (await notes()) === 'two mics');
    await venue.sql('UPDATE venue SET show_artist_notes = false');
    await waitFor(async () => (await notes()) === undefined);
  });

  it('tells only admins and the featured artist that they may edit the notes', async () => {
    const mayEdit = async (session?: string) =>
      (await get(`/api/events/${noted}`, session)).body.mayEditNotes;
    const otherArtist = await createAccount(venue, 'artist');
    expect(await mayEdit(adminSession)).toBe(true);
    expect(await mayEdit(artistSession)).toBe(true);
    expect(await mayEdit(otherArtist.sessionId)).toBeUndefined();
    expect(await mayEdit()).toBeUndefined();
  });

  it('answers 304 to a phone that has it, until something changes', async () => {
    const first = await get('/api/events?from=2026-12-02');
    const etag = first.get('ETag') ?? '';
    const again = await get('/api/events?from=2026-12-02').set('If-None-Match', etag);
    expect([first.status, again.status]).toEqual([200, 304]);
    await venue.sql(`UPDATE events SET name = 'Later Set' WHERE name = 'Late Set'`);
    await waitFor(
      async () => (await get('/api/events?from=2026-12-02').set('If-None-Match', etag)).status === 200,
    );
    expect(await names('?from=2026-12-02')).toContain('Later Set');
    await venue.sql(`UPDATE events SET name = 'Late Set' WHERE name = 'Later Set'`);
  });

  it.each([
    ['from', '?from=tomorrow'],
    ['from', '?from=2026-02-30'],
    ['to', '?to=2026-11-31'],
    ['limit', '?limit=0'],
    ['limit', '?limit=1001'],
    ['limit', '?limit=lots'],
    ['limit', '?limit=99999999999999999999'],
    ['cursor', '?cursor=bm9wZQ'],
    ['cursor', `?cursor=${forgedCursor(['\u0000', '20:00', 1])}`],
    ['cursor', `?cursor=${forgedCursor(['2020-01-01', '20:00', Number.MAX_SAFE_INTEGER])}`],
    ['cursor', `?cursor=${forgedCursor(['2020-01-01', '\u0000', 1])}`],
    ['cursor', '?cursor=%F0%9F%A4%A0'],
    ['status', '?status=maybe'],
    ['order', '?order=sideways'],
    ['q', `?q=${'x'.repeat(256)}`],
    ['q', '?q=%00'],
    ['q', '?q=a&q=b'],
    ['type', '?type=rock&type=jazz'],
    ['artistId', '?artistId=me'],
  ])('names %s when it is wrong: %s', async (field, query) => {
    const answer = await get(`/api/events${query}`);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999', '%00', '1e3'])(
    'names id when the address says %s',
    async (id) => {
      const answer = await get(`/api/events/${id}`);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['id']]);
    },
  );

  it('answers 404 for an event that is not there, and 400 for a malformed address', async () => {
    expect((await get('/api/events/123456')).body.code).toBe('events.not-found');
    expect((await get('/api/events/%E0%A4%A')).status).toBe(400);
    expect((await get('/api/nothing-here')).body).toEqual({
      statusCode: 404,
      code: 'request.no-route',
      message: 'There is nothing at this address.',
    });
  });
});

const waitFor = async (condition: () => Promise<boolean>, attempts = 50): Promise<void> => {
  if (await condition()) return;
  if (attempts === 0) throw new Error('it never happened');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await waitFor(condition, attempts - 1);
};
