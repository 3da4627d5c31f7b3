import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Puts one text in the place of another in the function that writes the log. */
const inLog = (before: string, after: string): string =>
  `DO $$ BEGIN EXECUTE replace(pg_get_functiondef('log_staff_change'::regproc), '${before}', '${after}'); END $$`;

/** The end of the list of columns that the log never names. */
const [UNSAID, WITH_WHAT_GUESTS_KNOW] = ['door_secret}', 'door_secret,reminded_for,moved_from}'];

/**
 * A table notes the date and time that its guest goes by, from the move of its show until the guest was told. What guests were
 * told is no act of staff, and not in their log.
 */
export class TellOfMovedShows1795392000049 implements MigrationInterface {
  readonly name = 'TellOfMovedShows1795392000049';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD moved_from varchar(20)');
    await runner.query(inLog(UNSAID, WITH_WHAT_GUESTS_KNOW));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(inLog(WITH_WHAT_GUESTS_KNOW, UNSAID));
    await runner.query('ALTER TABLE bookings DROP moved_from');
  }
}
