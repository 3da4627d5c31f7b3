import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How the venue's app looks where it is installed (design §8 "The venue's own app"), as far as the venue decides it.
 *
 * - `venue.short_name`: below the icon; made from the name when it is null.
 * - `venue.app_color`: of the window's bar, and behind a transparent logo; the product's when it is null.
 */
export class CreateAppLook1795392000020 implements MigrationInterface {
  readonly name = 'CreateAppLook1795392000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE venue
        ADD COLUMN short_name varchar(12),
        ADD COLUMN app_color varchar(7) CONSTRAINT ck_venue_app_color CHECK (app_color ~ '^#[0-9A-Fa-f]{6}$');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE venue DROP COLUMN app_color, DROP COLUMN short_name');
  }
}
