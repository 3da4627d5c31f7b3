import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a show is deleted, the badges of these members stay that history has earned. */
const keepBadgesOf = (members: string): string => `
      CREATE OR REPLACE FUNCTION keep_badges_of_show() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(7263034);
        UPDATE member_badges SET basis = 'kept' WHERE basis = 'history' AND member_id = ANY(${members});
        RETURN OLD;
      END $$`;

/**
 * A deleted show keeps badges of members who have points for it. A table alone has earned nothing (decision 31), and a deletion that
 * is undone, which is possible where nobody has checked in, leaves every badge as it was.
 */
export class KeepBadgesOfAttendedShows1795392000053 implements MigrationInterface {
  readonly name = 'KeepBadgesOfAttendedShows1795392000053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      keepBadgesOf(`ARRAY(
          SELECT member_id FROM standing_entries WHERE type = 'attendance' AND event_id = OLD.id)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keepBadgesOf('members_at(OLD.id)'));
  }
}
