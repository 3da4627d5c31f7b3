import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MIGRATION_LOCK } from '#src/database/migrate.js';
import { KNOWN_MIGRATIONS } from '#src/database/migrations.js';
import { withClient } from '#src/database/with-client.js';
import { S3FileStorage } from '#src/integrations/file-storage/s3-file-storage.js';
import { photoKeys } from '#src/modules/photos/files/photo-names.js';
import {
  addPhoto,
  backUpTo,
  createArchivedVenue,
  createEmptyVenue,
  type EmptyVenue,
  filesIn,
  type Place,
  restoreFrom,
  runningVenue,
  storageIn,
} from '#test/backup/archived-venue.js';
import { startS3Server } from '#test/servers/s3-server.js';
import { createAccount, createEvent, type TestApp } from '#test/test-app.js';
import { checkInAt } from '#test/venue/check-ins.js';
import { until } from '#test/until.js';
import { checkArchive } from './archive-reader.js';
import { ArchiveWriter } from './archive-writer.js';

let place: Place;
let venue: TestApp;
let target: EmptyVenue;
let path: string;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ place, venue, target, path, close } = await createArchivedVenue());
});

afterEach(() => close());

/** Who waits for a lock in this database. */
const WAITING = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND query LIKE 'SELECT pg_try_advisory_lock_shared%'`;

const running = () => runningVenue(venue);

describe('backup and restore', () => {
  it('leave rules and numbers as they were', async () => {
    await createEvent(venue);
    const last = await createEvent(venue);
    await venue.sql('DELETE FROM events WHERE id = $1', [last]);
    const rules = `SELECT conrelid::regclass::text AS table, conname, pg_get_constraintdef(oid) AS rule, convalidated
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`;
    const triggers = `SELECT tgrelid::regclass::text AS table, tgname, tgenabled FROM pg_trigger
      WHERE NOT tgisinternal ORDER BY 1, 2`;

    await backUpTo(path, running());
    await restoreFrom(path, target);

    for (const sql of [rules, triggers]) expect(await target.sql(sql)).toEqual(await venue.sql(sql));
    const [next] = await target.sql<{ id: number }>(
      `INSERT INTO events (name, type, date, time) VALUES ('Jam', 'country', '2026-12-01', '20:00') RETURNING id`,
    );
    expect(next?.id).toBe(last + 1);
  });

  it('agree with each other while guests check in', async () => {
    const eventId = await createEvent(venue);
    let isDone = false;
    const crowd = [1, 2, 3].map(async (line) => {
      for (let guest = 0; !isDone; guest += 1)
        await checkInAt(venue, eventId, { email: `guest-${line}-${guest}@example.com` });
    });
    await checkInAt(venue, eventId, { email: 'first@example.com' });

    const { lost } = await backUpTo(path, running()).finally(() => (isDone = true));
    await Promise.all(crowd);
    const { ledger } = await restoreFrom(path, target);

    expect(ledger.differences).toEqual([]);
    const [counts] = await target.sql<{ photos: number; checkIns: number; members: number; entries: number }>(
      `SELECT (SELECT count(*)::int FROM event_photos) AS photos,
        (SELECT count(*)::int FROM photo_attendance) AS "checkIns",
        (SELECT count(*)::int FROM loyalty_members) AS members,
        (SELECT count(*)::int FROM loyalty_transactions) AS entries`,
    );
    expect(counts?.checkIns).toBeGreaterThan(0);
    expect(counts).toMatchObject({ members: counts?.checkIns, entries: counts?.checkIns });
    // These photos have rows alone.
    expect(lost).toHaveLength(counts?.photos ?? 0);
  });

  it('tell of a file that was deleted with its row meanwhile, and of one that is lost', async () => {
    const gone = await addPhoto(venue);
    const lost = await addPhoto(venue);
    await rm(join(venue.uploads, lost));
    const storage = storageIn(venue.uploads);
    const read = storage.bytes.bind(storage);
    storage.bytes = async (key) => {
      await venue.sql('DELETE FROM event_photos WHERE filename = $1', [gone]);
      await storage.delete(gone);
      return read(key);
    };
    const told: string[] = [];

    const made = await backUpTo(path, { ...running(), storage }, told);

    expect(made.lost).toEqual([lost]);
    expect(told).toContain(`${gone} was deleted meanwhile: not in the archive`);
    expect(told).toContain(`${lost} is missing from the storage: not in the archive`);
    await restoreFrom(path, target);
    expect(await target.sql('SELECT filename FROM event_photos ORDER BY id')).toHaveLength(2);
  });

  it('make the sizes of a photo that had none yet, also when they were made meanwhile', async () => {
    const [waiting, made] = [photoKeys('a'.repeat(32)), photoKeys('b'.repeat(32))];
    await running().storage.put(waiting.original, Buffer.from('original'), 'image/jpeg');
    await running().storage.put(made.download, Buffer.from('made'), 'image/jpeg');
    for (const { download, original } of [waiting, made])
      await venue.sql(
        `INSERT INTO event_photos (filename, original_name, file_size, mime_type, original_key)
         VALUES ($1, 'me.jpg', 500, 'image/jpeg', $2)`,
        [download, original],
      );

    await backUpTo(path, running());
    await restoreFrom(path, target);

    expect(String(await target.storage.bytes(waiting.original))).toBe('original');
    expect(String(await target.storage.bytes(made.original))).toBe('made');
    const jobs = await target.sql(`SELECT task_identifier AS task FROM graphile_worker.jobs`);
    expect(jobs).toEqual([{ task: 'photos.make-sizes' }, { task: 'photos.make-sizes' }]);
  });

  it('send nothing again that waited to be sent', async () => {
    await venue.sql(
      `INSERT INTO messages (channel, recipient, kind, subject, text_body)
       VALUES ('email', 'june@example.com', 'show-reminder', 'Tonight', 'See you'),
         ('push', '1', 'show-reminder', 'Tonight', 'See you')`,
    );

    await backUpTo(path, running());
    const { held } = await restoreFrom(path, target);

    expect(held).toBe(1);
    expect(await target.sql('SELECT status, sent_at FROM messages')).toEqual([
      { status: 'not-sent', sent_at: null },
      { status: 'not-sent', sent_at: null },
    ]);
  });

  it('carry a venue from a folder to S3', async () => {
    const filename = await addPhoto(venue);
    const server = await startS3Server(place.directory);
    const storage = new S3FileStorage(server.location);

    await backUpTo(path, running());
    await restoreFrom(path, { url: target.url, storage });
    expect(await storage.bytes(filename)).toEqual(await running().storage.bytes(filename));

    const again = await createEmptyVenue(place);
    const second = join(place.directory, 'from-s3.tar.gz');
    await backUpTo(second, { url: target.url, storage });
    await restoreFrom(second, again);
    expect(await filesIn(again.files)).toEqual(await filesIn(venue.uploads));
    storage.onApplicationShutdown();
    await server.close();
    await again.drop();
  });
});

describe('backup', () => {
  it('says so when there is no venue', async () => {
    await target.sql('DROP SCHEMA public CASCADE; CREATE SCHEMA public');

    await expect(backUpTo(path, target)).rejects.toThrow('There is no venue in this database yet');
  });

  it('waits for a migration, and then has the rows of a table that was rewritten', async () => {
    await createAccount(venue, 'admin');
    const { url } = running();
    await withClient({ connectionString: url }, async (migration) => {
      await migration.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migration.query(
        'BEGIN; ALTER TABLE users ALTER COLUMN password TYPE varchar(255) USING trim(password)',
      );
      const making = backUpTo(path, running());
      // Over another connection: a transaction sees who is there as it saw them first.
      await until(async () => (await venue.sql(WAITING)).length === 1);
      await migration.query('COMMIT');
      await migration.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      return making;
    });

    const { manifest } = await checkArchive(path, KNOWN_MIGRATIONS);
    expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'users', rows: 1 }));
  });

  it('leaves no file when the storage breaks off', async () => {
    await addPhoto(venue);
    const broken = storageIn(venue.uploads);
    broken.bytes = () => Promise.reject(new Error('pulled out'));

    await expect(backUpTo(path, { ...running(), storage: broken })).rejects.toThrow('pulled out');

    expect([...(await filesIn(place.directory)).keys()]).toEqual([]);
  });

  it('leaves no file when the disk breaks off amid a large table', async () => {
    // 19 MB.
    await venue.sql(`INSERT INTO messages (channel, recipient, kind, subject, text_body)
      SELECT 'email', 'june@example.com', 'note', 'Noise', repeat(md5('noise'), 60)
        FROM generate_series(1, 10000) n`);
    const add = jest.spyOn(ArchiveWriter.prototype, 'add').mockImplementation(async (name) => {
      if (name.endsWith('2.copy')) throw new Error('pulled out');
    });

    await expect(backUpTo(path, running())).rejects.toThrow('pulled out');

    add.mockRestore();
    expect([...(await filesIn(place.directory)).keys()]).toEqual([]);
  });
});
