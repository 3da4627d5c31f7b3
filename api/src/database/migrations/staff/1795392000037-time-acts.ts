import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Set times of the acts on a bill (decision 62).
 *
 * - `events.act_times`: when an act begins, `HH:MM` by the artist's id, as JSON; null without any. Those of nobody on the bill are dropped.
 *   The time of an artist who was deleted stays under the negative id: it still ends the set before it, whose act may play elsewhere then.
 * - `act_slots`: when each act plays: from its own time until the next one of the bill, or the end of the show; the whole show
 *   where it has none. `event_acts.slot` holds it, so that `ex_event_acts_slot` compares acts and not shows.
 */
export class TimeActs1795392000037 implements MigrationInterface {
  readonly name = 'TimeActs1795392000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events ADD COLUMN act_times jsonb
        CONSTRAINT ck_events_act_times CHECK (jsonb_typeof(act_times) = 'object');

      CREATE FUNCTION act_slots(artist_ids text, act_times jsonb, date text, show tsrange)
        RETURNS TABLE (artist_id integer, place integer, slot tsrange)
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        WITH said AS (
          SELECT act, place, public.wall_clock($3, $2 ->> act::text) AS clock
            FROM unnest(public.bill_of($1)) WITH ORDINALITY AS acts (act, place)
          UNION ALL
          SELECT NULL, NULL, public.wall_clock($3, value) FROM jsonb_each_text($2) WHERE key LIKE '-%'
        ), timed AS (
          SELECT act, place, clock + CASE WHEN clock < lower($4) THEN interval '1 day' ELSE interval '0' END AS starts
            FROM said
        ), held AS (
          SELECT act, place, CASE WHEN $4 @> starts THEN starts END AS starts FROM timed
        )
        SELECT act, place::integer, CASE WHEN starts IS NULL THEN $4 ELSE tsrange(starts, coalesce(
                 (SELECT min(later.starts) FROM held later WHERE later.starts > held.starts), upper($4))) END
          FROM held WHERE act IS NOT NULL $$;
    `);
    await runner.query(KEEP_BILL_WITH_TIMES);
    await runner.query(
      leaveBills(`, act_times = CASE WHEN act_times ? OLD.id::text
               THEN act_times - OLD.id::text || jsonb_build_object('-' || OLD.id, act_times -> OLD.id::text) ELSE act_times END`),
    );
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_event_acts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM event_acts WHERE event_id = NEW.id AND artist_id <> ALL (bill_of(NEW.artist_ids));
        INSERT INTO event_acts (event_id, artist_id, place, is_scheduled, slot)
          SELECT NEW.id, act.artist_id, act.place, NEW.status = 'scheduled', act.slot
            FROM act_slots(NEW.artist_ids, NEW.act_times, NEW.date, NEW.slot) act
        ON CONFLICT (event_id, artist_id) DO UPDATE
          SET place = excluded.place, is_scheduled = excluded.is_scheduled, slot = excluded.slot;
        RETURN NULL;
      END $$;
      DROP TRIGGER tr_events_acts ON events;
      CREATE TRIGGER tr_events_acts
        AFTER INSERT OR UPDATE OF artist_id, artist_ids, act_times, date, time, end_time, status ON events
        FOR EACH ROW EXECUTE FUNCTION keep_event_acts();
    `);
  }

  /** An act whose shows overlap stays on the bill of the first. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$
      DECLARE
        twice record;
      BEGIN
        FOR twice IN
          SELECT DISTINCT act.event_id, act.artist_id
            FROM event_acts act JOIN events event ON event.id = act.event_id
            JOIN event_acts other ON other.artist_id = act.artist_id AND other.event_id < act.event_id AND other.is_scheduled
            JOIN events earlier ON earlier.id = other.event_id AND earlier.slot && event.slot
           WHERE act.is_scheduled
        LOOP
          UPDATE events SET artist_ids = to_jsonb(array_remove(bill_of(artist_ids), twice.artist_id))::text
           WHERE id = twice.event_id;
        END LOOP;
      END $$;
      UPDATE event_acts SET slot = events.slot FROM events WHERE events.id = event_id;

      DROP TRIGGER tr_events_acts ON events;
      CREATE OR REPLACE FUNCTION keep_event_acts() RETURNS trigger LANGUAGE plpgsql AS $$
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
    `);
    await runner.query(KEEP_BILL_ALONE);
    await runner.query(leaveBills(''));
    await runner.query(`
      ALTER TABLE events DROP COLUMN act_times;
      DROP FUNCTION act_slots(text, jsonb, text, tsrange);
    `);
  }
}

/** @param also what else is kept in step with the bill `acts` */
const keepBill = (also: string, columns: string): string => `
  CREATE OR REPLACE FUNCTION keep_bill() RETURNS trigger LANGUAGE plpgsql AS $$
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
    ${also}
    RETURN NEW;
  END $$;
  DROP TRIGGER tr_events_bill ON events;
  CREATE TRIGGER tr_events_bill BEFORE INSERT OR UPDATE OF ${columns} ON events
    FOR EACH ROW EXECUTE FUNCTION keep_bill();`;

/** @param also what else changes at the shows of a deleted artist */
const leaveBills = (also: string): string => `
  CREATE OR REPLACE FUNCTION leave_bills() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE events SET artist_ids = to_jsonb(array_remove(bill_of(artist_ids), OLD.id))::text${also}
     WHERE id IN (SELECT event_id FROM event_acts WHERE artist_id = OLD.id);
    RETURN OLD;
  END $$;`;

const KEEP_BILL_WITH_TIMES = keepBill(
  `IF jsonb_typeof(NEW.act_times) = 'object' THEN
      NEW.act_times := (SELECT jsonb_object_agg(key, value) FROM jsonb_each(NEW.act_times)
         WHERE key = ANY (acts::text[]) OR (key LIKE '-%' AND NEW.act_times ?| acts::text[]));
    END IF;`,
  'artist_id, artist_ids, act_times',
);

const KEEP_BILL_ALONE = keepBill('', 'artist_id, artist_ids');
