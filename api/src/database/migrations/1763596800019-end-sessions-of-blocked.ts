import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Blocking an account ends its sessions at once, whoever blocks it (design §4 "Sessions"). */
export class EndSessionsOfBlocked1763596800019 implements MigrationInterface {
  readonly name = 'EndSessionsOfBlocked1763596800019';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM sessions WHERE user_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_users_end_sessions AFTER UPDATE OF is_active ON users
        FOR EACH ROW WHEN (OLD.is_active AND NOT NEW.is_active) EXECUTE FUNCTION end_sessions();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_users_end_sessions ON users;
      DROP FUNCTION end_sessions();
    `);
  }
}
