import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * No artist plays two events at one time (design §4 "Invitations"): scheduled events of one artist never overlap, whatever
 * the code above forgets. Touching is fine. An end at or before the start is on the next day, a missing one three hours
 * later, and a date or time that cannot be read takes no time at all.
 *
 * Shows that overlap already stay where they are; the first that was made keeps the artist, the others lose theirs.
 */
export class OneStagePerArtist1763596800021 implements MigrationInterface {
  readonly name = 'OneStagePerArtist1763596800021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION wall_clock(date text, "time" text) RETURNS timestamp
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE
          WHEN $1 !~ '^[12]\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' THEN NULL
          WHEN $2 !~ '^([01]\\d|2[0-3]):[0-5]\\d$' THEN NULL
          WHEN extract(month FROM make_date(substr($1, 1, 4)::int, substr($1, 6, 2)::int, 1) + (substr($1, 9)::int - 1))
               <> substr($1, 6, 2)::int THEN NULL
          ELSE make_timestamp(substr($1, 1, 4)::int, substr($1, 6, 2)::int, substr($1, 9)::int,
                              substr($2, 1, 2)::int, substr($2, 4)::int, 0)
        END $$;

      CREATE FUNCTION show_slot(date text, starts text, ends text) RETURNS tsrange
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE
          WHEN public.wall_clock($1, $2) IS NULL THEN 'empty'::tsrange
          WHEN public.wall_clock($1, $3) IS NULL
            THEN tsrange(public.wall_clock($1, $2), public.wall_clock($1, $2) + interval '3 hours')
          WHEN public.wall_clock($1, $3) > public.wall_clock($1, $2)
            THEN tsrange(public.wall_clock($1, $2), public.wall_clock($1, $3))
          ELSE tsrange(public.wall_clock($1, $2), public.wall_clock($1, $3) + interval '1 day')
        END $$;

      ALTER TABLE events
        ADD COLUMN slot tsrange NOT NULL GENERATED ALWAYS AS (show_slot(date, time, end_time)) STORED;

      DO $$
      DECLARE show record;
      BEGIN
        FOR show IN SELECT id, artist_id, slot FROM events
                     WHERE artist_id IS NOT NULL AND status = 'scheduled' ORDER BY id LOOP
          UPDATE events SET artist_id = NULL
           WHERE id = show.id AND EXISTS (
             SELECT FROM events kept WHERE kept.artist_id = show.artist_id AND kept.status = 'scheduled'
                AND kept.id < show.id AND kept.slot && show.slot);
        END LOOP;
      END $$;

      ALTER TABLE events
        ADD CONSTRAINT ex_events_artist_slot
          EXCLUDE USING gist (int8range(artist_id, artist_id, '[]') WITH &&, slot WITH &&)
          WHERE (artist_id IS NOT NULL AND status = 'scheduled');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events DROP CONSTRAINT ex_events_artist_slot, DROP COLUMN slot;
      DROP FUNCTION show_slot(text, text, text);
      DROP FUNCTION wall_clock(text, text);
    `);
  }
}
