import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the analytics read of a range of nights: the ledger's entries of its shows from the index alone, and by their time
 * entries and check-ins without a show.
 */
export class ReadAnalytics1763596800036 implements MigrationInterface {
  readonly name = 'ReadAnalytics1763596800036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ix_loyalty_transactions_event_id_analytics
        ON loyalty_transactions (event_id) INCLUDE (id, type, member_id, points);
      DROP INDEX ix_loyalty_transactions_event_id;
      ALTER INDEX ix_loyalty_transactions_event_id_analytics RENAME TO ix_loyalty_transactions_event_id;
      CREATE INDEX ix_loyalty_transactions_without_event
        ON loyalty_transactions (created_at) WHERE event_id IS NULL;
      CREATE INDEX ix_event_attendance_without_event ON event_attendance (occurred_at) WHERE event_id IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_event_attendance_without_event;
      DROP INDEX ix_loyalty_transactions_without_event;
      DROP INDEX ix_loyalty_transactions_event_id;
      CREATE INDEX ix_loyalty_transactions_event_id ON loyalty_transactions (event_id);
    `);
  }
}
