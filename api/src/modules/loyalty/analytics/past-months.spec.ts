import { DateTime } from 'luxon';
import { showNightAt } from '#contract/rules/clock.js';
import { Database } from '#src/database/database.js';
import { sqlState } from '#src/database/pg-errors.js';
import { seededRandom } from '#src/demo/seeded-random.js';
import { MemberJoiningRepository } from '#src/modules/loyalty/joining/member-joining.repository.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';
import { PROOF_SEED, proofSize, proofTime } from '#test/proof-size.js';
import type { AnalyticsResponse } from './analytics.dto.js';
import { PastMonthsJob } from './past-months-job.js';

const ZONES = ['America/Chicago', 'Asia/Tokyo', 'Europe/Berlin', 'Pacific/Auckland'];
const ROUNDS = proofSize(4);
const RANGES = 6;
const MEMBERS = 60;
const SHOWS = 90;
const ARTISTS = 14;
const DAYS = 1_100;

/**
 * Analytics of months that were counted beforehand, beside those of the same statement without them, on random histories with
 * reversals, deleted shows, merged members, guests without an e-mail and another time zone. They were seen to fail when a member's
 * earlier nights were looked for before the range instead of before the piece, when a past month was counted a second time, when
 * months of another time zone were used, and when a past month kept other points.
 */
describe(`the months that are over (PROOF_SEED=${PROOF_SEED})`, () => {
  const random = seededRandom(`past-months/${PROOF_SEED}`);
  let venue: TestApp;
  let sessionId: string;
  let zone = 'America/Chicago';

  beforeAll(async () => {
    venue = await createTestApp();
    ({ sessionId } = await createAccount(venue, 'admin'));
    await venue.sql(
      `INSERT INTO artists (name, genre, email, is_approved)
       SELECT 'Band ' || n, 'country', 'band' || n || '@example.com', true FROM generate_series(1, ${ARTISTS}) n`,
    );
    await venue.sql(
      `INSERT INTO loyalty_members (name, email)
       SELECT 'June', 'june' || n || '@example.com' FROM generate_series(1, ${MEMBERS}) n`,
    );
  });
  afterAll(() => venue.close());

  const tonight = () => showNightAt(new Date(), zone);
  const daysAgo = (days: number) => DateTime.fromISO(tonight()).minus({ days }).toFormat('yyyy-MM-dd');
  /** Often at the edge of a month, where the hour and the time zone decide. */
  const anyInstant = (): Date => {
    const day = DateTime.fromISO(daysAgo(random.whole(0, DAYS)), { zone: 'utc' });
    const start = random.chance(0.5) ? day.startOf('month') : day;
    const at = start.plus({ minutes: random.whole(0, 1_440) });
    return new Date(Math.min(at.toMillis(), Date.now()));
  };
  const idsOf = async (table: string): Promise<number[]> =>
    (await venue.sql<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);

  /** An act cannot be at two places at once. */
  const whereActIsFree = (write: Promise<unknown>) =>
    write.catch((error: unknown) => {
      if (sqlState(error) !== '23P01') throw error;
    });

  const addShows = async (): Promise<void> => {
    const artists = await idsOf('artists');
    for (let show = 0; show < SHOWS; show += 1) {
      const status = random.pick(['scheduled', 'scheduled', 'scheduled', 'cancelled']);
      // From ten in the morning until after midnight.
      const hour = String((10 + (show % 16)) % 24).padStart(2, '0');
      const night = daysAgo(random.whole(-5, DAYS));
      await whereActIsFree(
        venue.sql(
          `INSERT INTO events (name, type, date, time, end_time, status, artist_id)
           VALUES ('Show', 'country', $1, $2, $3, $4, $5)`,
          [night, `${hour}:00`, `${hour}:30`, status, random.pick(artists)],
        ),
      );
    }
  };

  /** Members, and people of whom nobody knows who they are. */
  const checkIn = async (shows: readonly number[], many: number): Promise<void> => {
    const members = await idsOf('loyalty_members');
    const visits = Array.from({ length: many }, () => ({
      member: random.pick(members),
      show: random.pick(shows),
      at: anyInstant(),
    }));
    await venue.sql(
      `INSERT INTO loyalty_transactions (member_id, event_id, points, type, created_at)
       SELECT member, show, 50, 'attendance', at FROM jsonb_to_recordset($1::jsonb) AS visit(member int, show int, at timestamptz)
       ON CONFLICT (member_id, event_id) WHERE type = 'attendance' DO NOTHING`,
      [JSON.stringify(visits)],
    );
    await venue.sql(
      `INSERT INTO event_attendance (event_id, customer_name, occurred_at)
       SELECT show, 'Somebody', at FROM jsonb_to_recordset($1::jsonb) AS visit(show int, at timestamptz)`,
      [JSON.stringify(visits.filter(() => random.chance(0.2)))],
    );
  };

  const adjust = async (): Promise<void> => {
    for (const member of await idsOf('loyalty_members'))
      if (random.chance(0.4))
        await venue.sql(
          `INSERT INTO loyalty_transactions (member_id, points, type, created_at) VALUES ($1, $2, $3, $4)`,
          [member, random.whole(1, 90), random.pick(['adjustment', 'badge']), anyInstant()],
        );
  };

  /** Takes back what stands, and gives back what was taken. */
  const reverse = async (share: number): Promise<void> => {
    const tips = await venue.sql<{ id: number }>(
      `SELECT id FROM loyalty_transactions tip
        WHERE NOT EXISTS (SELECT FROM loyalty_transactions WHERE reverses_id = tip.id) ORDER BY id`,
    );
    await venue.sql(
      `INSERT INTO loyalty_transactions (member_id, event_id, points, type, reverses_id)
       SELECT member_id, event_id, -points, 'reversal', id FROM loyalty_transactions WHERE id = ANY($1)`,
      [tips.filter(() => random.chance(share)).map(({ id }) => id)],
    );
  };

  const deleteShows = async (): Promise<void> => {
    const [one, other] = random.shuffled(await idsOf('events'));
    await venue.sql('DELETE FROM events WHERE id IN ($1, $2)', [one, other]);
  };

  const moveShow = async (): Promise<void> => {
    const [show, night] = [random.pick(await idsOf('events')), daysAgo(random.whole(0, DAYS))];
    await whereActIsFree(venue.sql('UPDATE events SET date = $2 WHERE id = $1', [show, night]));
  };

  const mergeMembers = async (): Promise<void> => {
    const [from = 0, into = 0] = random.shuffled(await idsOf('loyalty_members'));
    await venue.app.get(Database).transaction(async (transaction) => {
      await transaction.query('SELECT FROM loyalty_members WHERE id = ANY($1) FOR UPDATE', [[from, into]]);
      await venue.app.get(MemberJoiningRepository).merge(transaction, { from, into });
    });
  };

  const ask = async (range: string): Promise<AnalyticsResponse> => {
    const call = venue.http().get(`/api/loyalty/analytics${range}`);
    const { status, body } = await call.set('Authorization', `Bearer ${sessionId}`);
    expect(status).toBe(200);
    return body;
  };
  const askAll = async (ranges: readonly string[]): Promise<AnalyticsResponse[]> => {
    const answers: AnalyticsResponse[] = [];
    for (const range of ranges) answers.push(await ask(range));
    return answers;
  };

  /** Ranges of more than half a year, which begin and end in the middle of a month or at its edge. */
  const anyRange = (): string => {
    const someDay = (ago: number): string => {
      const day = DateTime.fromISO(daysAgo(ago));
      return random.pick([day, day, day.startOf('month'), day.endOf('month')]).toFormat('yyyy-MM-dd');
    };
    return `?from=${someDay(random.whole(320, DAYS + 60))}&to=${someDay(random.whole(-40, 100))}`;
  };

  const count = (now = new Date()) => venue.app.get(PastMonthsJob).countOnceANight(now);
  const forget = () => venue.sql('DELETE FROM past_months');

  it(
    'say what the whole statement says, whatever happened and whatever is asked for',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await addShows();
        await checkIn(await idsOf('events'), 400);
        for (const happen of [adjust, () => reverse(0.1), deleteShows, moveShow, mergeMembers])
          await happen();
        zone = random.pick(ZONES);
        await venue.sql('UPDATE venue SET time_zone = $1', [zone]);
        await forget();
        await count();
        // What happens from here on is of this month, which is never counted beforehand.
        const shows = await venue.sql<{ id: number }>('SELECT id FROM events WHERE date >= $1', [
          `${tonight().slice(0, 7)}-01`,
        ]);
        if (shows[0])
          await checkIn(
            shows.map(({ id }) => id),
            30,
          );
        const ranges = ['', '?from=1900-01-01&to=9999-12-31', ...Array.from({ length: RANGES }, anyRange)];
        const combined = await askAll(ranges);
        await forget();
        const plain = await askAll(ranges);
        expect(combined.map(({ grouping, asOf }) => [grouping, typeof asOf])).toEqual(
          ranges.map(() => ['month', 'string']),
        );
        expect(plain.map(({ asOf }) => asOf)).toEqual(ranges.map(() => null));
        combined.forEach((answer, index) =>
          expect([ranges[index], answer]).toEqual([
            ranges[index],
            Object.assign(plain[index] ?? {}, { asOf: answer.asOf }),
          ]),
        );
      }
    },
    proofTime(ROUNDS, 20_000),
  );

  it('show a correction the next morning, and ranges of half a year at once', async () => {
    const [old] = await venue.sql<{ id: number }>(
      `INSERT INTO loyalty_transactions (member_id, points, type, created_at)
       SELECT max(id), 40, 'adjustment', now() - interval '100 days' FROM loyalty_members RETURNING id`,
    );
    await forget();
    await count();
    const sum = ({ points }: AnalyticsResponse) => points.reduce((all, { total }) => all + total, 0);
    const half = `?from=${daysAgo(180)}`;
    const [all, lately] = [sum(await ask('')), sum(await ask(half))];
    await venue.sql(
      `INSERT INTO loyalty_transactions (member_id, points, type, reverses_id)
       SELECT member_id, -points, 'reversal', id FROM loyalty_transactions WHERE id = $1`,
      [old?.id],
    );
    await count();
    expect([sum(await ask('')), sum(await ask(half))]).toEqual([all, lately - 40]);
    await count(new Date(Date.now() + 86_400_000));
    expect(sum(await ask(''))).toBe(all - 40);
  });

  it('are counted now, and again soon, while they are of another time zone', async () => {
    await count();
    expect((await ask('')).asOf).not.toBeNull();
    zone = zone === 'Asia/Tokyo' ? 'Europe/Berlin' : 'Asia/Tokyo';
    await venue.sql('UPDATE venue SET time_zone = $1', [zone]);
    await venue.sql('DELETE FROM graphile_worker._private_jobs');
    for (const { asOf } of await askAll(['', ''])) expect(asOf).toBeNull();
    const jobs = await venue.sql('SELECT task_identifier FROM graphile_worker.jobs');
    expect(jobs).toEqual([{ task_identifier: 'loyalty.count-past-months' }]);
    await count();
    expect((await ask('')).asOf).not.toBeNull();
    expect(await venue.sql('SELECT DISTINCT time_zone FROM past_months')).toEqual([{ time_zone: zone }]);
  });

  it('are counted once, however many processes begin at once', async () => {
    await forget();
    await Promise.all([count(), count(), count()]);
    const [row] = await venue.sql('SELECT count(DISTINCT counted_at)::int AS counts FROM past_months');
    expect(row).toEqual({ counts: 1 });
  });
});
