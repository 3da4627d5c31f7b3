import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an invitation needs beyond spec §3: keys of what may be sent twice, when the show ends, its reminder with a link of
 * its own (of the first one only the hash is left), what became of its messages, and the event it led to.
 */
export class FollowInvitations1763596800026 implements MigrationInterface {
  readonly name = 'FollowInvitations1763596800026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE artist_invitations
        ADD COLUMN end_time varchar(5),
        ADD COLUMN client_key uuid CONSTRAINT uq_artist_invitations_client_key UNIQUE,
        ADD COLUMN request_hash varchar(64),
        ADD COLUMN response_key uuid,
        ADD COLUMN reminder_token varchar(100) CONSTRAINT uq_artist_invitations_reminder_token UNIQUE,
        ADD COLUMN reminded_at timestamptz,
        ADD COLUMN email_message_id integer
          CONSTRAINT fk_artist_invitations_email REFERENCES messages ON DELETE SET NULL,
        ADD COLUMN sms_message_id integer
          CONSTRAINT fk_artist_invitations_sms REFERENCES messages ON DELETE SET NULL,
        ADD COLUMN event_id integer CONSTRAINT fk_artist_invitations_event REFERENCES events ON DELETE SET NULL;
      CREATE INDEX ix_artist_invitations_email ON artist_invitations (email_message_id);
      CREATE INDEX ix_artist_invitations_sms ON artist_invitations (sms_message_id);
      CREATE INDEX ix_artist_invitations_event ON artist_invitations (event_id);
      CREATE INDEX ix_artist_invitations_pending ON artist_invitations (expires_at) WHERE status = 'pending';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_artist_invitations_pending;
      ALTER TABLE artist_invitations DROP COLUMN event_id, DROP COLUMN sms_message_id, DROP COLUMN email_message_id,
        DROP COLUMN reminded_at, DROP COLUMN reminder_token, DROP COLUMN response_key, DROP COLUMN request_hash,
        DROP COLUMN client_key, DROP COLUMN end_time;
    `);
  }
}
