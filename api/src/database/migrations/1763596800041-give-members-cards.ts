import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a member's card says of them: 64 random bits, as 16 hexadecimal digits (decision 20). Nothing can be done with it
 * but asking staff who it is.
 */
export class GiveMembersCards1763596800041 implements MigrationInterface {
  readonly name = 'GiveMembersCards1763596800041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE loyalty_members ADD COLUMN card_code varchar(16) NOT NULL
        DEFAULT upper(right(gen_random_uuid()::text, 12) || left(gen_random_uuid()::text, 4))
        CONSTRAINT uq_loyalty_members_card_code UNIQUE
        CONSTRAINT ck_loyalty_members_card_code CHECK (card_code ~ '^[0-9A-F]{16}$');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loyalty_members DROP COLUMN card_code');
  }
}
