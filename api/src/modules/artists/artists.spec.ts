import type { Response as Answer } from 'supertest';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

/** What everybody may know of an artist, and nothing else (design §4 "Roles"). */
const PUBLIC_FIELDS = [
  'demoFile',
  'demoFileType',
  'description',
  'genre',
  'id',
  'name',
  'profileImage',
  'socialMedia',
  'website',
];
const PRIVATE_FIELDS = [
  'availability',
  'createdAt',
  'email',
  'equipment',
  'experience',
  'isApproved',
  'isInReview',
  'isPhoneKnown',
  'phone',
  'priceRange',
  'userId',
  'version',
];
const ALL_FIELDS = [...PUBLIC_FIELDS, ...PRIVATE_FIELDS].sort();
const SECRETS = /cody@bookings|555-0101|\$500-\$800|pedal steel|eleven years|weekends only/;

describe('the artists', () => {
  let venue: TestApp;
  const people: Record<string, TestAccount | undefined> = {};
  let cody: number;
  let nobodyYet: number;

  beforeAll(async () => {
    venue = await createTestApp();
    people.cody = await createAccount(venue, 'artist');
    people.wade = await createAccount(venue, 'artist');
    people.customer = await createAccount(venue, 'user');
    people.admin = await createAccount(venue, 'admin');
    const artists = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, phone, price_range, equipment, experience, availability,
                            is_approved, user_id) VALUES
       ('Cody Reed', 'country', 'cody@bookings.example', '555-0101', '$500-$800', 'pedal steel', 'eleven years',
        'weekends only', true, $1),
       ('Wade Tucker', 'rock', 'wade@example.com', '555-0102', '$800', NULL, NULL, NULL, true, $2),
       ('Nobody Yet', '', 'nobody@example.com', NULL, NULL, NULL, NULL, NULL, false, NULL) RETURNING id`,
      [people.cody.id, people.wade.id],
    );
    [cody = 0, , nobodyYet = 0] = artists.map(({ id }) => id);
  });
  afterAll(() => venue.close());

  const get = (path: string, person?: TestAccount) => {
    const call = venue.http().get(path);
    return person ? call.auth(person.sessionId, { type: 'bearer' }) : call;
  };
  const list = async (query = '', person?: TestAccount) =>
    (await get(`/api/artists${query}`, person).expect(200)).body;
  const namesOf = (artists: { name: string }[]) => artists.map(({ name }) => name);
  const names = async (query: string, person?: TestAccount) => namesOf(await list(query, person));
  const fields = (artist: object) => Object.keys(artist).sort();

  it('are listed by name once staff approved them', async () => {
    expect(await names('')).toEqual(['Cody Reed', 'Wade Tucker']);
  });

  it('are all listed to an admin, those that wait first', async () => {
    expect(await names('', people.admin)).toEqual(['Nobody Yet', 'Cody Reed', 'Wade Tucker']);
    expect(await names('?status=waiting', people.admin)).toEqual(['Nobody Yet']);
    expect(await names('?status=approved', people.admin)).toEqual(['Cody Reed', 'Wade Tucker']);
  });

  it.each(['visitor', 'customer', 'wade'])('that wait are no business of a %s', async (role) => {
    expect(await names('', people[role])).toEqual(['Cody Reed', 'Wade Tucker']);
    expect(await names('?status=waiting', people[role])).toEqual([]);
    await get(`/api/artists/${nobodyYet}`, people[role]).expect(404);
  });

  it('are found by name and genre, and by e-mail only by an admin', async () => {
    expect(await names('?q=TUCK')).toEqual(['Wade Tucker']);
    expect(await names('?q=countr')).toEqual(['Cody Reed']);
    expect(await names('?q=bookings.example')).toEqual([]);
    expect(await names('?q=bookings.example', people.admin)).toEqual(['Cody Reed']);
  });

  it('come in pages, each announcing the next', async () => {
    const seen: string[] = [];
    let next: string | undefined = '/api/artists?limit=1';
    while (next) {
      const answer: Answer = await get(next, people.admin).expect(200);
      seen.push(...namesOf(answer.body));
      next = /<([^>]+)>; rel="next"/.exec(String(answer.get('Link')))?.[1];
    }
    expect(seen).toEqual(['Nobody Yet', 'Cody Reed', 'Wade Tucker']);
    await get('/api/artists?cursor=nonsense').expect(400);
  });

  it.each(['visitor', 'customer', 'wade'])(
    'tell a %s nothing but the public fields, one by one',
    async (role) => {
      const one = await get(`/api/artists/${cody}`, people[role]).expect(200);
      const [first] = await list('?q=cody', people[role]);
      expect(fields(one.body)).toEqual(PUBLIC_FIELDS);
      expect(first).toEqual(one.body);
      expect(`${one.text} ${JSON.stringify(first)}`).not.toMatch(SECRETS);
    },
  );

  it.each(['cody', 'admin'])('tell %s all of Cody', async (role) => {
    const one = await get(`/api/artists/${cody}`, people[role]).expect(200);
    expect(fields(one.body)).toEqual(ALL_FIELDS);
    expect(one.body).toMatchObject({ email: 'cody@bookings.example', phone: '555-0101', isApproved: true });
    const others = (await list('', people[role])).find(
      ({ name }: { name: string }) => name === 'Wade Tucker',
    );
    expect(fields(others)).toEqual(role === 'admin' ? ALL_FIELDS : PUBLIC_FIELDS);
  });

  it('tell nobody anything private through an event they play', async () => {
    await venue.sql(
      `INSERT INTO events (name, type, date, time, artist_id) VALUES ('Two-Step', 'country', '2027-01-02', '20:00', $1)`,
      [cody],
    );
    for (const person of [undefined, people.customer, people.wade]) {
      const { text } = await get('/api/events', person).expect(200);
      expect(text).toContain('Cody Reed');
      expect(text).not.toMatch(SECRETS);
    }
  });

  it('keep an admin’s answer from the one who asks next', async () => {
    await get(`/api/artists/${cody}`, people.admin).expect(200);
    await list('', people.admin);
    expect(fields((await get(`/api/artists/${cody}`)).body)).toEqual(PUBLIC_FIELDS);
    expect(JSON.stringify(await list())).not.toMatch(SECRETS);
  });

  it('read their own profile, and have none until one is made', async () => {
    const own = await get('/api/artists/profile', people.cody).expect(200);
    expect([fields(own.body), own.body.id]).toEqual([ALL_FIELDS, cody]);
    const fresh = await createAccount(venue, 'artist');
    expect((await get('/api/artists/profile', fresh).expect(404)).body.code).toBe('artists.no-profile');
  });
});
