import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff's verdict on check-in photos: its reason, its version, and what the guest was told of it. A check-in writes one
 * index of the queue as before; the one of what is decided holds nothing that waits.
 */
export class VerifyCheckIns1763596800037 implements MigrationInterface {
  readonly name = 'VerifyCheckIns1763596800037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE photo_attendance
        ADD COLUMN reason varchar(200),
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN told_status varchar(20),
        ADD CONSTRAINT ck_photo_attendance_told_status CHECK (told_status IN ('approved', 'rejected'));
      DROP INDEX ix_photo_attendance_pending;
      CREATE INDEX ix_photo_attendance_pending ON photo_attendance (id) WHERE verification_status = 'pending';
      CREATE INDEX ix_photo_attendance_decided ON photo_attendance (verification_status, id)
        WHERE verification_status <> 'pending';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_photo_attendance_decided;
      DROP INDEX ix_photo_attendance_pending;
      CREATE INDEX ix_photo_attendance_pending ON photo_attendance (created_at) WHERE verification_status = 'pending';
      ALTER TABLE photo_attendance
        DROP CONSTRAINT ck_photo_attendance_told_status,
        DROP COLUMN told_status,
        DROP COLUMN version,
        DROP COLUMN reason;
    `);
  }
}
