import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changing the shows of a series together (decision 51).
 *
 * - `events.own_fields`: what was changed at this show alone; a change of the series leaves it. For series that are there, it is
 *   what differs from most of their shows; dates cannot tell.
 * - `series_changes`: a row for each change, under its key, with what undoing it needs until that is over.
 * - `kept_shows` and `bring_back_shows`: shows as JSON, with all that goes with them (`ON DELETE CASCADE`) and all that forgets
 *   them (`SET NULL`), whatever table it is in. The ledger takes nothing back: who was checked in there is asked before. What
 *   cannot come back, since its account is gone, or is there again by a trigger, stays as it is.
 */
export class KeepSeriesChanges1795392000027 implements MigrationInterface {
  readonly name = 'KeepSeriesChanges1795392000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events ADD own_fields text[] NOT NULL DEFAULT '{}';
      WITH content AS (
        SELECT event.id, event.series_id, field.key, field.value
          FROM events event CROSS JOIN LATERAL jsonb_each(jsonb_build_object(
            'name', name, 'type', type, 'description', description, 'time', time, 'artistIds', artist_ids,
            'artistNotes', artist_notes, 'doorsTime', doors_time, 'endTime', end_time, 'status', status,
            'capacity', capacity, 'imageUrl', image_url)) field
         WHERE event.series_id IS NOT NULL
      ), usual AS (
        SELECT series_id, key, mode() WITHIN GROUP (ORDER BY value) AS value FROM content GROUP BY series_id, key
      ), own AS (
        SELECT content.id, array_agg(content.key ORDER BY content.key) AS fields
          FROM content JOIN usual USING (series_id, key)
         WHERE content.value <> usual.value GROUP BY content.id
      )
      UPDATE events SET own_fields = own.fields FROM own WHERE own.id = events.id;

      CREATE TABLE series_changes (
        client_key uuid CONSTRAINT pk_series_changes PRIMARY KEY,
        request_hash varchar(64) NOT NULL,
        kind varchar(10) NOT NULL CONSTRAINT ck_series_changes_kind CHECK (kind IN ('change', 'deletion')),
        shows integer NOT NULL DEFAULT 0,
        undo jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        undone_at timestamptz
      );
      CREATE INDEX ix_series_changes_undo ON series_changes (created_at) WHERE undo IS NOT NULL;
    `);
    await runner.query(KEPT_SHOWS);
    await runner.query(BRING_BACK_SHOWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION bring_back_shows(jsonb), insert_kept(regclass, jsonb), kept_shows(integer[]);
      DROP TABLE series_changes;
      ALTER TABLE events DROP COLUMN own_fields;
    `);
  }
}

const KEPT_SHOWS = `
  CREATE FUNCTION kept_shows(ids integer[]) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
  DECLARE
    link record;
    found jsonb;
    links jsonb := '[]';
  BEGIN
    FOR link IN
      SELECT source.conrelid::regclass::text AS name, field.attname AS field, source.confdeltype = 'c' AS goes
        FROM pg_constraint source
        JOIN pg_attribute field ON field.attrelid = source.conrelid AND field.attnum = source.conkey[1]
       WHERE source.contype = 'f' AND source.confrelid = 'events'::regclass
         AND source.conrelid <> 'loyalty_transactions'::regclass
       ORDER BY 1
    LOOP
      EXECUTE format(CASE WHEN link.goes
        THEN 'SELECT jsonb_agg(to_jsonb(entry)) FROM %1$s entry WHERE %2$I = ANY($1)'
        ELSE 'SELECT jsonb_agg(jsonb_build_object(''id'', id, ''show'', %2$I)) FROM %1$s WHERE %2$I = ANY($1)' END,
        link.name, link.field) INTO found USING ids;
      IF found IS NOT NULL THEN
        links := links || jsonb_build_object('name', link.name, 'field', link.field, 'goes', link.goes, 'entries', found);
      END IF;
    END LOOP;
    RETURN jsonb_build_object('links', links, 'shows', (
      SELECT jsonb_agg(to_jsonb(event) ORDER BY event.date, event.time, event.id) FROM events event WHERE id = ANY(ids)));
  END $$`;

/** A show that comes back is a version further, and newer on calendars outside than the word that it was off. */
const BRING_BACK_SHOWS = `
  CREATE FUNCTION insert_kept(target regclass, entry jsonb) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE (
      SELECT format('INSERT INTO %1$s (%2$s) SELECT %2$s FROM jsonb_populate_record(NULL::%1$s, $1)', target,
                    string_agg(quote_ident(attname), ', '))
        FROM pg_attribute WHERE attrelid = target AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    ) USING entry;
  END $$;

  CREATE FUNCTION bring_back_shows(kept jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    link jsonb;
    entry jsonb;
  BEGIN
    INSERT INTO event_series (id)
      SELECT DISTINCT (show ->> 'series_id')::integer FROM jsonb_array_elements(kept -> 'shows') show
       WHERE show ->> 'series_id' IS NOT NULL ON CONFLICT DO NOTHING;
    PERFORM insert_kept('events', show || jsonb_build_object(
              'version', (show ->> 'version')::integer + 1, 'updated_at', now(),
              'calendar_sequence', greatest(gone.calendar_sequence + 1, calendar_minute()),
              'artist_ids', (SELECT coalesce(jsonb_agg(act ORDER BY place), '[]')::text
                               FROM unnest(bill_of(show ->> 'artist_ids')) WITH ORDINALITY AS acts (act, place)
                              WHERE act IN (SELECT id FROM artists))))
       FROM jsonb_array_elements(kept -> 'shows') show
       LEFT JOIN deleted_events gone ON gone.event_id = (show ->> 'id')::integer;
    DELETE FROM deleted_events gone USING jsonb_array_elements(kept -> 'shows') show
     WHERE gone.event_id = (show ->> 'id')::integer;
    FOR link IN SELECT jsonb_array_elements(kept -> 'links') LOOP
      IF (link ->> 'goes')::boolean THEN
        FOR entry IN SELECT jsonb_array_elements(link -> 'entries') LOOP
          BEGIN
            PERFORM insert_kept((link ->> 'name')::regclass, entry);
          EXCEPTION WHEN foreign_key_violation OR unique_violation OR exclusion_violation THEN
            NULL;
          END;
        END LOOP;
      ELSE
        EXECUTE format(
          'UPDATE %1$s target SET %2$I = (entry ->> ''show'')::integer FROM jsonb_array_elements($1) entry
            WHERE target.id = (entry ->> ''id'')::integer AND target.%2$I IS NULL',
          link ->> 'name', link ->> 'field') USING link -> 'entries';
      END IF;
    END LOOP;
  END $$`;
