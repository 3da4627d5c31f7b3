import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An account that changes its address keeps the one it had proved until the new one is proved too: links with power over
 * the account go there (decision 10). Whoever had the address before can take the change back by a link.
 */
export class KeepProvedAddress1763596800030 implements MigrationInterface {
  readonly name = 'KeepProvedAddress1763596800030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN proved_email varchar(255);
      CREATE INDEX ix_users_proved_email ON users (lower(proved_email)) WHERE proved_email IS NOT NULL;

      ALTER TABLE account_links
        DROP CONSTRAINT ck_account_links_purpose,
        ADD CONSTRAINT ck_account_links_purpose
          CHECK (purpose IN ('password-reset', 'email-verification', 'address-undo'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM account_links WHERE purpose = 'address-undo';
      ALTER TABLE account_links
        DROP CONSTRAINT ck_account_links_purpose,
        ADD CONSTRAINT ck_account_links_purpose CHECK (purpose IN ('password-reset', 'email-verification'));

      DROP INDEX ix_users_proved_email;
      ALTER TABLE users DROP COLUMN proved_email;
    `);
  }
}
