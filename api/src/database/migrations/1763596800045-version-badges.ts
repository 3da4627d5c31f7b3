import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the changes of a badge, so that the second of two admins is told of the first's. */
export class VersionBadges1763596800045 implements MigrationInterface {
  readonly name = 'VersionBadges1763596800045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE badges ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE badges DROP COLUMN version');
  }
}
