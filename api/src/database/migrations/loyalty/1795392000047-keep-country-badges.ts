import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody loses a badge for country shows because the type gets another name (decision 19). */
export class KeepCountryBadges1795392000047 implements MigrationInterface {
  readonly name = 'KeepCountryBadges1795392000047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_country_badges() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(7263034);
        UPDATE member_badges held SET basis = 'kept' FROM badges
         WHERE held.basis = 'history' AND badges.id = held.badge_id AND badges.requirement_type = 'country_events';
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_event_types_keep_badges AFTER UPDATE OF name ON event_types FOR EACH ROW
        WHEN (lower(OLD.name) = 'country' AND lower(NEW.name) <> 'country') EXECUTE FUNCTION keep_country_badges()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_event_types_keep_badges ON event_types;
      DROP FUNCTION keep_country_badges`);
  }
}
