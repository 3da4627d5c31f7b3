import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate } from '#src/database/migrate.js';
import { newPictureKey } from '#src/integrations/pictures/picture-names.js';
import { STORAGE_CHECK } from '#src/modules/health/checks/checks.service.js';
import { READINESS_PROBE } from '#src/modules/health/health.service.js';
import {
  addPhoto,
  backUpTo,
  contentsOf,
  createEmptyVenue,
  type EmptyVenue,
  filesIn,
  makePlace,
  type Place,
  queryOnce,
  restoreFrom,
  runningVenue,
  storageIn,
} from '#test/backup/archived-venue.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';
import { readEntries } from './archive-reader.js';
import { ArchiveWriter } from './archive-writer.js';
import { CHECKSUMS, tableOfEntry } from './manifest.js';

let place: Place;
let venue: TestApp;
/** The backup of the venue, which all restore and none changes. */
let path: string;
let target: EmptyVenue;

beforeAll(async () => {
  [place, venue] = [await makePlace(), await createTestApp()];
  path = join(place.directory, 'venue.tar.gz');
  await addPhoto(venue);
  await createAccount(venue, 'admin');
  await backUpTo(path, runningVenue(venue));
});
afterAll(async () => {
  await venue.close();
  await place.remove();
});

beforeEach(async () => {
  target = await createEmptyVenue(place);
});
afterEach(() => target.drop());

describe('restore', () => {
  it('refuses a venue that has begun', async () => {
    await target.sql(
      `INSERT INTO events (name, type, date, time) VALUES ('Jam', 'country', '2026-12-01', '20:00')`,
    );
    const before = await contentsOf(target.url);

    await expect(restoreFrom(path, target)).rejects.toThrow(
      'There is a venue in this database already (events)',
    );

    expect(await contentsOf(target.url)).toEqual(before);
    expect((await filesIn(target.files)).size).toBe(0);
  });

  it('refuses a storage with other files, and takes no offence at what a look at it left', async () => {
    await target.storage.put(READINESS_PROBE, Buffer.from('x'));
    await target.storage.put(`${STORAGE_CHECK}1`, Buffer.from('x'));
    const key = newPictureKey('logo');
    await target.storage.put(key, Buffer.from('x'));

    await expect(restoreFrom(path, target)).rejects.toThrow(`other files in the storage already (${key})`);

    await target.storage.delete(key);
    await expect(restoreFrom(path, target)).resolves.toMatchObject({ files: 4 });
  });

  it('refuses a database that somebody uses', async () => {
    const other = new Client({ connectionString: target.url });
    await other.connect();

    await expect(restoreFrom(path, target)).rejects.toThrow('The database is in use (1 connection)');

    await other.end();
    await expect(restoreFrom(path, target)).resolves.toMatchObject({ files: 4 });
  });

  it('leaves the database as it was when it breaks off, and can be run again', async () => {
    const before = await contentsOf(target.url);
    const broken = storageIn(target.files);
    const put = broken.put.bind(broken);
    let count = 0;
    broken.put = (key, bytes) =>
      (count += 1) > 2 ? Promise.reject(new Error('pulled out')) : put(key, bytes);

    await expect(restoreFrom(path, { url: target.url, storage: broken })).rejects.toThrow('pulled out');
    expect(await contentsOf(target.url)).toEqual(before);

    await restoreFrom(path, target);
    expect(await filesIn(target.files)).toEqual(await filesIn(venue.uploads));
  });

  it('lets a process of the venue that starts meanwhile wait until all is there', async () => {
    const storage = storageIn(target.files);
    const put = storage.put.bind(storage);
    let starting: Promise<unknown[]> | undefined;
    storage.put = async (key, bytes) => {
      starting ??= migrate(target.url).then(() => target.sql('SELECT FROM users'));
      await pause(200);
      return put(key, bytes);
    };

    await restoreFrom(path, { url: target.url, storage });

    expect(await starting).toHaveLength(1);
  });

  it('writes nothing of a torn backup', async () => {
    const torn = `${path}.torn`;
    const bytes = await readFile(path);
    await writeFile(torn, bytes.subarray(0, bytes.length - 9));
    const before = await contentsOf(target.url);

    await expect(restoreFrom(torn, target)).rejects.toThrow('torn');

    expect(await contentsOf(target.url)).toEqual(before);
    expect((await filesIn(target.files)).size).toBe(0);
  });

  it('takes no backup that has fewer rows than it says', async () => {
    const short = `${path}.short`;
    const archive = await ArchiveWriter.open(short);
    for await (const { name, bytes } of readEntries(path)) {
      if (name !== CHECKSUMS && tableOfEntry(name) !== 'event_photos') await archive.add(name, bytes);
    }
    await archive.finish();
    const before = await contentsOf(target.url);

    await expect(restoreFrom(short, target)).rejects.toThrow('has 0 rows of event_photos, and should have 1');

    expect(await contentsOf(target.url)).toEqual(before);
  });

  it('leaves the tables of another program as they are, also one that points at ours', async () => {
    await target.sql(`CREATE TABLE takings (taken_by integer REFERENCES users (id), sum text);
      INSERT INTO takings (sum) VALUES ('45.00')`);

    await restoreFrom(path, target);

    expect(await target.sql('SELECT * FROM takings')).toEqual([{ taken_by: null, sum: '45.00' }]);
    await expect(target.sql('INSERT INTO takings (taken_by) VALUES (999)')).rejects.toThrow('foreign key');
  });

  it.each(['total', 'sum'])(
    'leaves a table of another program as it is that the backup has too, with its %s',
    async (column) => {
      const make = (name: string) =>
        `CREATE TABLE takings (id integer GENERATED BY DEFAULT AS IDENTITY, "${name}" text)`;
      await venue.sql(make('total'));
      await venue.sql(`INSERT INTO takings (total) VALUES ('1.00'), ('2.00'), ('3.00')`);
      const shared = join(place.directory, `shared-${column}.tar.gz`);
      await backUpTo(shared, runningVenue(venue));
      await venue.sql('DROP TABLE takings');
      await target.sql(`${make(column)}; INSERT INTO takings (${column}) VALUES ('45.00')`);

      await restoreFrom(shared, target);

      await target.sql(`INSERT INTO takings (${column}) VALUES ('46.00')`);
      expect(await target.sql(`SELECT id, ${column} AS amount FROM takings ORDER BY id`)).toEqual([
        { id: 1, amount: '45.00' },
        { id: 2, amount: '46.00' },
      ]);
      expect(await target.sql('SELECT FROM users')).toHaveLength(1);
    },
  );

  it('brings in what an older database says of its newer changes as changed now', async () => {
    const later = 9_000_000_000_000;
    await venue.sql(
      `INSERT INTO loyalty_members (name, email, changed_tx) VALUES ('Hank', 'hank@example.com', ${later})`,
    );
    await venue.sql(`INSERT INTO event_attendance (customer_name, changed_tx) VALUES ('Hank', ${later})`);
    await venue.sql(`INSERT INTO departed_members (id, changed_tx) VALUES (99, ${later})`);
    const ahead = join(place.directory, 'ahead.tar.gz');
    await backUpTo(ahead, runningVenue(venue));

    await restoreFrom(ahead, target);

    for (const table of ['loyalty_members', 'event_attendance', 'departed_members'])
      expect(
        await target.sql(`SELECT changed_tx <= pg_current_xact_id()::text::bigint AS "isPast" FROM ${table}`),
      ).toEqual([{ isPast: true }]);
  });

  it('needs no superuser', async () => {
    const { pathname } = new URL(target.url);
    const role = `owner_${randomBytes(4).toString('hex')}`;
    await target.sql(`CREATE ROLE ${role} LOGIN PASSWORD 'owner'`);
    const name = `test_owned_${randomBytes(8).toString('hex')}`;
    await target.sql(`CREATE DATABASE ${name} OWNER ${role}`);
    const url = new URL(target.url);
    Object.assign(url, { username: role, password: 'owner', pathname: pathname.replace(/[^/]+$/, name) });

    const owned = { url: url.href, storage: target.storage };
    const somebody = new Client({
      connectionString: Object.assign(new URL(target.url), { pathname: url.pathname }).href,
    });
    await somebody.connect();

    await expect(restoreFrom(path, owned)).rejects.toThrow('The database is in use (1 connection)');
    await somebody.end();
    const { ledger } = await restoreFrom(path, owned);

    expect(ledger.differences).toEqual([]);
    expect(await queryOnce(url.href, 'SELECT FROM users')).toHaveLength(1);
    await target.sql(`DROP DATABASE ${name} WITH (FORCE)`);
    await target.sql(`DROP ROLE ${role}`);
  });
});
