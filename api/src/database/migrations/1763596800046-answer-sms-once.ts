import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What each received message was answered, so that its retry does nothing and hears the same; which request a request adds
 * to; and who of another channel than SMS wants no more messages (decision 24).
 */
export class AnswerSmsOnce1763596800046 implements MigrationInterface {
  readonly name = 'AnswerSmsOnce1763596800046';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sms_receipts (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_sms_receipts PRIMARY KEY,
        message_sid varchar(64) CONSTRAINT uq_sms_receipts_message_sid UNIQUE,
        sender varchar(64) NOT NULL,
        reply text,
        received_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ix_sms_receipts_sender_received_at ON sms_receipts (sender, received_at);
      CREATE INDEX ix_sms_receipts_received_at ON sms_receipts (received_at);

      ALTER TABLE sms_event_requests ADD COLUMN earlier_id integer
        CONSTRAINT fk_sms_event_requests_earlier REFERENCES sms_event_requests ON DELETE SET NULL;
      CREATE INDEX ix_sms_event_requests_earlier_id ON sms_event_requests (earlier_id);

      ALTER TABLE sms_opt_outs ALTER COLUMN phone TYPE varchar(64);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM sms_opt_outs WHERE length(phone) > 20;
      ALTER TABLE sms_opt_outs ALTER COLUMN phone TYPE varchar(20);
      DROP INDEX ix_sms_event_requests_earlier_id;
      ALTER TABLE sms_event_requests DROP COLUMN earlier_id;
      DROP TABLE sms_receipts;
    `);
  }
}
