import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '#src/database/migrations/build-index.js';

/**
 * A start that looks for changes which a restored database brings from a later time (decision 41) reads few pages, and not
 * every check-in: of two million that took a second. As for members, a BRIN index costs a check-in nothing.
 */
export class FindChangedCheckIns1795392000042 implements MigrationInterface {
  readonly name = 'FindChangedCheckIns1795392000042';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, {
      name: 'ix_event_attendance_changed_tx',
      definition: 'ON event_attendance USING brin (changed_tx) WITH (autosummarize = on)',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_event_attendance_changed_tx');
  }
}
