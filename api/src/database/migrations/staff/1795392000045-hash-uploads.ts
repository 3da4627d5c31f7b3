import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A repeated upload is compared with what was asked for, as staff may have changed the photo's words since. */
export class HashUploads1795392000045 implements MigrationInterface {
  readonly name = 'HashUploads1795392000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_photos ADD request_hash varchar(64)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_photos DROP request_hash');
  }
}
