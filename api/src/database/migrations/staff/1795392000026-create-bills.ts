import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Several acts on one bill (design §9, decision 50).
 *
 * - `events.artist_ids`: the ids of the acts in order, as JSON; null without one. Triggers keep `artist_id` its first. Where
 *   `artist_id` alone is written, that act is the bill, unless it is the first already.
 * - `event_acts`: the same as rows, for keys and indexes. Its constraint keeps every act from two scheduled shows at one time.
 * - A deleted artist leaves each bill; those behind move up.
 * - `deleted_events` keeps the whole bill, so that each act's calendar says that the show is off.
 */
export class CreateBills1795392000026 implements MigrationInterface {
  readonly name = 'CreateBills1795392000026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION bill_of(artist_ids text) RETURNS integer[]
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(array_agg(act::integer ORDER BY place), '{}')
          FROM jsonb_array_elements_text(coalesce($1, '[]')::jsonb) WITH ORDINALITY AS acts (act, place) $$;

      CREATE TABLE event_acts (
        event_id integer NOT NULL CONSTRAINT fk_event_acts_event REFERENCES events ON DELETE CASCADE,
        artist_id integer NOT NULL CONSTRAINT fk_event_acts_artist REFERENCES artists ON DELETE CASCADE,
        place integer NOT NULL,
        is_scheduled boolean NOT NULL,
        slot tsrange NOT NULL,
        CONSTRAINT pk_event_acts PRIMARY KEY (event_id, artist_id),
        CONSTRAINT ck_event_acts_place CHECK (place BETWEEN 1 AND 8),
        CONSTRAINT ex_event_acts_slot
          EXCLUDE USING gist (int8range(artist_id, artist_id, '[]') WITH &&, slot WITH &&) WHERE (is_scheduled)
      );
      CREATE INDEX ix_event_acts_artist_id ON event_acts (artist_id);

      UPDATE events SET artist_ids = CASE WHEN artist_id IS NOT NULL THEN jsonb_build_array(artist_id)::text END;
      INSERT INTO event_acts (event_id, artist_id, place, is_scheduled, slot)
        SELECT id, artist_id, 1, status = 'scheduled', slot FROM events WHERE artist_id IS NOT NULL;
      ALTER TABLE events DROP CONSTRAINT ex_events_artist_slot;

      CREATE FUNCTION keep_bill() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        acts integer[] := bill_of(NEW.artist_ids);
        is_bill_said boolean := NEW.artist_ids IS NOT NULL;
      BEGIN
        IF TG_OP = 'UPDATE' THEN is_bill_said := NEW.artist_ids IS DISTINCT FROM OLD.artist_ids; END IF;
        IF NOT is_bill_said AND NEW.artist_id IS DISTINCT FROM acts[1] THEN
          acts := array_remove(ARRAY[NEW.artist_id], NULL);
        END IF;
        NEW.artist_id := acts[1];
        NEW.artist_ids := CASE WHEN cardinality(acts) > 0 THEN to_jsonb(acts)::text END;
        RETURN NEW;
      END $$;
      CREATE TRIGGER tr_events_bill BEFORE INSERT OR UPDATE OF artist_id, artist_ids ON events
        FOR EACH ROW EXECUTE FUNCTION keep_bill();

      CREATE FUNCTION keep_event_acts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM event_acts WHERE event_id = NEW.id AND artist_id <> ALL (bill_of(NEW.artist_ids));
        INSERT INTO event_acts (event_id, artist_id, place, is_scheduled, slot)
          SELECT NEW.id, act, place, NEW.status = 'scheduled', NEW.slot
            FROM unnest(bill_of(NEW.artist_ids)) WITH ORDINALITY AS acts (act, place)
        ON CONFLICT (event_id, artist_id) DO UPDATE
          SET place = excluded.place, is_scheduled = excluded.is_scheduled, slot = excluded.slot;
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_events_acts AFTER INSERT OR UPDATE OF artist_id, artist_ids, date, time, end_time, status ON events
        FOR EACH ROW EXECUTE FUNCTION keep_event_acts();

      CREATE FUNCTION leave_bills() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE events SET artist_ids = to_jsonb(array_remove(bill_of(artist_ids), OLD.id))::text
         WHERE id IN (SELECT event_id FROM event_acts WHERE artist_id = OLD.id);
        RETURN OLD;
      END $$;
      CREATE TRIGGER tr_artists_leave_bills BEFORE DELETE ON artists
        FOR EACH ROW EXECUTE FUNCTION leave_bills();

      ALTER TABLE deleted_events ADD COLUMN artist_ids text;
      UPDATE deleted_events SET artist_ids = jsonb_build_array(artist_id)::text WHERE artist_id IS NOT NULL;
      ALTER TABLE deleted_events DROP COLUMN artist_id;
      CREATE OR REPLACE FUNCTION keep_deleted_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO deleted_events (event_id, name, type, date, time, end_time, artist_ids, calendar_sequence)
        VALUES (OLD.id, OLD.name, OLD.type, OLD.date, OLD.time, OLD.end_time, OLD.artist_ids,
                greatest(OLD.calendar_sequence + 1, calendar_minute()));
        RETURN NULL;
      END $$;
    `);
  }

  /** Every bill keeps its first act. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_artists_leave_bills ON artists;
      DROP TRIGGER tr_events_acts ON events;
      DROP TRIGGER tr_events_bill ON events;
      ALTER TABLE deleted_events ADD COLUMN artist_id integer;
      UPDATE deleted_events SET artist_id = (bill_of(artist_ids))[1];
      ALTER TABLE deleted_events DROP COLUMN artist_ids;
      CREATE OR REPLACE FUNCTION keep_deleted_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO deleted_events (event_id, name, type, date, time, end_time, artist_id, calendar_sequence)
        VALUES (OLD.id, OLD.name, OLD.type, OLD.date, OLD.time, OLD.end_time, OLD.artist_id,
                greatest(OLD.calendar_sequence + 1, calendar_minute()));
        RETURN NULL;
      END $$;
      DROP TABLE event_acts;
      UPDATE events SET artist_ids = NULL;
      ALTER TABLE events ADD CONSTRAINT ex_events_artist_slot
        EXCLUDE USING gist (int8range(artist_id, artist_id, '[]') WITH &&, slot WITH &&)
        WHERE (artist_id IS NOT NULL AND status = 'scheduled');
      DROP FUNCTION leave_bills(), keep_event_acts(), keep_bill(), bill_of(text);
    `);
  }
}
