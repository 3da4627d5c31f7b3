import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What keeps the ledger of points true, whoever writes to it; .github/ledger.md explains it.
 *
 * 1. An entry moves the balances of its member (`apply_loyalty_transaction`).
 * 2. A reversal undoes one entry whole, and stands in the chain of what it undoes (`place_reversal`): `root_id` is the entry at
 *    the bottom, `chain_depth` the place above it. An entry stands while the highest place of its chain is even
 *    (`standing_entries`).
 * 3. Nothing rewrites an entry (`refuse_ledger_change`). It may lose its event, badge or author, and go with its member; both come
 *    from foreign keys, at trigger depth 2.
 * 4. What may earn or lose a badge marks its members `badges_due` in the same transaction (decision 19). The mark is made even
 *    where it stands already: the job may be about to clear it, and waiting for the row orders the two. A change of many shows at
 *    once marks each member once; its trigger sees all rows of the statement and cannot be limited to columns, so the function
 *    asks what has changed. Deleting a show locks no member, since a check-in locks its member first and then asks for the show.
 * 5. A badge stays when the show that earned it is deleted, when its rule changes, or when its member's address does
 *    (`basis = 'kept'`).
 */
export class KeepLedger1795392000013 implements MigrationInterface {
  readonly name = 'KeepLedger1795392000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION apply_loyalty_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE attended integer := 0;
      BEGIN
        IF NEW.type = 'attendance' THEN
          attended := 1;
        ELSIF NEW.type = 'reversal' AND EXISTS (
          SELECT FROM loyalty_transactions WHERE id = NEW.root_id AND type = 'attendance') THEN
          attended := CASE NEW.chain_depth % 2 WHEN 0 THEN 1 ELSE -1 END;
        END IF;
        UPDATE loyalty_members SET
          total_points = total_points + NEW.points,
          events_attended = events_attended + attended,
          badges_due = badges_due OR attended <> 0,
          updated_at = now()
        WHERE id = NEW.member_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_loyalty_transactions_apply AFTER INSERT ON loyalty_transactions
        FOR EACH ROW EXECUTE FUNCTION apply_loyalty_transaction();

      CREATE FUNCTION place_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE reversed loyalty_transactions;
      BEGIN
        SELECT * INTO reversed FROM loyalty_transactions WHERE id = NEW.reverses_id;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'there is no entry % to reverse', NEW.reverses_id USING ERRCODE = 'foreign_key_violation';
        END IF;
        IF NEW.member_id <> reversed.member_id OR NEW.points <> -reversed.points THEN
          RAISE EXCEPTION 'entry % is not undone by this', reversed.id USING ERRCODE = 'check_violation';
        END IF;
        NEW.root_id := coalesce(reversed.root_id, reversed.id);
        NEW.chain_depth := reversed.chain_depth + 1;
        RETURN NEW;
      END $$;
      CREATE TRIGGER tr_loyalty_transactions_place BEFORE INSERT ON loyalty_transactions
        FOR EACH ROW WHEN (NEW.type = 'reversal') EXECUTE FUNCTION place_reversal();

      CREATE VIEW standing_entries AS
        SELECT root.id, root.member_id, root.event_id, root.badge_id, root.points, root.type, root.description, root.created_at
          FROM loyalty_transactions root
         WHERE root.type <> 'reversal' AND coalesce((
           SELECT max(chain.chain_depth) FROM loyalty_transactions chain WHERE chain.root_id = root.id), 0) % 2 = 0;

      CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF pg_trigger_depth() > 1 AND TG_OP = 'DELETE' THEN
          RETURN OLD;
        END IF;
        IF pg_trigger_depth() > 1 AND TG_OP = 'UPDATE' THEN
          IF to_jsonb(NEW) - '{event_id,badge_id,created_by}'::text[] =
             to_jsonb(OLD) - '{event_id,badge_id,created_by}'::text[] THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'loyalty_transactions is append-only' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER tr_loyalty_transactions_append_only BEFORE UPDATE OR DELETE ON loyalty_transactions
        FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
      CREATE TRIGGER tr_loyalty_transactions_no_truncate BEFORE TRUNCATE ON loyalty_transactions
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

      CREATE FUNCTION judge_members(ids integer[]) RETURNS void LANGUAGE sql AS $$
        WITH due AS (SELECT id FROM loyalty_members WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE)
        UPDATE loyalty_members member SET badges_due = true FROM due WHERE member.id = due.id
      $$;
      CREATE FUNCTION judge_everybody() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM judge_members(ARRAY(SELECT id FROM loyalty_members));
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_badges_new AFTER INSERT ON badges
        FOR EACH ROW WHEN (NEW.is_active = 1) EXECUTE FUNCTION judge_everybody();
      CREATE TRIGGER tr_badges_redefined AFTER UPDATE OF requirement, requirement_type, is_active ON badges FOR EACH ROW
        WHEN (NEW.is_active = 1 AND (OLD.requirement, OLD.requirement_type, OLD.is_active)
              IS DISTINCT FROM (NEW.requirement, NEW.requirement_type, NEW.is_active))
        EXECUTE FUNCTION judge_everybody();
      CREATE TRIGGER tr_venue_judge AFTER UPDATE OF time_zone ON venue FOR EACH ROW
        WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION judge_everybody();

      CREATE FUNCTION members_at(show integer) RETURNS integer[] LANGUAGE sql STABLE AS $$
        SELECT ARRAY(
          SELECT member_id FROM standing_entries WHERE type = 'attendance' AND event_id = show
          UNION
          SELECT member.id FROM bookings booking JOIN loyalty_members member ON member.email = lower(booking.customer_email)
           WHERE booking.event_id = show)
      $$;
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

      CREATE FUNCTION follow_table_booking() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM judge_members(ARRAY(SELECT id FROM loyalty_members WHERE email IN (
          CASE WHEN TG_OP <> 'INSERT' THEN lower(OLD.customer_email) END,
          CASE WHEN TG_OP <> 'DELETE' THEN lower(NEW.customer_email) END)));
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_bookings_judge AFTER INSERT OR DELETE OR UPDATE OF status, customer_email ON bookings
        FOR EACH ROW EXECUTE FUNCTION follow_table_booking();

      CREATE FUNCTION keep_badges_of_show() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(7263034);
        UPDATE member_badges SET basis = 'kept' WHERE basis = 'history' AND member_id = ANY(members_at(OLD.id));
        RETURN OLD;
      END $$;
      CREATE TRIGGER tr_events_keep_badges BEFORE DELETE ON events
        FOR EACH ROW EXECUTE FUNCTION keep_badges_of_show();

      CREATE FUNCTION keep_badges_of_definition() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(7263034);
        UPDATE member_badges SET basis = 'kept' WHERE basis = 'history' AND badge_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_badges_keep AFTER UPDATE OF requirement, requirement_type, is_active ON badges FOR EACH ROW
        WHEN ((OLD.requirement, OLD.requirement_type, OLD.is_active)
              IS DISTINCT FROM (NEW.requirement, NEW.requirement_type, NEW.is_active))
        EXECUTE FUNCTION keep_badges_of_definition();

      CREATE FUNCTION follow_address() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.badges_due := true;
        UPDATE member_badges held SET basis = 'kept' FROM badges
         WHERE held.member_id = NEW.id AND held.basis = 'history'
           AND badges.id = held.badge_id AND badges.requirement_type = 'early_booking';
        RETURN NEW;
      END $$;
      CREATE TRIGGER tr_loyalty_members_follow_address BEFORE UPDATE OF email ON loyalty_members
        FOR EACH ROW WHEN (OLD.email <> NEW.email) EXECUTE FUNCTION follow_address();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_loyalty_members_follow_address ON loyalty_members;
      DROP TRIGGER tr_badges_keep ON badges;
      DROP TRIGGER tr_events_keep_badges ON events;
      DROP TRIGGER tr_bookings_judge ON bookings;
      DROP TRIGGER tr_events_judge ON events;
      DROP TRIGGER tr_venue_judge ON venue;
      DROP TRIGGER tr_badges_redefined ON badges;
      DROP TRIGGER tr_badges_new ON badges;
      DROP FUNCTION follow_address(), keep_badges_of_definition(), keep_badges_of_show(), follow_table_booking(),
        follow_shows(), members_at(integer), judge_everybody(), judge_members(integer[]);
      DROP TRIGGER tr_loyalty_transactions_no_truncate ON loyalty_transactions;
      DROP TRIGGER tr_loyalty_transactions_append_only ON loyalty_transactions;
      DROP FUNCTION refuse_ledger_change();
      DROP VIEW standing_entries;
      DROP TRIGGER tr_loyalty_transactions_place ON loyalty_transactions;
      DROP TRIGGER tr_loyalty_transactions_apply ON loyalty_transactions;
      DROP FUNCTION place_reversal(), apply_loyalty_transaction();
    `);
  }
}
