import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Badges are judged from history, and what was taken back may be given again (decision 19). Reversals form chains:
 * `root_id` is the entry at the bottom and `chain_depth` the place above it, so an entry stands while the highest place
 * is even. Whatever may earn or lose a badge marks its members `badges_due` in the same transaction.
 */
export class JudgeBadges1763596800034 implements MigrationInterface {
  readonly name = 'JudgeBadges1763596800034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHAINS);
    await runner.query(BASES);
    await runner.query(DUE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(NOT_DUE);
    await runner.query('ALTER TABLE member_badges DROP COLUMN basis');
    await runner.query(NO_CHAINS);
  }
}

const CHAINS = `
  ALTER TABLE loyalty_transactions
    ADD COLUMN root_id integer,
    ADD COLUMN chain_depth integer NOT NULL DEFAULT 0,
    ADD COLUMN client_key uuid,
    ADD COLUMN created_by integer CONSTRAINT fk_loyalty_transactions_creator REFERENCES users ON DELETE SET NULL;

  ALTER TABLE loyalty_transactions DISABLE TRIGGER tr_loyalty_transactions_append_only;
  WITH RECURSIVE chain AS (
    SELECT id, id AS root_id, 0 AS depth FROM loyalty_transactions WHERE reverses_id IS NULL
    UNION ALL
    SELECT entry.id, chain.root_id, chain.depth + 1
      FROM loyalty_transactions entry JOIN chain ON chain.id = entry.reverses_id
  )
  UPDATE loyalty_transactions entry SET root_id = chain.root_id, chain_depth = chain.depth
    FROM chain WHERE chain.id = entry.id AND chain.depth > 0;
  ALTER TABLE loyalty_transactions ENABLE TRIGGER tr_loyalty_transactions_append_only;

  ALTER TABLE loyalty_transactions
    ADD CONSTRAINT ck_loyalty_transactions_chain
      CHECK ((type = 'reversal') = (root_id IS NOT NULL) AND (type = 'reversal') = (chain_depth > 0));
  CREATE INDEX ix_loyalty_transactions_root_id ON loyalty_transactions (root_id, chain_depth) WHERE root_id IS NOT NULL;
  CREATE UNIQUE INDEX uq_loyalty_transactions_client_key
    ON loyalty_transactions (client_key) WHERE client_key IS NOT NULL;
  CREATE INDEX ix_loyalty_transactions_created_by ON loyalty_transactions (created_by) WHERE created_by IS NOT NULL;

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

  CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
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

  CREATE VIEW standing_entries AS
    SELECT root.id, root.member_id, root.event_id, root.badge_id, root.points, root.type, root.description, root.created_at
      FROM loyalty_transactions root
     WHERE root.type <> 'reversal' AND coalesce((
       SELECT max(chain.chain_depth) FROM loyalty_transactions chain WHERE chain.root_id = root.id), 0) % 2 = 0;
`;

/** What was held before anything was judged stays. */
const BASES = `
  ALTER TABLE member_badges ADD COLUMN basis varchar(10) NOT NULL DEFAULT 'kept'
    CONSTRAINT ck_member_badges_basis CHECK (basis IN ('history', 'staff', 'kept'));
  ALTER TABLE member_badges ALTER COLUMN basis SET DEFAULT 'history';
`;

/**
 * Marks are made without asking whether they are there already: one that is about to be cleared looks the same, and
 * waiting for its row is what tells them apart. The deletion of an event locks no member, since a check-in locks its
 * member first and then asks for the event.
 */
const DUE = `
  ALTER TABLE loyalty_members ADD COLUMN badges_due boolean NOT NULL DEFAULT true;
  CREATE INDEX ix_loyalty_members_badges_due ON loyalty_members (id) WHERE badges_due;
  CREATE INDEX ix_bookings_customer_email ON bookings (lower(customer_email)) WHERE customer_email IS NOT NULL;

  CREATE OR REPLACE FUNCTION apply_loyalty_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
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

  CREATE FUNCTION judge_members(ids integer[]) RETURNS void LANGUAGE sql AS $$
    WITH due AS (SELECT id FROM loyalty_members WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE)
    UPDATE loyalty_members member SET badges_due = true FROM due WHERE member.id = due.id
  $$;
  CREATE FUNCTION judge_everybody() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM judge_members(ARRAY(SELECT id FROM loyalty_members));
    RETURN NULL;
  END $$;
  CREATE FUNCTION members_at(show integer) RETURNS integer[] LANGUAGE sql STABLE AS $$
    SELECT ARRAY(
      SELECT member_id FROM standing_entries WHERE type = 'attendance' AND event_id = show
      UNION
      SELECT member.id FROM bookings booking JOIN loyalty_members member ON member.email = lower(booking.customer_email)
       WHERE booking.event_id = show)
  $$;

  CREATE FUNCTION follow_table_booking() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM judge_members(ARRAY(SELECT id FROM loyalty_members WHERE email IN (
      CASE WHEN TG_OP <> 'INSERT' THEN lower(OLD.customer_email) END,
      CASE WHEN TG_OP <> 'DELETE' THEN lower(NEW.customer_email) END)));
    RETURN NULL;
  END $$;
  CREATE TRIGGER tr_bookings_judge AFTER INSERT OR DELETE OR UPDATE OF status, customer_email ON bookings
    FOR EACH ROW EXECUTE FUNCTION follow_table_booking();

  CREATE FUNCTION follow_show() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM judge_members(members_at(NEW.id));
    RETURN NULL;
  END $$;
  CREATE TRIGGER tr_events_judge AFTER UPDATE OF date, time, type ON events FOR EACH ROW
    WHEN ((OLD.date, OLD.time, OLD.type) IS DISTINCT FROM (NEW.date, NEW.time, NEW.type)) EXECUTE FUNCTION follow_show();

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
  CREATE TRIGGER tr_badges_new AFTER INSERT ON badges
    FOR EACH ROW WHEN (NEW.is_active = 1) EXECUTE FUNCTION judge_everybody();
  CREATE TRIGGER tr_badges_redefined AFTER UPDATE OF requirement, requirement_type, is_active ON badges FOR EACH ROW
    WHEN (NEW.is_active = 1 AND (OLD.requirement, OLD.requirement_type, OLD.is_active)
          IS DISTINCT FROM (NEW.requirement, NEW.requirement_type, NEW.is_active))
    EXECUTE FUNCTION judge_everybody();
  CREATE TRIGGER tr_venue_judge AFTER UPDATE OF time_zone ON venue FOR EACH ROW
    WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION judge_everybody();

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
`;

const NOT_DUE = `
  DROP TRIGGER tr_loyalty_members_follow_address ON loyalty_members;
  DROP TRIGGER tr_venue_judge ON venue;
  DROP TRIGGER tr_badges_redefined ON badges;
  DROP TRIGGER tr_badges_new ON badges;
  DROP TRIGGER tr_badges_keep ON badges;
  DROP TRIGGER tr_events_keep_badges ON events;
  DROP TRIGGER tr_events_judge ON events;
  DROP TRIGGER tr_bookings_judge ON bookings;
  DROP FUNCTION follow_address();
  DROP FUNCTION keep_badges_of_definition();
  DROP FUNCTION keep_badges_of_show();
  DROP FUNCTION follow_show();
  DROP FUNCTION follow_table_booking();
  DROP FUNCTION judge_everybody();
  DROP FUNCTION judge_members(integer[]);
  DROP FUNCTION members_at(integer);
  DROP INDEX ix_bookings_customer_email;

  CREATE OR REPLACE FUNCTION apply_loyalty_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
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
  ALTER TABLE loyalty_members DROP COLUMN badges_due;
`;

const NO_CHAINS = `
  DROP VIEW standing_entries;
  CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
  DROP TRIGGER tr_loyalty_transactions_place ON loyalty_transactions;
  DROP FUNCTION place_reversal();
  ALTER TABLE loyalty_transactions
    DROP COLUMN root_id, DROP COLUMN chain_depth, DROP COLUMN client_key, DROP COLUMN created_by;
`;
