import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells every process which public area changed, whoever changed it (design §4 "Speed"). */
export class AnnounceChanges1763596800011 implements MigrationInterface {
  readonly name = 'AnnounceChanges1763596800011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('area_changed', TG_ARGV[0]);
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_venue_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON venue
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('venue');
      CREATE TRIGGER tr_event_types_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_types
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('event-types');
      CREATE TRIGGER tr_events_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('events');
      CREATE TRIGGER tr_artists_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artists
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('artists');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_artists_announce ON artists;
      DROP TRIGGER tr_events_announce ON events;
      DROP TRIGGER tr_event_types_announce ON event_types;
      DROP TRIGGER tr_venue_announce ON venue;
      DROP FUNCTION announce_change();
    `);
  }
}
