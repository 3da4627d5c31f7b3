import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is in the way of a text message is no longer kept as it was when it came: whoever looks sees the calendar (decision 24). */
export class JudgeSmsClashesLive1763596800047 implements MigrationInterface {
  readonly name = 'JudgeSmsClashesLive1763596800047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE sms_event_requests SET status = 'pending', error_message = NULL WHERE status = 'conflict';
      ALTER TABLE sms_event_requests
        DROP CONSTRAINT ck_sms_event_requests_status,
        ADD CONSTRAINT ck_sms_event_requests_status CHECK (status IN ('pending', 'processed', 'failed')),
        DROP COLUMN conflict_event_id;
    `);
  }

  /** Keeps what is in the way at this moment; its words are made anew whenever somebody looks. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sms_event_requests
        DROP CONSTRAINT ck_sms_event_requests_status,
        ADD CONSTRAINT ck_sms_event_requests_status CHECK (status IN ('pending', 'processed', 'failed', 'conflict')),
        ADD COLUMN conflict_event_id integer
          CONSTRAINT fk_sms_event_requests_conflict_event REFERENCES events ON DELETE SET NULL;
      CREATE INDEX ix_sms_event_requests_conflict_event_id ON sms_event_requests (conflict_event_id);
      UPDATE sms_event_requests request SET status = 'conflict', conflict_event_id = clash.id
        FROM (SELECT DISTINCT ON (asked.id) asked.id AS request_id, event.id
                FROM sms_event_requests asked
                JOIN events event ON event.status = 'scheduled'
                 AND event.slot && show_slot(asked.extracted_date, asked.extracted_time, asked.extracted_end_time)
               WHERE asked.status = 'pending'
               ORDER BY asked.id, coalesce(event.artist_id = asked.artist_id, false) DESC,
                        event.date, event.time, event.id) clash
       WHERE request.id = clash.request_id;
    `);
  }
}
