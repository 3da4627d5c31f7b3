import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was answered to which change of an artist's availability, and which entries are gone. Both stand apart from the
 * entries, so that a late repeat brings back nothing that was removed, and a change based on an entry that is gone can be
 * told from one of somebody else's (design §4 "Availability", "Server faults"). Of keys from before, nobody knows what was
 * asked: a repeat of theirs is refused and adds nothing.
 */
export class CreateAvailabilityChanges1763596800023 implements MigrationInterface {
  readonly name = 'CreateAvailabilityChanges1763596800023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE availability_changes (
        client_key uuid CONSTRAINT pk_availability_changes PRIMARY KEY,
        artist_id integer NOT NULL
          CONSTRAINT fk_availability_changes_artist REFERENCES artists ON DELETE CASCADE,
        request_hash varchar(64) NOT NULL,
        answer json,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ix_availability_changes_artist_id ON availability_changes (artist_id);

      CREATE TABLE removed_availability (
        id integer CONSTRAINT pk_removed_availability PRIMARY KEY,
        artist_id integer NOT NULL
          CONSTRAINT fk_removed_availability_artist REFERENCES artists ON DELETE CASCADE,
        date varchar(10) NOT NULL,
        removed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ix_removed_availability_artist_id ON removed_availability (artist_id);

      INSERT INTO availability_changes (client_key, artist_id, request_hash, answer)
        SELECT client_key, artist_id, '', json_build_object('id', id) FROM artist_availability
         WHERE client_key IS NOT NULL;
      ALTER TABLE artist_availability DROP COLUMN client_key;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE artist_availability ADD COLUMN client_key uuid
        CONSTRAINT uq_artist_availability_client_key UNIQUE;
      UPDATE artist_availability entry SET client_key = (
        SELECT client_key FROM availability_changes
         WHERE artist_id = entry.artist_id AND answer ->> 'id' = entry.id::text ORDER BY created_at, client_key LIMIT 1);
      DROP TABLE removed_availability;
      DROP TABLE availability_changes;
    `);
  }
}
