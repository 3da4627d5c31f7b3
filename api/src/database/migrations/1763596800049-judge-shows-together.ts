import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A change of many shows at once, as when an event type is renamed, marks each of their members once and not once a show.
 * A trigger that sees all rows of a statement cannot be limited to columns, so the function asks what has changed.
 */
export class JudgeShowsTogether1763596800049 implements MigrationInterface {
  readonly name = 'JudgeShowsTogether1763596800049';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_events_judge ON events;
      DROP FUNCTION follow_show();

      CREATE FUNCTION follow_shows() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM judge_members(ARRAY(
          SELECT DISTINCT member
            FROM shows_after show JOIN shows_before past USING (id)
           CROSS JOIN LATERAL unnest(members_at(show.id)) member
           WHERE (past.date, past.time, past.type) IS DISTINCT FROM (show.date, show.time, show.type)));
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_events_judge AFTER UPDATE ON events
        REFERENCING OLD TABLE AS shows_before NEW TABLE AS shows_after
        FOR EACH STATEMENT EXECUTE FUNCTION follow_shows();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_events_judge ON events;
      DROP FUNCTION follow_shows();

      CREATE FUNCTION follow_show() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM judge_members(members_at(NEW.id));
    RETURN NULL;
  END $$;
      CREATE TRIGGER tr_events_judge AFTER UPDATE OF date, time, type ON events FOR EACH ROW
        WHEN ((OLD.date, OLD.time, OLD.type) IS DISTINCT FROM (NEW.date, NEW.time, NEW.type))
        EXECUTE FUNCTION follow_show();
    `);
  }
}
