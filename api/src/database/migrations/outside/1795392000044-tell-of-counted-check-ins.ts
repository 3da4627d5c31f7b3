import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A guest's second check-in counts once the first is undone at the door, and other programs are told so. */
export class TellOfCountedCheckIns1795392000044 implements MigrationInterface {
  readonly name = 'TellOfCountedCheckIns1795392000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TRIGGER tr_event_attendance_webhooks_counted AFTER UPDATE OF is_duplicate ON event_attendance
        FOR EACH ROW WHEN (old.is_duplicate AND NOT new.is_duplicate AND new.undone_at IS NULL)
        EXECUTE FUNCTION tell_webhooks_check_in()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER tr_event_attendance_webhooks_counted ON event_attendance');
  }
}
