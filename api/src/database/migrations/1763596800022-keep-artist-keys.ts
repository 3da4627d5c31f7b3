import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A profile sent twice with one `Idempotency-Key` is made once (design §4); the staff's list has the waiting ones first. */
export class KeepArtistKeys1763596800022 implements MigrationInterface {
  readonly name = 'KeepArtistKeys1763596800022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE artists
        ADD COLUMN client_key uuid CONSTRAINT uq_artists_client_key UNIQUE,
        ADD COLUMN request_hash varchar(64);
      CREATE INDEX ix_artists_approved_name_id ON artists (is_approved, name, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_artists_approved_name_id;
      ALTER TABLE artists DROP COLUMN client_key, DROP COLUMN request_hash;
    `);
  }
}
