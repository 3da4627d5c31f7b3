import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One request with its history (design §9, decision 49): what kind of text it is, and the texts that made it what it is. Of the texts
 * before, each is the one that asked.
 */
export class KeepSmsConversations1795392000025 implements MigrationInterface {
  readonly name = 'KeepSmsConversations1795392000025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sms_event_requests
        ADD kind varchar(10) NOT NULL DEFAULT 'request'
          CONSTRAINT ck_sms_event_requests_kind CHECK (kind IN ('request', 'withdrawn', 'change', 'quiet')),
        ADD texts jsonb NOT NULL DEFAULT '[]';
      UPDATE sms_event_requests SET texts = jsonb_build_array(jsonb_build_object('text', message_text,
        'receivedAt', created_at, 'effect', 'asked', 'was', NULL, 'sid', message_sid));
      CREATE INDEX ix_sms_event_requests_kind_id ON sms_event_requests (kind, id DESC);
      DROP INDEX ix_sms_event_requests_waiting;
      CREATE INDEX ix_sms_event_requests_waiting ON sms_event_requests (created_at, id)
        WHERE status IN ('pending', 'failed') AND kind IN ('request', 'change') AND NOT from_form;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_sms_event_requests_waiting;
      CREATE INDEX ix_sms_event_requests_waiting ON sms_event_requests (created_at, id)
        WHERE status IN ('pending', 'failed') AND NOT from_form;
      DROP INDEX ix_sms_event_requests_kind_id;
      ALTER TABLE sms_event_requests DROP COLUMN texts, DROP COLUMN kind;
    `);
  }
}
