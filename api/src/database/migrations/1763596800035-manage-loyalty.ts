import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff need to look after members and badges: members searched by one text in lower case, ledgers read page by
 * page in the order of their entries, a badge sent twice with one `Idempotency-Key` made once (design §4), and every
 * process told when badges change.
 */
export class ManageLoyalty1763596800035 implements MigrationInterface {
  readonly name = 'ManageLoyalty1763596800035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE loyalty_members ADD COLUMN searched text NOT NULL
        GENERATED ALWAYS AS (lower(name || E'\\n' || email)) STORED;

      CREATE INDEX ix_loyalty_transactions_member_id_created_at_id
        ON loyalty_transactions (member_id, created_at, id);
      DROP INDEX ix_loyalty_transactions_member_id;

      ALTER TABLE badges
        ADD COLUMN client_key uuid CONSTRAINT uq_badges_client_key UNIQUE,
        ADD COLUMN request_hash varchar(64);
      CREATE TRIGGER tr_badges_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON badges
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('badges');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_badges_announce ON badges;
      ALTER TABLE badges DROP COLUMN client_key, DROP COLUMN request_hash;
      CREATE INDEX ix_loyalty_transactions_member_id ON loyalty_transactions (member_id);
      DROP INDEX ix_loyalty_transactions_member_id_created_at_id;
      ALTER TABLE loyalty_members DROP COLUMN searched;
    `);
  }
}
