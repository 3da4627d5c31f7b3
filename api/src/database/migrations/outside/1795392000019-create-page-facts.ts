import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What pages tell search engines (design §8 "Head").
 *
 * - `venue.street` to `venue.country`: the postal address in its parts, as schema.org has them; `venue.address` stays what
 *   people read. The country is its code in ISO 3166-1 alpha-2.
 * - `artists.updated_at`: the date of change in the sitemap.
 */
export class CreatePageFacts1795392000019 implements MigrationInterface {
  readonly name = 'CreatePageFacts1795392000019';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE venue
        ADD COLUMN street varchar(255),
        ADD COLUMN city varchar(100),
        ADD COLUMN region varchar(100),
        ADD COLUMN postal_code varchar(20),
        ADD COLUMN country varchar(2),
        ADD CONSTRAINT ck_venue_country CHECK (country ~ '^[A-Z]{2}$');
      ALTER TABLE artists ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE artists DROP COLUMN updated_at;
      ALTER TABLE venue DROP COLUMN country, DROP COLUMN postal_code, DROP COLUMN region, DROP COLUMN city,
        DROP COLUMN street;
    `);
  }
}
