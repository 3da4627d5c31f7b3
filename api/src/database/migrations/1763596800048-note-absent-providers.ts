import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which messages last found their provider away, so that the others need not ask it, too (decision 10). */
export class NoteAbsentProviders1763596800048 implements MigrationInterface {
  readonly name = 'NoteAbsentProviders1763596800048';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages ADD COLUMN found_away boolean NOT NULL DEFAULT false;
      CREATE INDEX ix_messages_found_away ON messages (channel) WHERE found_away;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_messages_found_away;
      ALTER TABLE messages DROP COLUMN found_away;
    `);
  }
}
