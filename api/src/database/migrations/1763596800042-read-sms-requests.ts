import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the parser made of a text message, which event is in its way, and who wants no more texts (design §4 "SMS"). */
export class ReadSmsRequests1763596800042 implements MigrationInterface {
  readonly name = 'ReadSmsRequests1763596800042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sms_event_requests
        ADD COLUMN parse jsonb,
        ADD COLUMN extracted_event_name varchar(255),
        ADD COLUMN extracted_event_type varchar(100),
        ADD COLUMN extracted_end_time varchar(5),
        ADD COLUMN artist_id integer
          CONSTRAINT fk_sms_event_requests_artist REFERENCES artists ON DELETE SET NULL,
        ADD COLUMN conflict_event_id integer
          CONSTRAINT fk_sms_event_requests_conflict_event REFERENCES events ON DELETE SET NULL,
        ADD COLUMN from_form boolean NOT NULL DEFAULT false,
        ADD COLUMN seen_at timestamptz;
      CREATE INDEX ix_sms_event_requests_artist_id ON sms_event_requests (artist_id);
      CREATE INDEX ix_sms_event_requests_conflict_event_id ON sms_event_requests (conflict_event_id);
      CREATE INDEX ix_sms_event_requests_status_id ON sms_event_requests (status, id DESC);
      CREATE INDEX ix_sms_event_requests_unread ON sms_event_requests (id)
        WHERE seen_at IS NULL AND status <> 'processed';
      CREATE INDEX ix_sms_event_requests_phone_number ON sms_event_requests (phone_number, id DESC);

      CREATE TABLE sms_opt_outs (
        phone varchar(20) CONSTRAINT pk_sms_opt_outs PRIMARY KEY,
        since timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sms_opt_outs;
      DROP INDEX ix_sms_event_requests_phone_number;
      DROP INDEX ix_sms_event_requests_unread;
      DROP INDEX ix_sms_event_requests_status_id;
      ALTER TABLE sms_event_requests
        DROP COLUMN seen_at,
        DROP COLUMN from_form,
        DROP COLUMN conflict_event_id,
        DROP COLUMN artist_id,
        DROP COLUMN extracted_end_time,
        DROP COLUMN extracted_event_type,
        DROP COLUMN extracted_event_name,
        DROP COLUMN parse;
    `);
  }
}
