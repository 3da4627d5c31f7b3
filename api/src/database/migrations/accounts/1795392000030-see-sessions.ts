import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * People see the devices they are signed in on, and end them (design §10, decision 53).
 *
 * - `sessions.key`: the session's only name outside; `id` is what signs in, if only as a hash.
 * - `sessions.device`: browser and system in words, as at its last use. Neither the User-Agent nor a network address is kept.
 * - `sessions.last_seen_at`: exact to five minutes. Until now the session's end told it, to the hour.
 * - The end of a live session is announced, so that a call that waits in its name is answered at once.
 */
export class SeeSessions1795392000030 implements MigrationInterface {
  readonly name = 'SeeSessions1795392000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN key uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN device varchar(60) NOT NULL DEFAULT 'A browser',
        ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
        ADD CONSTRAINT uq_sessions_key UNIQUE (key);
      UPDATE sessions SET last_seen_at = greatest(created_at, least(now(), expires_at - interval '30 days'));

      CREATE TRIGGER tr_sessions_announce AFTER DELETE ON sessions
        FOR EACH ROW WHEN (old.expires_at > now()) EXECUTE FUNCTION announce_change('sessions');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_sessions_announce ON sessions;
      ALTER TABLE sessions DROP CONSTRAINT uq_sessions_key,
        DROP COLUMN last_seen_at, DROP COLUMN device, DROP COLUMN key;
    `);
  }
}
