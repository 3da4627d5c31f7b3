import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reminders of dates, tables and proposals, and what is forgotten by itself (decision 44).
 *
 * - `artist_date_reminders`: artists who were reminded of a show of theirs, a week or a day ahead; the rows go when the show
 *   moves or is called off.
 * - `bookings.reminded_for`: date and time of the show that its guest was reminded of, or was told of on its day.
 * - `artist_bookings.reminded_at`: when its artist was reminded to answer.
 * - `venue.text_days`: how long texts of senders whom nobody knows any more are kept.
 * - `venue.first_steps_ticked`: steps of the first evening that staff ticked off. Who changes an event type has looked them over.
 */
export class RemindAndForget1795392000028 implements MigrationInterface {
  readonly name = 'RemindAndForget1795392000028';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE artist_date_reminders (
        event_id integer NOT NULL CONSTRAINT fk_artist_date_reminders_event REFERENCES events ON DELETE CASCADE,
        artist_id integer NOT NULL CONSTRAINT fk_artist_date_reminders_artist REFERENCES artists ON DELETE CASCADE,
        ahead varchar(10) NOT NULL CONSTRAINT ck_artist_date_reminders_ahead CHECK (ahead IN ('week', 'day')),
        told_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_artist_date_reminders PRIMARY KEY (event_id, artist_id, ahead)
      );
      CREATE INDEX ix_artist_date_reminders_artist_id ON artist_date_reminders (artist_id);

      ALTER TABLE bookings ADD COLUMN reminded_for varchar(20);
      ALTER TABLE artist_bookings ADD COLUMN reminded_at timestamptz;
      CREATE INDEX ix_artist_bookings_unreminded ON artist_bookings (created_at)
        WHERE status = 'pending' AND reminded_at IS NULL;

      ALTER TABLE venue ADD COLUMN text_days integer NOT NULL DEFAULT 365;
      ALTER TABLE venue ADD COLUMN first_steps_ticked varchar(20)[] NOT NULL DEFAULT '{}';
      UPDATE venue SET first_steps_ticked = '{event-types}' WHERE EXISTS (SELECT FROM events);
      CREATE FUNCTION tick_event_types() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE venue SET first_steps_ticked = first_steps_ticked || '{event-types}'
         WHERE 'event-types' <> ALL (first_steps_ticked);
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_event_types_tick AFTER INSERT OR UPDATE OR DELETE ON event_types
        FOR EACH STATEMENT EXECUTE FUNCTION tick_event_types();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_event_types_tick ON event_types;
      DROP FUNCTION tick_event_types();
      ALTER TABLE venue DROP COLUMN first_steps_ticked, DROP COLUMN text_days;
      DROP INDEX ix_artist_bookings_unreminded;
      ALTER TABLE artist_bookings DROP COLUMN reminded_at;
      ALTER TABLE bookings DROP COLUMN reminded_for;
      DROP TABLE artist_date_reminders;
    `);
  }
}
