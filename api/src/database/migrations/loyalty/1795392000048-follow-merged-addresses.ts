import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A guest whose two memberships staff made one is known by both addresses. */
export class FollowMergedAddresses1795392000048 implements MigrationInterface {
  readonly name = 'FollowMergedAddresses1795392000048';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE departed_members ADD email varchar(255);
      CREATE INDEX ix_departed_members_email ON departed_members (email) WHERE email IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE departed_members DROP email');
  }
}
