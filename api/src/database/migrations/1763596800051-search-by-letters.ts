import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every run of one to three letters of what the gallery is searched by, so that any part of a word is found by index
 * (design §4 "Speed"). The trigrams of PostgreSQL's own extension cannot find two letters, nor a `%`.
 */
export class SearchByLetters1763596800051 implements MigrationInterface {
  readonly name = 'SearchByLetters1763596800051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION letter_runs(words text, shortest int DEFAULT 1) RETURNS text[]
        LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
        SELECT coalesce(array_agg(DISTINCT run), '{}')
          FROM (SELECT letter AS first, lead(letter) OVER place AS second, lead(letter, 2) OVER place AS third
                  FROM unnest(string_to_array(words, NULL)) WITH ORDINALITY AS letters (letter, at)
                WINDOW place AS (ORDER BY at)) beside,
               unnest(ARRAY[first, first || second, first || second || third]) WITH ORDINALITY AS runs (run, length)
         WHERE run IS NOT NULL AND length >= shortest
      $$;
      CREATE INDEX ix_event_photos_gallery_letters ON event_photos USING gin (letter_runs(searched))
        WITH (fastupdate = off) WHERE in_gallery;
      CREATE INDEX ix_events_letters ON events USING gin (letter_runs(searched)) WITH (fastupdate = off);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_events_letters;
      DROP INDEX ix_event_photos_gallery_letters;
      DROP FUNCTION letter_runs(text, int);
    `);
  }
}
