import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { Database } from '#src/database/database.js';
import { createDataSource } from '#src/database/data-source.js';
import { DiskFileStorage } from '#src/integrations/file-storage/disk-file-storage.js';
import { passwordMatches } from '#src/common/secrets/password-hashing.js';
import { BadgeHistoryRepository } from '#src/modules/loyalty/badges/badge-history.repository.js';
import { JudgingRepository } from '#src/modules/loyalty/judging/judging.repository.js';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';
import { servedContentType } from '#src/modules/photos/files/photo-names.js';
import {
  backUpTo,
  contentsOf,
  createEmptyVenue,
  filesIn,
  makePlace,
  restoreFrom,
} from '#test/backup/archived-venue.js';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { storeDemoFiles } from './load-demo-venue.js';
import { openDemoDoor } from './open-demo-door.js';
import { planDemoVenue } from '#src/demo/plan/plan-demo-venue.js';
import { prepareDemoVenue, SEED } from './prepare-demo-venue.js';

const NOW = new Date('2026-11-20T18:00:00Z');
const WEEKS_LATER = new Date('2027-01-25T18:00:00Z');

describe('prepareDemoVenue', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let directory: string;
  let storage: DiskFileStorage;

  // Making the sizes takes seconds; what is there is not made again, so the suite makes them once.
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'demo-venue-'));
    storage = new DiskFileStorage(join(directory, 'files'), join(directory, 'incoming'));
    await storeDemoFiles(storage, planDemoVenue('2026-11-20', SEED));
  }, 180_000);

  afterAll(() => rm(directory, { recursive: true, force: true }));

  const open = async (): Promise<void> => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url, { poolSize: 4 }).initialize();
  };
  const close = async (): Promise<void> => {
    await dataSource.destroy();
    await database.drop();
  };

  const prepare = (now = NOW) => prepareDemoVenue({ dataSource, storage, now });
  const query = <Row>(sql: string) => dataSource.query<Row[]>(sql);
  const counts = () =>
    query(`SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM events) AS events,
      (SELECT count(*)::int FROM loyalty_transactions) AS entries, (SELECT count(*)::int FROM event_photos) AS photos`);

  describe('once loaded', () => {
    beforeAll(async () => {
      await open();
      expect(await prepare()).toEqual({ loaded: true });
    });
    afterAll(close);

    it('is a living venue whose balances are the sums of the ledger', async () => {
      const wrong = await query(`
      SELECT member.id FROM loyalty_members member LEFT JOIN LATERAL (
        SELECT coalesce(sum(entry.points), 0)::int AS points,
          count(*) FILTER (WHERE entry.type = 'attendance')::int - count(*) FILTER (WHERE entry.type = 'reversal')::int AS visits
        FROM loyalty_transactions entry WHERE entry.member_id = member.id) ledger ON true
      WHERE member.total_points <> ledger.points OR member.events_attended <> ledger.visits`);
      expect(wrong).toEqual([]);
      const tiers = await query<{ level: string }>(
        'SELECT DISTINCT membership_level AS level FROM loyalty_members',
      );
      expect(tiers.map(({ level }) => level).sort()).toEqual(['bronze', 'gold', 'platinum', 'silver']);
      expect(
        await query(
          `SELECT total_points, membership_level FROM loyalty_members WHERE email = 'loretta@example.com'`,
        ),
      ).toEqual([{ total_points: 224, membership_level: 'silver' }]);
      expect(
        await query(
          `SELECT name, time, image_url ~ '^/uploads/event-' AS pictured FROM events WHERE date = '2026-11-20'`,
        ),
      ).toEqual([{ name: 'Open Mic Night', time: '20:00', pictured: true }]);
      expect(await query('SELECT name FROM venue')).toEqual([{ name: 'Rusty Spur Hall' }]);
      expect(await query('SELECT count(*)::int AS types FROM event_types')).toEqual([{ types: 12 }]);
      expect(await query(`SELECT count(*)::int AS free FROM member_badges WHERE badge_id IS NULL`)).toEqual([
        { free: 0 },
      ]);
    });

    it('holds exactly the badges that its histories earn, so that nothing changes when they are judged', async () => {
      const badges = () =>
        query(
          `SELECT member_id, badge_id, earned_date, is_new FROM member_badges ORDER BY member_id, badge_id`,
        );
      const [held, before] = [await badges(), await counts()];
      expect(held.length).toBeGreaterThan(60);
      const database = new Database(dataSource);
      const judging = new JudgingService(
        database,
        new JudgingRepository(database),
        new BadgeHistoryRepository(),
      );
      expect(await judging.judgeDue()).toBe(60);
      expect([await badges(), await counts()]).toEqual([held, before]);
    });

    it('lets the three demo accounts in with the demo password and nobody else', async () => {
      const users = await query<{ username: string; password: string }>(
        'SELECT username, password FROM users',
      );
      const open = await Promise.all(
        users.map(async ({ username, password }) =>
          (await passwordMatches(password, 'honky-tonk')) ? [username] : [],
        ),
      );
      expect(open.flat().sort()).toEqual(['admin', 'artist', 'customer']);
    });

    it('keeps a file that can be served for everything it shows', async () => {
      const shown = await query<{ key: string }>(`
      SELECT logo_url AS key FROM venue UNION SELECT profile_image FROM artists UNION SELECT demo_file FROM artists
      UNION SELECT image_url FROM events WHERE image_url IS NOT NULL
      UNION SELECT replace(image_url, '.webp', '-card.webp') FROM events WHERE image_url IS NOT NULL
      UNION SELECT filename FROM event_photos UNION SELECT replace(filename, '.jpg', '-320.webp') FROM event_photos
      UNION SELECT replace(filename, '.jpg', '-1280.webp') FROM event_photos`);
      const keys = shown.map(({ key }) => key.replace('/uploads/', ''));
      const missing = await Promise.all(keys.map(async (key) => ((await storage.exists(key)) ? [] : [key])));
      expect(keys.length).toBeGreaterThan(300);
      expect(missing.flat()).toEqual([]);
      expect(keys.filter((key) => servedContentType(key) === undefined)).toEqual([]);
      const [photo] = await query<{ filename: string; file_size: number; width: number; height: number }>(
        'SELECT filename, file_size, width, height FROM event_photos ORDER BY id LIMIT 1',
      );
      const bytes = await storage.bytes(photo?.filename ?? '');
      expect(bytes.length).toBe(photo?.file_size);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: photo?.width,
        height: photo?.height,
      });
    });

    it('goes on numbering where the demo rows end', async () => {
      await expect(
        query(`INSERT INTO users (username, email, password) VALUES ('newcomer', 'new@example.com', 'x')`),
      ).resolves.toBeDefined();
      await expect(
        query(
          `INSERT INTO events (name, type, date, time) VALUES ('Encore', 'country', '2026-12-01', '20:00')`,
        ),
      ).resolves.toBeDefined();
      await expect(
        query(`INSERT INTO loyalty_transactions (member_id, points, type) VALUES (1, 1, 'adjustment')`),
      ).resolves.toBeDefined();
    });

    it('comes back from a backup, every row and every file', async () => {
      await query('DELETE FROM events WHERE id = (SELECT max(id) FROM events)');
      const place = await makePlace();
      const target = await createEmptyVenue(place);
      const path = join(place.directory, 'venue.tar.gz');

      const made = await backUpTo(path, { url: database.url, storage });
      const restored = await restoreFrom(path, target);

      expect(await contentsOf(target.url)).toEqual(await contentsOf(database.url));
      expect(await filesIn(target.files)).toEqual(await filesIn(join(directory, 'files')));
      expect(made.lost).toEqual([]);
      expect(restored).toMatchObject({
        rows: made.rows,
        files: made.files,
        held: 0,
        ledger: { differences: [] },
      });
      expect(restored.ledger.entries).toBeGreaterThan(0);
      await target.drop();
      await place.remove();
    }, 180_000);
  });

  describe('started again', () => {
    beforeEach(open);
    afterEach(close);

    it('loads nothing twice, also when two processes start at once', async () => {
      const both = await Promise.all([prepare(), prepare()]);
      expect(both.map(({ loaded }) => loaded).sort()).toEqual([false, true]);
      const before = await counts();

      expect(await prepare()).toEqual({ loaded: false });
      expect(await counts()).toEqual(before);
    });

    it('leaves a database alone that somebody already uses', async () => {
      await query(`INSERT INTO users (username, email, password) VALUES ('owner', 'owner@example.com', 'x')`);

      expect(await prepare()).toEqual({ loaded: false });
      expect(await counts()).toEqual([{ users: 1, events: 0, entries: 0, photos: 0 }]);
    });

    it('leaves an empty database when it fails half way, and loads it whole the next time', async () => {
      await query("ALTER TABLE sms_event_requests ADD CONSTRAINT ck_planted CHECK (status <> 'failed')");
      await expect(prepare()).rejects.toThrow('ck_planted');
      expect(await counts()).toEqual([{ users: 0, events: 0, entries: 0, photos: 0 }]);

      await query('ALTER TABLE sms_event_requests DROP CONSTRAINT ck_planted');
      expect(await prepare()).toEqual({ loaded: true });
    });

    it('has a show tonight and six full weeks when it is opened again two months later', async () => {
      await prepare();

      expect(await prepare(WEEKS_LATER)).toEqual({ loaded: false });
      const coming = await query<{ date: string; type: string }>(
        `SELECT date, type FROM events WHERE date >= '2027-01-25' ORDER BY date`,
      );
      expect(coming[0]?.date).toBe('2027-01-25');
      expect(coming.length).toBeGreaterThanOrEqual(14);
      expect(new Set(coming.map(({ date }) => date)).size).toBe(coming.length);

      await prepare(WEEKS_LATER);
      expect(await query(`SELECT date FROM events WHERE date >= '2027-01-25'`)).toHaveLength(coming.length);
    });
  });

  describe('at the door', () => {
    let venue: TestApp;

    beforeEach(async () => {
      venue = await createTestApp();
    });
    afterEach(() => venue.close());

    const openAt = async (now: Date): Promise<void> => {
      await prepareDemoVenue({ dataSource: venue.app.get(DataSource), storage, now });
      await openDemoDoor(venue.app, now);
    };
    const readNight = () =>
      venue.sql(`SELECT event.date, count(*)::int AS came, count(entry.undone_at)::int AS undone,
          (SELECT sum(people)::int FROM door_exits WHERE event_id = event.id) AS left,
          to_char(max(entry.occurred_at) AT TIME ZONE 'America/Chicago', 'DD HH24:MI') AS "lastCame"
        FROM event_attendance entry JOIN events event ON event.id = entry.event_id
        WHERE entry.door_device_id IS NOT NULL GROUP BY event.id`);

    it.each([
      ['in the evening', '2026-11-21T02:45:00Z', { date: '2026-11-20', lastCame: '20 20:28' }],
      ['before the show', '2026-11-20T19:00:00Z', { date: '2026-11-20', lastCame: '20 12:58' }],
      ['after midnight', '2026-11-21T06:30:00Z', { date: '2026-11-20', lastCame: '20 20:28' }],
      ['in the morning', '2026-11-21T11:45:00Z', { date: '2026-11-20', lastCame: '20 19:28' }],
      ['after a dark night', '2026-11-24T17:00:00Z', { date: '2026-11-23', lastCame: '23 20:28' }],
    ])('lets guests in %s to the show that the tablet works for, one undone', async (_, now, night) => {
      await openAt(new Date(now));
      expect(await readNight()).toEqual([{ ...night, came: 14, undone: 1, left: 2 }]);

      await openAt(new Date(Date.parse(now) + 60_000));
      expect(await readNight()).toMatchObject([{ came: 14, undone: 1 }]);
    });
  });
});
