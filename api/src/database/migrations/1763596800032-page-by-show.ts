import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What long lists are read by: tables show by show, those of deleted shows first; and messages
 * that did not go out, which are few among many that did.
 */
export class PageByShow1763596800032 implements MigrationInterface {
  readonly name = 'PageByShow1763596800032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_bookings_event_id;
      CREATE INDEX ix_bookings_event_id ON bookings (event_id, id);
      CREATE INDEX ix_bookings_without_event ON bookings (id) WHERE event_id IS NULL;
      CREATE INDEX ix_messages_unsent ON messages (status, id) WHERE status <> 'sent';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_messages_unsent;
      DROP INDEX ix_bookings_without_event;
      DROP INDEX ix_bookings_event_id;
      CREATE INDEX ix_bookings_event_id ON bookings (event_id);
    `);
  }
}
