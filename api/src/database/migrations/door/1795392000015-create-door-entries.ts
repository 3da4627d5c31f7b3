import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is done at the door, and the list its tablets keep (design §7; decision 41).
 *
 * - `event_attendance.door_device_id`, `recorded_by`: at which tablet, and by whom; null for a guest's own check-in. `undone_at`:
 *   when it was undone first; each undo stands in `door_undos` with its reason.
 * - `door_exits`: people who left, each time.
 * - `changed_tx`: the transaction that changed a row last, as far as tablets see it. A tablet asks for what the snapshot of its answer
 *   before does not show, so that nothing is missed that was committed late.
 * - `departed_members`: members who became one with another, or went.
 * - `venue.door_needs_photo`: staff check in with a photo.
 */
export class CreateDoorEntries1795392000015 implements MigrationInterface {
  readonly name = 'CreateDoorEntries1795392000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE event_attendance
        ADD COLUMN door_device_id integer CONSTRAINT fk_event_attendance_device REFERENCES door_devices,
        ADD COLUMN recorded_by integer CONSTRAINT fk_event_attendance_recorder REFERENCES users ON DELETE SET NULL,
        ADD COLUMN undone_at timestamptz,
        ADD COLUMN changed_tx bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint;
      CREATE INDEX ix_event_attendance_door_device_id ON event_attendance (door_device_id)
        WHERE door_device_id IS NOT NULL;
      CREATE INDEX ix_event_attendance_recorded_by ON event_attendance (recorded_by) WHERE recorded_by IS NOT NULL;
      ALTER TABLE venue ADD COLUMN door_needs_photo boolean NOT NULL DEFAULT true;
      ALTER TABLE loyalty_members ADD COLUMN changed_tx bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint;

      CREATE TABLE door_undos (
        client_key uuid CONSTRAINT pk_door_undos PRIMARY KEY,
        request_hash varchar(64) NOT NULL,
        attendance_id integer NOT NULL
          CONSTRAINT fk_door_undos_attendance REFERENCES event_attendance ON DELETE CASCADE,
        reason varchar(20) NOT NULL,
        device_id integer NOT NULL CONSTRAINT fk_door_undos_device REFERENCES door_devices,
        recorded_by integer CONSTRAINT fk_door_undos_recorder REFERENCES users ON DELETE SET NULL,
        occurred_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT ck_door_undos_reason CHECK (reason IN ('wrong-guest', 'wrong-party', 'left-at-once', 'other'))
      );
      CREATE INDEX ix_door_undos_attendance_id ON door_undos (attendance_id);
      CREATE INDEX ix_door_undos_device_id ON door_undos (device_id);
      CREATE INDEX ix_door_undos_recorded_by ON door_undos (recorded_by);

      CREATE TABLE door_exits (
        client_key uuid CONSTRAINT pk_door_exits PRIMARY KEY,
        request_hash varchar(64) NOT NULL,
        event_id integer NOT NULL CONSTRAINT fk_door_exits_event REFERENCES events ON DELETE CASCADE,
        people integer NOT NULL,
        device_id integer NOT NULL CONSTRAINT fk_door_exits_device REFERENCES door_devices,
        recorded_by integer CONSTRAINT fk_door_exits_recorder REFERENCES users ON DELETE SET NULL,
        occurred_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_tx bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
        CONSTRAINT ck_door_exits_people CHECK (people BETWEEN 1 AND 20)
      );
      CREATE INDEX ix_door_exits_event_id ON door_exits (event_id);
      CREATE INDEX ix_door_exits_device_id ON door_exits (device_id);
      CREATE INDEX ix_door_exits_recorded_by ON door_exits (recorded_by);

      CREATE TABLE departed_members (
        id integer CONSTRAINT pk_departed_members PRIMARY KEY,
        into_id integer CONSTRAINT fk_departed_members_into REFERENCES loyalty_members ON DELETE SET NULL,
        changed_tx bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint
      );
      CREATE INDEX ix_departed_members_into_id ON departed_members (into_id);

      CREATE FUNCTION mark_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.changed_tx := pg_current_xact_id()::text::bigint;
        RETURN NEW;
      END $$;
      CREATE TRIGGER tr_event_attendance_mark BEFORE UPDATE ON event_attendance
        FOR EACH ROW EXECUTE FUNCTION mark_change();
      CREATE TRIGGER tr_loyalty_members_mark BEFORE UPDATE OF name, email, card_code, total_points, events_attended
        ON loyalty_members FOR EACH ROW
        WHEN ((OLD.name, OLD.email, OLD.card_code, OLD.total_points, OLD.events_attended)
              IS DISTINCT FROM (NEW.name, NEW.email, NEW.card_code, NEW.total_points, NEW.events_attended))
        EXECUTE FUNCTION mark_change();

      CREATE FUNCTION mark_attendance() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE event_attendance SET changed_tx = pg_current_xact_id()::text::bigint WHERE id = NEW.attendance_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_photo_attendance_mark AFTER UPDATE OF loyalty_member_id, verification_status ON photo_attendance
        FOR EACH ROW WHEN ((OLD.loyalty_member_id, OLD.verification_status)
                           IS DISTINCT FROM (NEW.loyalty_member_id, NEW.verification_status))
        EXECUTE FUNCTION mark_attendance();

      CREATE FUNCTION note_departed_member() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO departed_members (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_loyalty_members_departed AFTER DELETE ON loyalty_members
        FOR EACH ROW EXECUTE FUNCTION note_departed_member();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_loyalty_members_departed ON loyalty_members;
      DROP TRIGGER tr_photo_attendance_mark ON photo_attendance;
      DROP TRIGGER tr_loyalty_members_mark ON loyalty_members;
      DROP TRIGGER tr_event_attendance_mark ON event_attendance;
      DROP FUNCTION note_departed_member(), mark_attendance(), mark_change();
      DROP TABLE departed_members, door_exits, door_undos;
      ALTER TABLE loyalty_members DROP COLUMN changed_tx;
      ALTER TABLE venue DROP COLUMN door_needs_photo;
      ALTER TABLE event_attendance DROP COLUMN door_device_id, DROP COLUMN recorded_by, DROP COLUMN undone_at,
        DROP COLUMN changed_tx;
    `);
  }
}
