import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { fillYears } from '#src/demo/years/fill-years.js';
import { startEmbeddedPostgres } from '#src/database/embedded/embedded-postgres.js';
import { migrate } from '#src/database/migrate.js';
import { hashPassword } from '#src/common/secrets/password-hashing.js';
import type { Side } from './rounds.js';

/** Numbers of shows that are no part of the calendars that are compared. */
const COMING = 1_000_000;

/** The six weeks that are asked for, as the calendar asks. */
export const WINDOW = { from: '2026-11-01', to: '2026-12-12', events: 60 } as const;

const PASSWORD = 'honky-tonk-bench';

export const ACCOUNT = { username: 'bench', password: PASSWORD } as const;
export const ADMIN = { username: 'bench-admin', password: PASSWORD } as const;

/**
 * The database both servers work on, in a PostgreSQL of its own with the settings of production: a commit is on the disk
 * before it is answered.
 */
export class BenchDatabase {
  /** The newest member when a round of the product ended. */
  private lastOwnMember = 0;

  private constructor(
    readonly url: string,
    private readonly client: Client,
    private readonly stopServer: () => Promise<void>,
  ) {}

  static async start(directory: string): Promise<BenchDatabase> {
    const place = join(directory, 'postgres');
    await mkdir(place);
    await chmod(directory, 0o755);
    const server = await startEmbeddedPostgres({ directory: place, log: () => undefined });
    await migrate(server.url);
    const client = new Client({ connectionString: server.url });
    await client.connect();
    return new BenchDatabase(server.url, client, () => server.stop());
  }

  async stop(): Promise<void> {
    await this.client.end();
    await this.stopServer();
  }

  /** Eight artists, a guest's and an admin's account, and 60 events in the window. */
  async seedVenue(): Promise<void> {
    await this.client.query(
      `INSERT INTO artists (name, genre, email, is_approved, profile_image)
       SELECT 'The Band ' || n, 'country', 'band' || n || '@example.com', true, '/uploads/band-' || n || '.webp'
         FROM generate_series(1, 8) n`,
    );
    await this.client.query(
      `INSERT INTO users (username, email, password, first_name, last_name, user_type)
       SELECT username, username || '@example.com', $1, 'Bench', 'Person', user_type
         FROM (VALUES ($2::text, 'user'), ($3::text, 'admin')) person (username, user_type)`,
      [await hashPassword(PASSWORD), ACCOUNT.username, ADMIN.username],
    );
    await this.addEvents({ from: 1, to: WINDOW.events }, `date '${WINDOW.from}' + n % 42`);
  }

  /** Fills the calendar up to so many events, all outside the window: half before it, half after, eight artists a day. */
  async fillCalendar(total: number): Promise<void> {
    const { count } = await this.one<{ count: number }>('SELECT count(*)::int AS count FROM events');
    await this.addEvents(
      { from: count + 1, to: total },
      `CASE WHEN n % 2 = 0 THEN date '${WINDOW.from}' - 1 - n / 16 ELSE date '${WINDOW.to}' + 1 + n / 16 END`,
    );
    await this.client.query('VACUUM ANALYZE events');
  }

  /** Years of past nights, see `fillYears`. */
  async fillYears(years: number): Promise<void> {
    await fillYears(this.client, years);
  }

  /** Adds so many shows to the years to come; `removeComing` takes them away again. */
  async addComing(total: number): Promise<void> {
    await this.addEvents(
      { from: COMING, to: COMING + total - 1 },
      `date '2030-01-01' + (n - ${COMING}) / 16 * 2 + n % 2`,
    );
    await this.client.query('VACUUM ANALYZE events');
  }

  async removeComing(): Promise<void> {
    await this.client.query(`DELETE FROM events WHERE date >= '2030-01-01'`);
    await this.client.query('DELETE FROM deleted_events');
    await this.client.query('VACUUM ANALYZE events');
  }

  /** Fills the list of accounts up to so many, none of which can sign in. */
  async fillAccounts(total: number): Promise<void> {
    await this.client.query(
      `INSERT INTO users (username, email, password, first_name, last_name)
       SELECT 'guest' || n, 'guest' || n || '@example.com', '', 'Guest', 'No. ' || n
         FROM generate_series(1, $1 - (SELECT count(*)::int FROM users)) n`,
      [total],
    );
    await this.client.query('VACUUM ANALYZE users');
  }

  /** Fills the list of members up to so many, whose badges are not due: judging them all is no part of an evening. */
  async fillMembers(total: number): Promise<void> {
    await this.client.query(
      `INSERT INTO loyalty_members (name, email, badges_due)
       SELECT 'Member No. ' || n, 'member' || n || '@example.com', false
         FROM generate_series(1, $1 - (SELECT count(*)::int FROM loyalty_members)) n`,
      [total],
    );
    await this.client.query('VACUUM ANALYZE loyalty_members');
  }

  /** Hangs photos of the first sixty events into the gallery, an hour apart. */
  async fillGallery(total: number): Promise<void> {
    await this.client.query(
      `INSERT INTO event_photos (event_id, filename, original_name, file_size, mime_type, description, tags, uploaded_at,
                                 width, height, placeholder, sizes_ready)
       SELECT 1 + n % ${WINDOW.events}, 'photo-' || md5(n::text) || '.jpg', 'IMG_0042.JPG', 2000000, 'image/jpeg',
              'Photo No. ' || n, CASE n % 3 WHEN 0 THEN '["stage", "band"]' ELSE '["crowd", "neon", "hats"]' END::jsonb,
              timestamptz '${WINDOW.from} 00:00Z' - n * interval '1 hour', 2560, 1920,
              'data:image/webp;base64,' || repeat('A', 120), true
         FROM generate_series(1, $1::int) n`,
      [total],
    );
    await this.client.query('VACUUM ANALYZE event_photos');
  }

  /** @returns ids of all events */
  async eventIds(): Promise<number[]> {
    const { rows } = await this.client.query<{ id: number }>('SELECT id FROM events ORDER BY id');
    return rows.map(({ id }) => id);
  }

  /** A show of tonight whose check-in is open, whatever the time is; its id. */
  async addOpenShow(): Promise<number> {
    const { id } = await this.one<{ id: number }>(
      `INSERT INTO events (name, type, date, time, doors_time)
       SELECT 'Tonight', 'country', to_char((now() AT TIME ZONE time_zone) - interval '4 hours', 'YYYY-MM-DD'), '20:00', '06:00'
         FROM venue RETURNING id`,
    );
    return id;
  }

  /** Verification photos that wait for their check-in. */
  async addPhotos(eventId: number, count: number): Promise<number[]> {
    const { rows } = await this.client.query<{ id: number }>(
      `INSERT INTO event_photos (event_id, filename, original_name, file_size, mime_type, is_verification_photo,
                                 sizes_ready)
       SELECT $1, gen_random_uuid() || '.jpg', 'IMG_0042.JPG', 2000000, 'image/jpeg', true, true
         FROM generate_series(1, $2) RETURNING id`,
      [eventId, count],
    );
    await this.client.query('VACUUM ANALYZE event_photos');
    return rows.map(({ id }) => id);
  }

  /**
   * The product judges the badges of the members it made, and pays for that in its own rounds; it does not judge those that
   * raw made meanwhile.
   */
  async leaveOutRawMembers(side: Side): Promise<void> {
    if (side === 'raw')
      await this.client.query('UPDATE loyalty_members SET badges_due = false WHERE id > $1 AND badges_due', [
        this.lastOwnMember,
      ]);
    const { last } = await this.one<{ last: number }>(
      'SELECT coalesce(max(id), 0) AS last FROM loyalty_members',
    );
    this.lastOwnMember = last;
  }

  /** Attendances there are, and members whose balance is not the sum of their ledger. */
  async ledgerCheck(): Promise<{ attendances: number; wrongBalances: number }> {
    return this.one(
      `SELECT (SELECT count(*)::int FROM event_attendance) AS attendances,
              (SELECT count(*)::int FROM loyalty_members m
                WHERE total_points <> (SELECT coalesce(sum(points), 0) FROM loyalty_transactions t
                                        WHERE t.member_id = m.id)) AS "wrongBalances"`,
    );
  }

  /** Uploaded photos, and those of them whose larger sizes the job has made. */
  async sizedPhotos(): Promise<{ uploaded: number; sized: number }> {
    return this.one(
      `SELECT count(*)::int AS uploaded, (count(*) FILTER (WHERE sizes_ready))::int AS sized
         FROM event_photos WHERE content_hash IS NOT NULL`,
    );
  }

  /** How many photos of one event have their larger sizes. */
  async sizedPhotosOf(eventId: number): Promise<number> {
    const { sized } = await this.one<{ sized: number }>(
      `SELECT count(*)::int AS sized FROM event_photos WHERE event_id = ${eventId} AND sizes_ready`,
    );
    return sized;
  }

  /** Events numbered `n`, of which no two of one artist are at one time: the database allows none. */
  private async addEvents(numbers: { from: number; to: number }, date: string): Promise<void> {
    await this.client.query(
      `INSERT INTO events (name, type, description, date, time, doors_time, end_time, artist_id)
       SELECT 'Saturday Night Stomp No. ' || n, (ARRAY['country', 'bluegrass', 'rock', 'blues'])[1 + n % 4],
              'Boots on the floor, fiddles in the air: two sets, one dance lesson and the house band until closing.',
              to_char(${date}, 'YYYY-MM-DD'), '20:00', '19:00', '23:30', (SELECT min(id) FROM artists) + n / 2 % 8
         FROM generate_series($1::int, $2::int) n`,
      [numbers.from, numbers.to],
    );
  }

  private async one<Row extends object>(sql: string): Promise<Row> {
    const { rows } = await this.client.query<Row>(sql);
    const [row] = rows;
    if (!row) throw new Error('a query of the bench found nothing');
    return row;
  }
}
