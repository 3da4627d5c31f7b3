import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to a person go with the person's account (decision 11): they hold the e-mail, and often the name. */
export class DeleteMessagesWithAccount1763596800020 implements MigrationInterface {
  readonly name = 'DeleteMessagesWithAccount1763596800020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages DROP CONSTRAINT fk_messages_user,
        ADD CONSTRAINT fk_messages_user FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages DROP CONSTRAINT fk_messages_user,
        ADD CONSTRAINT fk_messages_user FOREIGN KEY (user_id) REFERENCES users ON DELETE SET NULL;
    `);
  }
}
