import { randomUUID } from 'node:crypto';
import { ROLE_MATRIX } from '#test/role-matrix.js';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { createAccount, createEvent, createTestApp, type TestApp } from './test-app.js';

/** What only the artist and admins may read, by where it is kept (design §4 "Roles"). */
const SECRETS = {
  'artists.email': 'cody-on-stage@example.com',
  'artists.phone': '+16155550173',
  'artists.price_range': 'eight hundred and a steak',
  'artists.equipment': 'two borrowed amplifiers',
  'artists.experience': 'eleven years of county fairs',
  'artists.availability': 'never on a Sunday morning',
  'users.email': 'cody-at-home@example.com',
  'events.artist_notes': 'the monitor on the left is broken',
  'artist_availability.notes': 'on the road until seven',
  'artist_bookings.proposed_payment': 'six hundred, cash',
  'artist_bookings.admin_notes': 'ask him to play shorter',
  'artist_bookings.artist_notes': 'needs a lift from the station',
  'artist_invitations.budget': 'nine hundred at most',
  'artist_invitations.invitation_message': 'we lost our headliner',
  'artist_invitations.response_message': 'the drummer is in hospital',
} as const;
const SECRET_ENTRIES = Object.entries(SECRETS);

const CALLERS = ['visitor', 'customer', 'fellow artist'] as const;
type Caller = (typeof CALLERS)[number] | 'artist' | 'admin';

/** Every route that only reads and answers with JSON: new ones come by themselves. */
const READING_ROUTES = ROLE_MATRIX.filter(
  ({ method, path }) => method === 'GET' && path.startsWith('/api/'),
).map(({ path }) => path);

describe('what an artist tells the venue in confidence', () => {
  let venue: TestApp;
  const sessions = new Map<Caller, string>();
  const token = randomUUID();
  let artistId: number;
  let eventId: number;
  let typeId: number;

  beforeAll(async () => {
    venue = await createTestApp();
    const cody = await createAccount(venue, 'artist', { email: SECRETS['users.email'] });
    const wade = await createAccount(venue, 'artist');
    sessions.set('artist', cody.sessionId);
    sessions.set('fellow artist', wade.sessionId);
    sessions.set('customer', (await createAccount(venue, 'user')).sessionId);
    sessions.set('admin', (await createAccount(venue, 'admin')).sessionId);
    artistId = await createArtist(cody.id);
    await venue.sql(
      `INSERT INTO artists (name, genre, email, is_approved, user_id) VALUES ('Wade Tucker', 'rock', 'w@example.com', true, $1)`,
      [wade.id],
    );
    eventId = await createEvent(venue, {
      artistId,
      date: '2090-01-05',
      artistNotes: SECRETS['events.artist_notes'],
    });
    const [type] = await venue.sql<{ id: number }>('SELECT id FROM event_types LIMIT 1');
    typeId = type?.id ?? 0;
    await bookCody();
  });
  afterAll(() => venue.close());

  const createArtist = async (userId: number): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, phone, price_range, equipment, experience, availability, is_approved, user_id)
       VALUES ('Cody Reed', 'country', $1, $2, $3, $4, $5, $6, true, $7) RETURNING id`,
      [
        SECRETS['artists.email'],
        SECRETS['artists.phone'],
        SECRETS['artists.price_range'],
        SECRETS['artists.equipment'],
        SECRETS['artists.experience'],
        SECRETS['artists.availability'],
        userId,
      ],
    );
    return row?.id ?? 0;
  };

  const bookCody = async (): Promise<void> => {
    await venue.sql(
      `INSERT INTO artist_availability (artist_id, date, notes) VALUES ($1, '2090-01-06', $2)`,
      [artistId, SECRETS['artist_availability.notes']],
    );
    await venue.sql(
      `INSERT INTO artist_bookings (artist_id, proposed_date, status, proposed_payment, admin_notes, artist_notes)
       VALUES ($1, '2090-01-07', 'accepted', $2, $3, $4)`,
      [
        artistId,
        SECRETS['artist_bookings.proposed_payment'],
        SECRETS['artist_bookings.admin_notes'],
        SECRETS['artist_bookings.artist_notes'],
      ],
    );
    await venue.sql(
      `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name, status, response_token,
                                       budget, invitation_message, response_message)
       VALUES ($1, '2090-01-08', '20:00', 'country', 'Barn Dance', 'declined', $2, $3, $4, $5)`,
      [
        artistId,
        secretHash(token),
        SECRETS['artist_invitations.budget'],
        SECRETS['artist_invitations.invitation_message'],
        SECRETS['artist_invitations.response_message'],
      ],
    );
  };

  const addressOf = (path: string): string =>
    path
      .replace('/artists/:id', `/artists/${artistId}`)
      .replace('/events/:id', `/events/${eventId}`)
      .replace('/event-types/:id', `/event-types/${typeId}`)
      .replace('/invitations/:token', `/invitations/${token}`)
      .replace('/unsubscribe/:token', `/unsubscribe/${token}`);

  const read = async (path: string, caller: Caller): Promise<string> => {
    const call = venue.http().get(addressOf(path));
    const session = sessions.get(caller);
    if (session) call.auth(session, { type: 'bearer' });
    const answer = await call;
    return `${JSON.stringify(answer.headers)} ${answer.text}`;
  };

  const secretsIn = (answer: string): string[] =>
    SECRET_ENTRIES.filter(([, words]) => answer.includes(words)).map(([field]) => field);

  it.each(READING_ROUTES.flatMap((path) => CALLERS.map((caller) => ({ path, caller }))))(
    'is not told by $path to a $caller',
    async ({ path, caller }) => {
      expect(secretsIn(await read(path, caller))).toEqual([]);
    },
  );

  it.each(CALLERS)('is found by no search of a %s, neither whole nor in part', async (caller) => {
    for (const [field, words] of SECRET_ENTRIES) {
      const part = encodeURIComponent(words.slice(1, 12));
      for (const list of ['/api/artists', '/api/events'])
        expect([field, await read(`${list}?q=${part}`, caller)]).toEqual([
          field,
          expect.stringMatching(/ \[\]$/),
        ]);
    }
  });

  it.each(['artist', 'admin'] as const)('is all told to the %s', async (caller) => {
    const answers = await Promise.all(READING_ROUTES.map((path) => read(path, caller)));
    expect(new Set(answers.flatMap(secretsIn))).toEqual(new Set(Object.keys(SECRETS)));
  });
});
