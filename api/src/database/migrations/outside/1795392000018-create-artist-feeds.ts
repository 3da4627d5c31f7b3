import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The private calendar of an artist's own dates, found by a token in its address (design §8 "Feeds"). */
export class CreateArtistFeeds1795392000018 implements MigrationInterface {
  readonly name = 'CreateArtistFeeds1795392000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE artist_feeds (
        artist_id integer CONSTRAINT pk_artist_feeds PRIMARY KEY
          CONSTRAINT fk_artist_feeds_artist REFERENCES artists ON DELETE CASCADE,
        token_hash varchar(64) NOT NULL CONSTRAINT uq_artist_feeds_token_hash UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE artist_feeds');
  }
}
