import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff search accounts by, as one text in lower case: comparing it takes a quarter of comparing each part. */
export class SearchAccounts1763596800033 implements MigrationInterface {
  readonly name = 'SearchAccounts1763596800033';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
        lower(username || E'\\n' || email || E'\\n' || coalesce(first_name || ' ', '') || coalesce(last_name, ''))
      ) STORED;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN searched');
  }
}
