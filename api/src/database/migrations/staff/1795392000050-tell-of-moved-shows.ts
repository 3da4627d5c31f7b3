import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A table notes the date and time that its guest goes by, from the move of its show until the guest was told. */
export class TellOfMovedShows1795392000050 implements MigrationInterface {
  readonly name = 'TellOfMovedShows1795392000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD moved_from varchar(20)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP moved_from');
  }
}
