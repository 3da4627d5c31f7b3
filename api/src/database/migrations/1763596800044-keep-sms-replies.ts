import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the sender of a text message was answered (decision 24); of those that were answered before it, nobody knows. */
export class KeepSmsReplies1763596800044 implements MigrationInterface {
  readonly name = 'KeepSmsReplies1763596800044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sms_event_requests ADD COLUMN reply text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sms_event_requests DROP COLUMN reply');
  }
}
