import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff need to keep the gallery: photos taken down, photos that look alike, and the list of all of them. */
export class ManageGallery1763596800039 implements MigrationInterface {
  readonly name = 'ManageGallery1763596800039';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE event_photos
        ADD COLUMN taken_down_at timestamptz,
        ADD COLUMN perceptual_hash bigint,
        ADD COLUMN looks_like_id integer CONSTRAINT fk_event_photos_looks_like REFERENCES event_photos ON DELETE SET NULL;
      CREATE INDEX ix_event_photos_looks_like_id ON event_photos (looks_like_id) WHERE looks_like_id IS NOT NULL;
      CREATE INDEX ix_event_photos_managed ON event_photos (id DESC)
        WHERE NOT is_verification_photo OR share_in_gallery;
      CREATE INDEX ix_event_photos_held_back ON event_photos (id DESC)
        WHERE NOT is_approved AND (NOT is_verification_photo OR share_in_gallery);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_event_photos_held_back;
      DROP INDEX ix_event_photos_managed;
      ALTER TABLE event_photos DROP COLUMN looks_like_id, DROP COLUMN perceptual_hash, DROP COLUMN taken_down_at;
    `);
  }
}
