import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An artist types any number into a profile that staff approved long ago, so the number that staff knew stands beside it (decision 57).
 * Of the artists who are approved now, staff know the number as it is.
 */
export class KnowPhonesOfArtists1795392000052 implements MigrationInterface {
  readonly name = 'KnowPhonesOfArtists1795392000052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE artists ADD known_phone varchar(20);
      UPDATE artists SET known_phone = phone WHERE is_approved AND phone IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE artists DROP known_phone');
  }
}
