import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Browsers whose push messages a person ended, by the key that each made for itself (decision 44): such a browser may not know yet,
 * and says again by itself that it takes them.
 */
export class RememberEndedBrowsers1795392000054 implements MigrationInterface {
  readonly name = 'RememberEndedBrowsers1795392000054';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ended_browsers (
        key uuid CONSTRAINT pk_ended_browsers PRIMARY KEY,
        ended_at timestamptz NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ended_browsers');
  }
}
