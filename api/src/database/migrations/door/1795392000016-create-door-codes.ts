import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The code that the door shows, and the cards it refuses (design §7 "Door code", "After the night").
 *
 * - `events.door_secret`: what the show's codes are made from (api/contract/rules/door/door-code.ts). Only its tablets get it.
 * - `venue.needs_door_code`: a guest's own check-in without the code of its time waits for staff.
 * - `door_refusals`: a card that a tablet read and found nobody for.
 */
export class CreateDoorCodes1795392000016 implements MigrationInterface {
  readonly name = 'CreateDoorCodes1795392000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events ADD COLUMN door_secret uuid NOT NULL DEFAULT gen_random_uuid();
      ALTER TABLE venue ADD COLUMN needs_door_code boolean NOT NULL DEFAULT false;
      ALTER TABLE event_attendance DROP CONSTRAINT ck_event_attendance_late_reason,
        ADD CONSTRAINT ck_event_attendance_late_reason CHECK (
          late_reason IN ('after-the-show', 'sent-late', 'show-changed', 'no-door-code', 'wrong-door-code'));

      CREATE TABLE door_refusals (
        client_key uuid CONSTRAINT pk_door_refusals PRIMARY KEY,
        request_hash varchar(64) NOT NULL,
        event_id integer NOT NULL CONSTRAINT fk_door_refusals_event REFERENCES events ON DELETE CASCADE,
        reason varchar(20) NOT NULL,
        device_id integer NOT NULL CONSTRAINT fk_door_refusals_device REFERENCES door_devices,
        recorded_by integer CONSTRAINT fk_door_refusals_recorder REFERENCES users ON DELETE SET NULL,
        occurred_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT ck_door_refusals_reason CHECK (reason IN ('unknown-card', 'no-card'))
      );
      CREATE INDEX ix_door_refusals_event_id ON door_refusals (event_id);
      CREATE INDEX ix_door_refusals_device_id ON door_refusals (device_id);
      CREATE INDEX ix_door_refusals_recorded_by ON door_refusals (recorded_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE door_refusals;
      UPDATE event_attendance SET late_reason = 'sent-late' WHERE late_reason IN ('no-door-code', 'wrong-door-code');
      ALTER TABLE event_attendance DROP CONSTRAINT ck_event_attendance_late_reason,
        ADD CONSTRAINT ck_event_attendance_late_reason
          CHECK (late_reason IN ('after-the-show', 'sent-late', 'show-changed'));
      ALTER TABLE venue DROP COLUMN needs_door_code;
      ALTER TABLE events DROP COLUMN door_secret;
    `);
  }
}
