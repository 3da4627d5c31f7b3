import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, dropIndex } from '#src/database/migrations/build-index.js';

/**
 * Analytics of many years (decision 63).
 *
 * - `past_months`, `past_month_artists`: what analytics say of the months that are over, counted anew by a job each night. Without a
 *   foreign key to artists: one who is deleted while it counts would wait for it, and is not shown.
 * - Indexes that hold all that analytics ask of an entry, so that the ledger itself is not read: of entries without a show, of
 *   attendances whose show was deleted, and of each member's attendances. They are built beside those that they replace, while
 *   guests check in.
 */
export class KeepPastMonths1795392000038 implements MigrationInterface {
  readonly name = 'KeepPastMonths1795392000038';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS past_months (
        month date CONSTRAINT pk_past_months PRIMARY KEY,
        shows integer NOT NULL,
        check_ins integer NOT NULL,
        new_guests integer NOT NULL,
        returning_guests integer NOT NULL,
        unknown_guests integer NOT NULL,
        attendance_points integer NOT NULL,
        badge_points integer NOT NULL,
        adjusted_points integer NOT NULL,
        spent_points integer NOT NULL,
        time_zone varchar(64) NOT NULL,
        counted_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE IF NOT EXISTS past_month_artists (
        month date NOT NULL CONSTRAINT fk_past_month_artists_month REFERENCES past_months ON DELETE CASCADE,
        artist_id integer NOT NULL,
        shows integer NOT NULL,
        check_ins integer NOT NULL,
        CONSTRAINT pk_past_month_artists PRIMARY KEY (month, artist_id)
      );
    `);
    await buildIndex(runner, {
      name: 'uq_loyalty_transactions_member_event',
      definition: `ON loyalty_transactions (member_id, event_id) INCLUDE (id) WHERE type = 'attendance'`,
      isUnique: true,
    });
    await dropIndex(runner, 'uq_loyalty_transactions_attendance');
    await buildIndex(runner, {
      name: 'ix_loyalty_transactions_points_without_event',
      definition: 'ON loyalty_transactions (created_at) INCLUDE (id, type, points) WHERE event_id IS NULL',
    });
    await dropIndex(runner, 'ix_loyalty_transactions_without_event');
    await buildIndex(runner, {
      name: 'ix_loyalty_transactions_attendance_without_event',
      definition: `ON loyalty_transactions (created_at) INCLUDE (id, member_id) WHERE event_id IS NULL AND type = 'attendance'`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_loyalty_transactions_attendance_without_event, ix_loyalty_transactions_points_without_event;
      CREATE INDEX ix_loyalty_transactions_without_event ON loyalty_transactions (created_at) WHERE event_id IS NULL;
      DROP INDEX uq_loyalty_transactions_member_event;
      CREATE UNIQUE INDEX uq_loyalty_transactions_attendance
        ON loyalty_transactions (member_id, event_id) WHERE type = 'attendance';
      DROP TABLE past_month_artists;
      DROP TABLE past_months;
    `);
  }
}
