import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#test/test-database.js';
import { createDataSource } from './data-source.js';
import { MIGRATIONS } from './migrations.js';
import { CreateAvailabilityChanges1763596800023 } from './migrations/1763596800023-create-availability-changes.js';
import { OneStagePerArtist1763596800021 } from './migrations/1763596800021-one-stage-per-artist.js';
import { JudgeSmsClashesLive1763596800047 } from './migrations/1763596800047-judge-sms-clashes-live.js';
import { SettleBookings1763596800024 } from './migrations/1763596800024-settle-bookings.js';

type Migration = (typeof MIGRATIONS)[number];

const KEY = '8d7f0c4e-6d1b-4d6b-9a53-1f2f6f2f0a11';

describe('what a venue has kept from before', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeEach(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url, { poolSize: 2 }).initialize();
  });
  afterEach(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  /** Goes back to how things were right before this migration. */
  const goBackBefore = async (migration: Migration): Promise<void> => {
    const later = MIGRATIONS.slice(MIGRATIONS.indexOf(migration));
    for (const _ of later) await dataSource.undoLastMigration();
  };
  const goOn = () => dataSource.runMigrations();
  const sql = (statement: string) => dataSource.query<object[]>(statement);

  it('keeps an artist on the first of shows that overlap, and takes them off the others', async () => {
    await goBackBefore(OneStagePerArtist1763596800021);
    await sql(`
      INSERT INTO artists (id, name, genre, email) VALUES (1, 'Cody', 'country', 'c@example.com'), (2, 'June', 'folk', 'j@example.com');
      INSERT INTO events (id, name, type, date, time, end_time, artist_id, status) VALUES
        (5, 'Late twin', 'rock', '2099-01-16', '20:00', '23:00', 1, 'scheduled'),
        (3, 'First made', 'rock', '2099-01-16', '21:00', '22:00', 1, 'scheduled'),
        (6, 'Beside the twin only', 'rock', '2099-01-16', '22:30', '23:30', 1, 'scheduled'),
        (7, 'Called off', 'rock', '2099-01-16', '21:00', '22:00', 1, 'cancelled'),
        (8, 'Of another', 'rock', '2099-01-16', '21:00', '22:00', 2, 'scheduled'),
        (9, 'Into the first', 'rock', '2099-01-15', '23:00', '21:30', 1, 'scheduled'),
        (10, 'Some time', 'rock', 'Friday', '8 PM', NULL, 1, 'scheduled')`);
    await goOn();
    expect(await sql('SELECT id FROM events WHERE artist_id IS NOT NULL ORDER BY id')).toEqual(
      [3, 6, 7, 8, 10].map((id) => ({ id })),
    );
    expect(await sql('SELECT count(*)::int AS events FROM events')).toEqual([{ events: 7 }]);
  });

  it('knows the keys of dates that were added, on the way back, too', async () => {
    await goBackBefore(CreateAvailabilityChanges1763596800023);
    await sql(`
      INSERT INTO artists (id, name, genre, email) VALUES (1, 'Cody', 'country', 'c@example.com');
      INSERT INTO artist_availability (id, artist_id, date, client_key)
      VALUES (4, 1, '2099-01-16', '${KEY}'), (5, 1, '2099-01-17', NULL)`);
    await goOn();
    expect(await sql('SELECT client_key, artist_id FROM availability_changes')).toEqual([
      { client_key: KEY, artist_id: 1 },
    ]);
    await goBackBefore(CreateAvailabilityChanges1763596800023);
    expect(await sql('SELECT id, client_key FROM artist_availability ORDER BY id')).toEqual([
      { id: 4, client_key: KEY },
      { id: 5, client_key: null },
    ]);
  });

  it('knows the keys of tables that were booked, on the way back, too', async () => {
    await goBackBefore(SettleBookings1763596800024);
    await sql(
      `INSERT INTO bookings (id, customer_name, party_size, client_key) VALUES (4, 'Ruby', 2, '${KEY}')`,
    );
    await goOn();
    expect(await sql('SELECT client_key, row_id FROM booking_creations')).toEqual([
      { client_key: KEY, row_id: 4 },
    ]);
    await goBackBefore(SettleBookings1763596800024);
    expect(await sql('SELECT client_key FROM bookings')).toEqual([{ client_key: KEY }]);
  });

  it('puts tables right whose status or size there is none of, and keeps what was said', async () => {
    await goBackBefore(SettleBookings1763596800024);
    await sql(`
      INSERT INTO bookings (id, customer_name, party_size, status, special_requests) VALUES
        (1, 'Ruby', 30, 'confirmed', 'By the stage.'), (2, 'Wade', 0, 'seated', NULL), (3, 'Hank', 20, 'declined', NULL)`);
    await goOn();
    expect(await sql('SELECT party_size, status, special_requests FROM bookings ORDER BY id')).toEqual([
      { party_size: 20, status: 'confirmed', special_requests: 'By the stage. (Asked for a party of 30.)' },
      {
        party_size: 1,
        status: 'pending',
        special_requests: '(Asked for a party of 0.) (Was marked “seated”.)',
      },
      { party_size: 20, status: 'declined', special_requests: null },
    ]);
  });

  it('lets texts wait that came while their time was taken, and on the way back says what is in their way', async () => {
    const kept = () =>
      sql('SELECT status, error_message, conflict_event_id FROM sms_event_requests ORDER BY id');
    await goBackBefore(JudgeSmsClashesLive1763596800047);
    await sql(`
      INSERT INTO artists (id, name, genre, email) VALUES (1, 'Cody', 'country', 'c@example.com');
      INSERT INTO events (id, name, type, date, time, artist_id) VALUES
        (3, 'Bingo', 'rock', '2099-01-16', '19:00', NULL), (4, 'Cody', 'rock', '2099-01-16', '21:00', 1);
      INSERT INTO sms_event_requests (phone_number, message_text, artist_id, extracted_date, extracted_time, status,
                                      error_message, conflict_event_id) VALUES
        ('1', 'Cody', 1, '2099-01-16', '20:00', 'conflict', 'Bingo.', 3),
        ('2', 'Cody', 1, '2099-01-18', '20:00', 'conflict', 'Gone.', NULL),
        ('3', 'Cody', 1, '2099-01-17', '20:00', 'pending', NULL, NULL),
        ('4', 'Cody', 1, '2099-01-16', NULL, 'failed', 'What time?', NULL)`);
    await goOn();
    expect(await sql('SELECT status, error_message FROM sms_event_requests ORDER BY id')).toEqual([
      ...Array<object>(3).fill({ status: 'pending', error_message: null }),
      { status: 'failed', error_message: 'What time?' },
    ]);
    await goBackBefore(JudgeSmsClashesLive1763596800047);
    const free = { status: 'pending', error_message: null, conflict_event_id: null };
    expect(await kept()).toEqual([
      { status: 'conflict', error_message: null, conflict_event_id: 4 },
      free,
      free,
      { status: 'failed', error_message: 'What time?', conflict_event_id: null },
    ]);
  });
});
