import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The ledger moves the balances, and nothing rewrites the ledger (design §4 "Points are a ledger").
 * A row may only lose its event or badge, and go with its member; both come from foreign keys, at trigger depth 2.
 */
export class KeepLedger1763596800007 implements MigrationInterface {
  readonly name = 'KeepLedger1763596800007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION apply_loyalty_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE loyalty_members SET
          total_points = total_points + NEW.points,
          events_attended = events_attended + CASE
            WHEN NEW.type = 'attendance' THEN 1
            WHEN NEW.type = 'reversal' AND EXISTS (
              SELECT FROM loyalty_transactions WHERE id = NEW.reverses_id AND type = 'attendance') THEN -1
            ELSE 0 END,
          updated_at = now()
        WHERE id = NEW.member_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_loyalty_transactions_apply AFTER INSERT ON loyalty_transactions
        FOR EACH ROW EXECUTE FUNCTION apply_loyalty_transaction();

      CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF pg_trigger_depth() > 1 AND TG_OP = 'DELETE' THEN
          RETURN OLD;
        END IF;
        IF pg_trigger_depth() > 1 AND TG_OP = 'UPDATE' THEN
          IF to_jsonb(NEW) - 'event_id' - 'badge_id' = to_jsonb(OLD) - 'event_id' - 'badge_id' THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'loyalty_transactions is append-only' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER tr_loyalty_transactions_append_only BEFORE UPDATE OR DELETE ON loyalty_transactions
        FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
      CREATE TRIGGER tr_loyalty_transactions_no_truncate BEFORE TRUNCATE ON loyalty_transactions
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_loyalty_transactions_no_truncate ON loyalty_transactions;
      DROP TRIGGER tr_loyalty_transactions_append_only ON loyalty_transactions;
      DROP FUNCTION refuse_ledger_change();
      DROP TRIGGER tr_loyalty_transactions_apply ON loyalty_transactions;
      DROP FUNCTION apply_loyalty_transaction();
    `);
  }
}
