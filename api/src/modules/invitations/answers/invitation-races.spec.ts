import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '#src/common/errors/domain-error.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { proofSize, proofTime } from '#test/proof-size.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';
import { InvitationAnswersService } from './invitation-answers.service.js';
import { secretHash } from '#src/common/secrets/secret-token.js';

const ROUNDS = proofSize(60);
const CALLERS = 10;
/** Rounds at once, so that winners of different rounds meet, too. */
const ABREAST = 8;

const MOVES = ['accept', 'decline', 'accept', 'cancel', 'decline'] as const;
const HEAD_START_MS = 20;

/** `won`, or the code of the refusal. */
type Outcome = string;

describe('ten callers at once', () => {
  let venue: TestApp;
  let answers: InvitationAnswersService;
  let user: SessionUser;
  let artistId: number;
  let session: string;

  beforeAll(async () => {
    venue = await createTestApp();
    answers = venue.app.get(InvitationAnswersService);
    const account = await createAccount(venue, 'artist');
    session = account.sessionId;
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (user_id, name, genre, email, is_approved)
       VALUES ($1, 'Cody Reed', 'country', 'cody@example.com', true) RETURNING id`,
      [account.id],
    );
    artistId = row?.id ?? 0;
    user = { ...(await currentUser(account.sessionId)) };
  });
  afterAll(() => venue.close());

  const currentUser = async (token: string): Promise<SessionUser> => {
    const { body } = await venue.http().get('/api/auth/me').set('Authorization', `Bearer ${token}`);
    return body as SessionUser;
  };

  /** Invitations of as many artists for nights of their own, one a day. */
  const inviteMany = async (count: number): Promise<{ id: number; token: string }[]> => {
    const tokens = Array.from({ length: count }, () => randomUUID());
    const rows = await venue.sql<{ id: number }>(
      `WITH bands AS (INSERT INTO artists (name, genre, email, is_approved)
         SELECT 'Band ' || n, 'country', 'band@example.com', true FROM generate_series(1, $1::int) n RETURNING id)
       INSERT INTO artist_invitations (artist_id, event_date, event_time, end_time, event_type, event_name, response_token)
       SELECT id, to_char(date '2090-01-01' + n::int, 'YYYY-MM-DD'), '20:00', '23:00', 'country', 'Night ' || n, ($2::text[])[n]
         FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM bands) band ORDER BY n RETURNING id`,
      [count, tokens.map(secretHash)],
    );
    return rows.map(({ id }, index) => ({ id, token: tokens[index] ?? '' }));
  };

  const outcomeOf = async (work: Promise<unknown>): Promise<Outcome> => {
    try {
      await work;
      return 'won';
    } catch (error) {
      return error instanceof DomainError ? error.code : `500 ${String(error)}`;
    }
  };

  /** Cancelling needs the fewest steps, then declining: without a head start for the others they would win every round. */
  const headStart = (round: number): ('cancel' | 'decline')[] =>
    (['cancel', 'decline'] as const).slice(0, round % 3);

  const callerOf = async (
    { id, token }: { id: number; token: string },
    { caller, round }: { caller: number; round: number },
  ): Promise<unknown> => {
    const move = MOVES[(caller + round) % MOVES.length] ?? 'accept';
    if (move !== 'accept' && headStart(round).includes(move)) await pause(HEAD_START_MS);
    if (move === 'cancel') return answers.cancel(id);
    return answers.respondByToken(token, { accept: move === 'accept', message: null, clientKey: null });
  };

  const raceOf = (invitation: { id: number; token: string }, round: number): Promise<Outcome[]> =>
    Promise.all(
      Array.from({ length: CALLERS }, (_, caller) => outcomeOf(callerOf(invitation, { caller, round }))),
    );

  it(
    `let one win an invitation, ${ROUNDS} times, and the calendar shows who`,
    async () => {
      const invitations = await inviteMany(ROUNDS);
      const outcomes: Outcome[][] = [];
      for (let first = 0; first < ROUNDS; first += ABREAST) {
        const abreast = invitations.slice(first, first + ABREAST);
        outcomes.push(...(await Promise.all(abreast.map((each, index) => raceOf(each, first + index)))));
      }
      expect(outcomes.filter((round) => round.filter((outcome) => outcome === 'won').length !== 1)).toEqual(
        [],
      );
      expect([...new Set(outcomes.flat())].sort()).toEqual([
        'invitations.answered',
        'invitations.cancelled',
        'won',
      ]);
      const [row] = await venue.sql(
        `SELECT count(*) FILTER (WHERE i.status = 'pending')::int AS pending,
              count(*) FILTER (WHERE (i.status = 'accepted') <> (e.id IS NOT NULL))::int AS wrong,
              (SELECT count(*)::int FROM events) - count(e.id)::int AS stray
         FROM artist_invitations i LEFT JOIN events e ON e.artist_id = i.artist_id AND e.date = i.event_date`,
      );
      expect(row).toEqual({ pending: 0, wrong: 0, stray: 0 });
      const winners = await venue.sql('SELECT DISTINCT status FROM artist_invitations ORDER BY status');
      expect(winners).toEqual([{ status: 'accepted' }, { status: 'cancelled' }, { status: 'declined' }]);
    },
    proofTime(ROUNDS, 300),
  );

  it('let one of ten overlapping invitations of an artist win, and end the others', async () => {
    const rows = await venue.sql<{ id: number }>(
      `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name)
       SELECT $1, '2089-05-05', '20:0' || n, 'country', 'Night ' || n FROM generate_series(0, 9) n RETURNING id`,
      [artistId],
    );
    const outcomes = await Promise.all(
      rows.map(({ id }) =>
        outcomeOf(answers.respond(id, { accept: true, message: null, clientKey: null }, user)),
      ),
    );
    expect(outcomes.sort()).toEqual([...Array<string>(9).fill('invitations.cancelled'), 'won']);
  });

  it('hear 200 once and 409 otherwise, by link and signed in', async () => {
    for (const { id, token } of await inviteMany(20)) {
      await venue.sql('UPDATE artist_invitations SET artist_id = $2 WHERE id = $1', [id, artistId]);
      const statuses = await Promise.all(
        Array.from({ length: CALLERS }, async (_, caller) => {
          const call =
            caller % 2 === 0
              ? venue.http().post(`/api/invitations/${token}/respond`)
              : venue
                  .http()
                  .put(`/api/artist-invitations/${id}/respond`)
                  .set('Authorization', `Bearer ${session}`);
          return (await call.send({ accept: caller % 3 === 0 })).status;
        }),
      );
      expect(statuses.sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    }
  });
});
