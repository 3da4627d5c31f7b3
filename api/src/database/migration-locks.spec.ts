import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { migrate, migrateInTurn } from './migrate.js';
import { MIGRATIONS } from './migrations.js';
import { KeepPastMonths1795392000038 } from './migrations/loyalty/1795392000038-keep-past-months.js';
import { SeeSessions1795392000030 } from './migrations/accounts/1795392000030-see-sessions.js';
import { withClient } from './with-client.js';

/** Tables that grow with each guest and each night: of those, millions of rows may be there. */
const GROWING = [
  'bookings',
  'event_attendance',
  'event_photos',
  'loyalty_members',
  'loyalty_transactions',
  'member_badges',
  'messages',
  'photo_attendance',
  'redemptions',
  'sessions',
  'sms_event_requests',
  'staff_log',
  'users',
  'webhook_deliveries',
];

/** Later than the version that venues run: before it, a venue is not yet that old. */
const TO_JUDGE = MIGRATIONS.slice(MIGRATIONS.indexOf(SeeSessions1795392000030) + 1);

/** What reads or writes a whole table while others wait for it, with the table's name. */
const LONG_LOCKS = [
  /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY).*? ON (\w+)/,
  /^ALTER TABLE (?:ONLY )?(\w+)(?!.*NOT VALID).*\b(?:CHECK|FOREIGN KEY|REFERENCES|UNIQUE|PRIMARY KEY|SET NOT NULL|TYPE|STORED|EXCLUDE)\b/,
  /^(?:UPDATE|DELETE FROM|CLUSTER|REINDEX TABLE|VACUUM FULL|LOCK TABLE|REFRESH MATERIALIZED VIEW) (\w+)/,
];

/** The statements of a migration, without the bodies of functions. */
const statementsOf = async (migration: (typeof MIGRATIONS)[number]): Promise<string[]> => {
  const told: string[] = [];
  const runner = { query: (sql: string) => Promise.resolve(told.push(sql)).then(() => []) };
  // Of a runner, a migration needs nothing else.
  await new migration().up(runner as unknown as QueryRunner);
  return told
    .flatMap((sql) => sql.replaceAll(/\$\$.*?\$\$/gs, '').split(';'))
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());
};

/** Those that keep guests waiting; a table that the migration makes is empty. */
const longLocksOf = (statements: readonly string[]): string[] => {
  const made = statements.map((sql) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/.exec(sql)?.[1]);
  return statements.filter((sql) =>
    LONG_LOCKS.some((lock) => {
      const table = lock.exec(sql)?.[1];
      return table !== undefined && GROWING.includes(table) && !made.includes(table);
    }),
  );
};

describe('a migration', () => {
  it.each(TO_JUDGE.map((migration) => [migration.name, migration] as const))(
    '%s keeps no guest waiting while it reads a large table',
    async (_name, migration) => {
      expect(longLocksOf(await statementsOf(migration))).toEqual([]);
    },
  );

  it.each([
    'CREATE UNIQUE INDEX uq_sessions ON sessions (id)',
    'ALTER TABLE messages ADD CONSTRAINT ck_messages CHECK (id > 0)',
    'ALTER TABLE users ALTER COLUMN email SET NOT NULL',
    'UPDATE loyalty_members SET badges_due = true',
  ])('would, by %s', (statement) => {
    expect(longLocksOf([statement])).toEqual([statement]);
  });

  describe('that builds indexes of the ledger', () => {
    let database: TestDatabase;

    beforeEach(async () => {
      database = await createTestDatabase();
      const before = MIGRATIONS.slice(0, MIGRATIONS.indexOf(KeepPastMonths1795392000038));
      await migrateInTurn(database.url, new Set(before.map(({ name }) => name)));
    });
    afterEach(() => database.drop());

    const connected = <T>(work: Parameters<typeof withClient<T>>[1]) =>
      withClient({ connectionString: database.url }, work);
    const GIVE = `INSERT INTO loyalty_transactions (member_id, points, type)
                  SELECT id, 5, 'adjustment' FROM loyalty_members WHERE name = `;
    const WAITS = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

    it('waits for those who write, and those who come after do not wait for it', async () => {
      await connected(async (writer) => {
        await writer.query(`INSERT INTO loyalty_members (name, email)
                            VALUES ('June', 'june@example.com'), ('Hank', 'hank@example.com')`);
        await writer.query(`BEGIN; ${GIVE} 'June'`);
        const migrated = migrate(database.url);
        await connected(async (other) => {
          while ((await other.query(WAITS)).rowCount === 0) await pause(20);
          await other.query(`SET lock_timeout = '1s'; ${GIVE} 'Hank'`);
        });
        await writer.query('COMMIT');
        await migrated;
      });
    });

    it('is done by the next start when it broke off', async () => {
      await connected(async (client) => {
        await client.query(`CREATE UNIQUE INDEX uq_loyalty_transactions_member_event
          ON loyalty_transactions (member_id, event_id) INCLUDE (id) WHERE type = 'attendance'`);
        await client.query(`UPDATE pg_index SET indisvalid = false
          WHERE indexrelid = 'uq_loyalty_transactions_member_event'::regclass`);
        await migrate(database.url);
        const { rows } = await client.query(`
          SELECT relname AS name, indisvalid AS "isWhole" FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
           WHERE relname IN ('uq_loyalty_transactions_member_event', 'uq_loyalty_transactions_attendance')`);
        expect(rows).toEqual([{ name: 'uq_loyalty_transactions_member_event', isWhole: true }]);
      });
    });
  });
});
