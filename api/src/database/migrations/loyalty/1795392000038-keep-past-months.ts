import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Analytics of many years (decision 63).
 *
 * - `past_months`, `past_month_artists`: what analytics say of the months that are over, counted anew by a job each night. Without a
 *   foreign key to artists: one who is deleted while it counts would wait for it, and is not shown.
 * - Indexes that hold all that analytics ask of an entry, so that the ledger itself is not read: of entries without a show, of
 *   attendances whose show was deleted, and of each member's attendances.
 */
export class KeepPastMonths1795392000038 implements MigrationInterface {
  readonly name = 'KeepPastMonths1795392000038';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE past_months (
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
      CREATE TABLE past_month_artists (
        month date NOT NULL CONSTRAINT fk_past_month_artists_month REFERENCES past_months ON DELETE CASCADE,
        artist_id integer NOT NULL,
        shows integer NOT NULL,
        check_ins integer NOT NULL,
        CONSTRAINT pk_past_month_artists PRIMARY KEY (month, artist_id)
      );

      DROP INDEX uq_loyalty_transactions_attendance;
      CREATE UNIQUE INDEX uq_loyalty_transactions_attendance
        ON loyalty_transactions (member_id, event_id) INCLUDE (id) WHERE type = 'attendance';
      DROP INDEX ix_loyalty_transactions_without_event;
      CREATE INDEX ix_loyalty_transactions_without_event
        ON loyalty_transactions (created_at) INCLUDE (id, type, points) WHERE event_id IS NULL;
      CREATE INDEX ix_loyalty_transactions_without_show
        ON loyalty_transactions (created_at) INCLUDE (id, member_id) WHERE event_id IS NULL AND type = 'attendance';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_loyalty_transactions_without_show;
      DROP INDEX ix_loyalty_transactions_without_event;
      CREATE INDEX ix_loyalty_transactions_without_event ON loyalty_transactions (created_at) WHERE event_id IS NULL;
      DROP INDEX uq_loyalty_transactions_attendance;
      CREATE UNIQUE INDEX uq_loyalty_transactions_attendance
        ON loyalty_transactions (member_id, event_id) WHERE type = 'attendance';
      DROP TABLE past_month_artists;
      DROP TABLE past_months;
    `);
  }
}
