import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that the sweep takes away: no row may come to name one of them any more (`RetiredPictures`). */
export class RetirePictures1763596800031 implements MigrationInterface {
  readonly name = 'RetirePictures1763596800031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE retired_pictures (
        address varchar(500) CONSTRAINT pk_retired_pictures PRIMARY KEY,
        retired_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE retired_pictures;
    `);
  }
}
