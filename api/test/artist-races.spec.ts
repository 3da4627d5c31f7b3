import { addDays } from '#contract/calendar-date.js';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SessionUser } from '#src/common/access/session-user.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { AvailabilityService } from '#src/modules/availability/availability.service.js';
import { ArtistBookingsService } from '#src/modules/bookings/artist/artist-bookings.service.js';
import { EventEditingService } from '#src/modules/events/writing/event-editing.service.js';
import { InvitationAnswersService } from '#src/modules/invitations/answers/invitation-answers.service.js';
import { createArtist } from '#test/venue/bookings.js';
import { proofSize, proofTime } from './proof-size.js';
import { createAccount, createTestApp, type TestApp } from './test-app.js';

const ROUNDS = proofSize(50);
const TIME_LIMIT_MS = proofTime(ROUNDS, 300);
const CALLERS = 10;
/** Rounds at once, so that winners of different rounds meet, too. */
const ABREAST = 8;
const SHOW_TIME = '20:00';
/** Accepting takes more steps than confirming, and that more than adding an event: without it the quickest win always. */
const HEAD_START_MS = 25;

/** `won`, or the code of the refusal, or what must not be. */
type Outcome = string;
type Call = () => Promise<unknown>;

const outcomeOf = async (call: Call): Promise<Outcome> => {
  try {
    await call();
    return 'won';
  } catch (error) {
    return error instanceof DomainError ? error.code : `500 ${String(error)}`;
  }
};

/** Another caller is the first in each round. */
const raceOf = (calls: Call[], round: number): Promise<Outcome[]> => {
  const first = round % calls.length;
  return Promise.all([...calls.slice(first), ...calls.slice(0, first)].map(outcomeOf));
};

/** @returns the rounds that have not exactly one winner, and all that was heard */
const race = async (rounds: Call[][]): Promise<{ undecided: Outcome[][]; heard: Outcome[] }> => {
  const outcomes: Outcome[][] = [];
  for (let first = 0; first < rounds.length; first += ABREAST) {
    const abreast = rounds.slice(first, first + ABREAST);
    outcomes.push(...(await Promise.all(abreast.map((calls, index) => raceOf(calls, first + index)))));
  }
  const undecided = outcomes.filter((round) => round.filter((outcome) => outcome === 'won').length !== 1);
  return { undecided, heard: [...new Set(outcomes.flat())].sort() };
};

const delayed =
  (call: Call): Call =>
  () =>
    pause(HEAD_START_MS).then(call);

const callers = (count: number, call: (caller: number) => Promise<unknown>): Call[] =>
  Array.from({ length: count }, (_, caller) => () => call(caller));

/** So many nights on end. */
const nightsFrom = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) => addDays(date, day));

describe('of ten who want the same at once', () => {
  let venue: TestApp;
  let admin: SessionUser;
  let artist: SessionUser;
  let artistId: number;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await signIn('admin');
    artist = await signIn('artist');
    artistId = await createArtist(venue, { userId: artist.id });
  });
  afterAll(() => venue.close());

  const signIn = async (userType: 'admin' | 'artist'): Promise<SessionUser> => {
    const { sessionId } = await createAccount(venue, userType);
    const { body } = await venue.http().get('/api/auth/me').auth(sessionId, { type: 'bearer' });
    return body as SessionUser;
  };

  /** A proposal to the artist for each of these nights; their ids. */
  const propose = async (dates: string[], status: 'pending' | 'accepted'): Promise<number[]> => {
    const rows = await venue.sql<{ id: number }>(
      `INSERT INTO artist_bookings (artist_id, proposed_date, proposed_time, status)
       SELECT $1, date, $2, $3 FROM unnest($4::text[]) date RETURNING id`,
      [artistId, SHOW_TIME, status, dates],
    );
    return rows.map(({ id }) => id);
  };

  /** An invitation of the artist for each of these nights; the tokens of their links. */
  const invite = async (dates: string[]): Promise<string[]> => {
    const tokens = dates.map(() => randomUUID());
    await venue.sql(
      `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name, response_token)
       SELECT $1, date, $2, 'country', 'By link', hash FROM unnest($3::text[], $4::text[]) AS link (date, hash)`,
      [artistId, SHOW_TIME, dates, tokens.map(secretHash)],
    );
    return tokens;
  };

  /** Ten ways to give the artist a show on this night; one kind of them starts before the others. */
  const bookersOf = async (date: string, round: number): Promise<Call[]> => {
    const tokens = await invite(Array<string>(4).fill(date));
    const ids = await propose(Array<string>(3).fill(date), 'accepted');
    const bookings = venue.app.get(ArtistBookingsService);
    const answers = venue.app.get(InvitationAnswersService);
    const yes = { accept: true, message: null, clientKey: null };
    const show = { name: 'By hand', type: 'country', date, time: SHOW_TIME, artistId };
    const kinds: Call[][] = [
      tokens.map((token) => () => answers.respondByToken(token, yes)),
      ids.map((id) => () => bookings.decide(id, { status: 'confirmed' }, admin)),
      callers(3, () => venue.app.get(EventEditingService).create(show, null, admin)),
    ];
    return kinds.flatMap((calls, kind) => (kind === round % kinds.length ? calls : calls.map(delayed)));
  };

  it(
    `one answers a proposal, ${ROUNDS} times`,
    async () => {
      const bookings = venue.app.get(ArtistBookingsService);
      const ids = await propose(nightsFrom('2100-01-01', ROUNDS), 'pending');
      const statusOf = (caller: number) => (caller % 2 === 0 ? 'accepted' : 'declined');
      const respond = (id: number) => (caller: number) =>
        bookings.decide(id, { status: statusOf(caller) }, artist);
      const { undecided, heard } = await race(ids.map((id) => callers(CALLERS, respond(id))));
      expect(undecided).toEqual([]);
      expect(heard).toEqual(['bookings.illegal-move', 'won']);
      const settled = await venue.sql(
        'SELECT DISTINCT status FROM artist_bookings WHERE id = ANY($1) ORDER BY status',
        [ids],
      );
      expect(settled).toEqual([{ status: 'accepted' }, { status: 'declined' }]);
    },
    TIME_LIMIT_MS,
  );

  it(
    `one confirms an accepted proposal and makes its event, ${ROUNDS} times`,
    async () => {
      const bookings = venue.app.get(ArtistBookingsService);
      const ids = await propose(nightsFrom('2200-01-01', ROUNDS), 'accepted');
      const confirm = (id: number) => () => bookings.decide(id, { status: 'confirmed' }, admin);
      const { undecided, heard } = await race(ids.map((id) => callers(CALLERS, confirm(id))));
      expect(undecided).toEqual([]);
      expect(heard).toEqual(['bookings.illegal-move', 'won']);
      const [made] = await venue.sql(
        `SELECT count(DISTINCT event_id)::int AS events FROM artist_bookings WHERE id = ANY($1) AND status = 'confirmed'`,
        [ids],
      );
      expect(made).toEqual({ events: ROUNDS });
      const [shown] = await venue.sql(
        `SELECT count(*)::int AS events FROM events WHERE date BETWEEN '2200-01-01' AND '2299-12-31'`,
      );
      expect(shown).toEqual({ events: ROUNDS });
    },
    TIME_LIMIT_MS,
  );

  it(
    `one says what a date of the artist’s calendar is, ${ROUNDS} times`,
    async () => {
      const availability = venue.app.get(AvailabilityService);
      const add = (date: string) => (caller: number) =>
        availability.add(
          { date, notes: `caller ${caller}`, baseVersion: null },
          { user: artist, clientKey: randomUUID() },
        );
      const nights = nightsFrom('2300-01-01', ROUNDS);
      const { undecided, heard } = await race(nights.map((date) => callers(CALLERS, add(date))));
      expect(undecided).toEqual([]);
      expect(heard).toEqual(['availability.changed-meanwhile', 'won']);
      expect(await venue.sql('SELECT date FROM artist_availability ORDER BY date')).toEqual(
        nights.map((date) => ({ date })),
      );
    },
    TIME_LIMIT_MS,
  );

  it(
    `one puts the artist on stage that night, whichever way, ${ROUNDS} times`,
    async () => {
      const nights = nightsFrom('2400-01-01', ROUNDS);
      const { undecided, heard } = await race(await Promise.all(nights.map(bookersOf)));
      expect(undecided).toEqual([]);
      expect(heard).toEqual(['events.artist-busy', 'invitations.cancelled', 'won']);
      const shows = await venue.sql<{ date: string; name: string }>(
        'SELECT date, name FROM events WHERE date = ANY($1) ORDER BY date',
        [nights],
      );
      expect(shows.map(({ date }) => date)).toEqual(nights);
      expect([...new Set(shows.map(({ name }) => name))].sort()).toEqual([
        'By hand',
        'By link',
        'Wade Tucker',
      ]);
    },
    TIME_LIMIT_MS,
  );
});
