import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What calendars outside need to follow ours (design §8 "Feeds").
 *
 * - `events.calendar_sequence`: grows with each change of the show, and is at least the minute of the change (since 1970), so
 *   that an entry is newer than the files that went out by mail before it.
 * - `deleted_events`: shows that are gone, as they stood on calendars; kept for good, so that an address once given out can
 *   say that its show is off.
 */
export class CreateCalendarFeeds1795392000017 implements MigrationInterface {
  readonly name = 'CreateCalendarFeeds1795392000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION calendar_minute() RETURNS integer
        LANGUAGE sql STABLE AS $$ SELECT floor(extract(epoch FROM now()) / 60)::integer $$;

      ALTER TABLE events ADD COLUMN calendar_sequence integer NOT NULL DEFAULT calendar_minute();

      CREATE FUNCTION count_calendar_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.calendar_sequence := greatest(OLD.calendar_sequence + 1, calendar_minute());
        RETURN NEW;
      END $$;
      CREATE TRIGGER tr_events_calendar_change BEFORE UPDATE ON events
        FOR EACH ROW EXECUTE FUNCTION count_calendar_change();

      CREATE TABLE deleted_events (
        event_id integer CONSTRAINT pk_deleted_events PRIMARY KEY,
        name varchar(255) NOT NULL,
        type varchar(100) NOT NULL,
        date varchar(20) NOT NULL,
        time varchar(20) NOT NULL,
        end_time varchar(5),
        artist_id integer,
        calendar_sequence integer NOT NULL,
        deleted_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ix_deleted_events_deleted_at ON deleted_events (deleted_at);

      CREATE FUNCTION keep_deleted_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO deleted_events (event_id, name, type, date, time, end_time, artist_id, calendar_sequence)
        VALUES (OLD.id, OLD.name, OLD.type, OLD.date, OLD.time, OLD.end_time, OLD.artist_id,
                greatest(OLD.calendar_sequence + 1, calendar_minute()));
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_events_keep_deleted AFTER DELETE ON events
        FOR EACH ROW EXECUTE FUNCTION keep_deleted_event();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_events_keep_deleted ON events;
      DROP TRIGGER tr_events_calendar_change ON events;
      DROP TABLE deleted_events;
      ALTER TABLE events DROP COLUMN calendar_sequence;
      DROP FUNCTION keep_deleted_event(), count_calendar_change(), calendar_minute();
    `);
  }
}
