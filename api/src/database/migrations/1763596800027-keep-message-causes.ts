import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a message goes out for, so that it can be withdrawn when that has ended (design §4 "Delivery"). */
export class KeepMessageCauses1763596800027 implements MigrationInterface {
  readonly name = 'KeepMessageCauses1763596800027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages ADD COLUMN cause varchar(50);
      CREATE INDEX ix_messages_cause ON messages (cause) WHERE cause IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_messages_cause;
      ALTER TABLE messages DROP COLUMN cause;
    `);
  }
}
