import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productVersion } from '#src/config/product-version.js';
import { createDataSource } from '#src/database/data-source.js';
import { migrateInTurn } from '#src/database/migrate.js';
import { MIGRATIONS } from '#src/database/migrations.js';
import { KeepLedger1795392000013 } from '#src/database/migrations/1795392000013-keep-ledger.js';
import { SeeSessions1795392000030 } from '#src/database/migrations/accounts/1795392000030-see-sessions.js';
import { CreateDoorCodes1795392000016 } from '#src/database/migrations/door/1795392000016-create-door-codes.js';
import { CreateRewards1795392000023 } from '#src/database/migrations/loyalty/1795392000023-create-rewards.js';
import { TimeActs1795392000037 } from '#src/database/migrations/staff/1795392000037-time-acts.js';
import { withClient } from '#src/database/with-client.js';
import { DEMO_PASSWORD } from '#src/demo/load-demo-venue.js';
import { verifyDatabase } from '#src/modules/loyalty/ledger/verify-database.js';
import {
  backUpTo,
  createEmptyVenue,
  type EmptyVenue,
  makePlace,
  type Place,
  restoreFrom,
} from '#test/backup/archived-venue.js';
import { recordedVenue, recordedVersions } from '#test/backup/recorded-venues.js';
import { schemaPage } from '#test/database/schema-page.js';
import { createEvent, startProcess, type TestApp } from '#test/test-app.js';
import { checkInAt } from '#test/venue/check-ins.js';
import { findNamedFiles } from './named-files.js';

let place: Place;
let target: EmptyVenue;

beforeEach(async () => {
  place = await makePlace();
  target = await createEmptyVenue(place);
});

afterEach(async () => {
  await target.drop();
  await place.remove();
});

const schemaOf = async ({ url }: EmptyVenue): Promise<string> => {
  const dataSource = await createDataSource(url, { poolSize: 2 }).initialize();
  try {
    return await schemaPage(dataSource);
  } finally {
    await dataSource.destroy();
  }
};

const expectTodaysSchema = async (venue: EmptyVenue): Promise<void> => {
  expect(await schemaOf(venue)).toBe(
    await readFile(new URL('../database/schema.sql', import.meta.url), 'utf8'),
  );
  expect(await venue.sql('SELECT name FROM schema_migrations')).toHaveLength(MIGRATIONS.length);
};

/** Keys of stored files that rows name, and that are not there. */
const lostFiles = async ({ url, storage }: EmptyVenue): Promise<string[]> => {
  const named = await withClient({ connectionString: url }, findNamedFiles);
  const lost: string[] = [];
  for (const { key, isNeeded } of named.values())
    if (isNeeded && !(await storage.exists(key))) lost.push(key);
  expect(named.size).toBeGreaterThan(0);
  return lost;
};

describe.each(recordedVersions())('a venue of version %s', (version) => {
  it('is one of today after a restore, with its points, its photos and its guests', async () => {
    const { ledger, files } = await restoreFrom(recordedVenue(version), target);

    expect(ledger.differences).toEqual([]);
    expect(ledger.entries).toBeGreaterThan(0);
    expect(files).toBeGreaterThan(0);
    await expectTodaysSchema(target);
    expect(await lostFiles(target)).toEqual([]);
    await checkInAgain(target);
    expect((await verifyDatabase(target.url)).differences).toEqual([]);
  });
});

/** The demo's customer signs in and checks in to a show of tonight. */
const checkInAgain = async ({ url, files }: EmptyVenue): Promise<void> => {
  const venue = await startProcess({ databaseUrl: url, uploads: files });
  try {
    const customer = await signIn(venue);
    const points = await pointsOf(venue, customer.id);
    const eventId = await createEvent(venue, { name: 'The Night After' });
    await checkInAt(venue, eventId, { account: customer, email: customer.email });
    expect(await pointsOf(venue, customer.id)).toBeGreaterThan(points);
  } finally {
    await venue.close();
  }
};

const signIn = async (venue: TestApp) => {
  const { body } = await venue
    .http()
    .post('/api/auth/login')
    .send({ usernameOrEmail: 'customer', password: DEMO_PASSWORD })
    .expect(200);
  return { ...body.user, sessionId: body.sessionId, password: DEMO_PASSWORD };
};

const pointsOf = async ({ sql }: TestApp, userId: number): Promise<number> => {
  const [member] = await sql<{ points: number }>(
    'SELECT total_points AS points FROM loyalty_members WHERE user_id = $1',
    [userId],
  );
  return member?.points ?? 0;
};

it('the present version is on record', () => {
  expect(recordedVersions()).toContain(productVersion());
});

it.each([
  KeepLedger1795392000013,
  CreateDoorCodes1795392000016,
  CreateRewards1795392000023,
  SeeSessions1795392000030,
  TimeActs1795392000037,
])('a venue whose last schema change is $name is brought up to today', async (last) => {
  const older = await createEmptyVenue(place);
  const ran = MIGRATIONS.slice(0, MIGRATIONS.indexOf(last) + 1);
  await migrateInTurn(older.url, new Set(ran.map(({ name }) => name)));
  await older.sql(`
    INSERT INTO users (username, email, password, user_type) VALUES ('june', 'june@example.com', 'x', 'admin');
    INSERT INTO events (name, type, date, time) VALUES ('Jam', 'country', '2026-12-01', '20:00');
    INSERT INTO loyalty_members (name, email) VALUES ('Hank', 'hank@example.com');
    INSERT INTO loyalty_transactions (member_id, event_id, points, type)
      SELECT member.id, event.id, 50, 'attendance' FROM loyalty_members member, events event`);
  const path = join(place.directory, 'older.tar.gz');

  await backUpTo(path, older);
  const { ledger } = await restoreFrom(path, target);

  expect(ledger).toMatchObject({ differences: [], entries: 1 });
  await expectTodaysSchema(target);
  expect(await target.sql('SELECT username, user_type FROM users')).toEqual([
    { username: 'june', user_type: 'admin' },
  ]);
  await older.drop();
});
