import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `sms_event_undos`: what a request by text message was before an event was made of it, for as long as that can be undone (decision 24). */
export class UndoTextEvents1795392000029 implements MigrationInterface {
  readonly name = 'UndoTextEvents1795392000029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sms_event_undos (
        event_id integer CONSTRAINT pk_sms_event_undos PRIMARY KEY,
        request_id integer NOT NULL
          CONSTRAINT fk_sms_event_undos_request REFERENCES sms_event_requests ON DELETE CASCADE,
        status varchar(20) NOT NULL
          CONSTRAINT ck_sms_event_undos_status CHECK (status IN ('pending', 'processed', 'failed')),
        error_message text,
        seen_at timestamptz,
        processed_by integer CONSTRAINT fk_sms_event_undos_processor REFERENCES users ON DELETE SET NULL,
        processed_at timestamptz,
        reply text,
        texts integer NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        undone_at timestamptz
      );
      CREATE INDEX ix_sms_event_undos_request_id ON sms_event_undos (request_id);
      CREATE INDEX ix_sms_event_undos_processed_by ON sms_event_undos (processed_by);
      CREATE INDEX ix_sms_event_undos_made_at ON sms_event_undos (made_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sms_event_undos');
  }
}
