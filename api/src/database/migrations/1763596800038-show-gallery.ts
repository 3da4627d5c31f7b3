import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the public gallery is read by (spec §2 "Gallery page"; design §4 "Speed"): which photos are in it, what they are
 * searched and sorted by, and word to every process when one of them changes. Uploads at the door change nothing in it,
 * and so announce nothing.
 */
export class ShowGallery1763596800038 implements MigrationInterface {
  readonly name = 'ShowGallery1763596800038';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION photo_words(description text, tags jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT lower(coalesce(description, '') || E'\\n'
          || coalesce((SELECT string_agg(tag, E'\\n') FROM jsonb_array_elements_text(tags) tag), ''))
      $$;
      ALTER TABLE event_photos
        ADD COLUMN in_gallery boolean NOT NULL GENERATED ALWAYS AS (
          is_approved AND (NOT is_verification_photo OR share_in_gallery)
            AND sizes_ready AND width IS NOT NULL AND height IS NOT NULL
        ) STORED,
        ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (photo_words(description, tags)) STORED,
        ADD COLUMN caption_key text NOT NULL GENERATED ALWAYS AS (
          lower(left(btrim(coalesce(description, ''), E' \\t\\r\\n'), 100))
        ) STORED;
      DROP INDEX ix_event_photos_gallery;
      CREATE INDEX ix_event_photos_gallery ON event_photos (uploaded_at DESC, id DESC) WHERE in_gallery;
      CREATE INDEX ix_event_photos_gallery_event ON event_photos (event_id, uploaded_at DESC, id DESC) WHERE in_gallery;
      CREATE INDEX ix_event_photos_gallery_caption ON event_photos ((caption_key = ''), caption_key, id)
        WHERE in_gallery;
      CREATE INDEX ix_event_photos_gallery_tags ON event_photos USING gin (tags jsonb_path_ops) WHERE in_gallery;
      CREATE INDEX ix_event_photos_without_placeholder ON event_photos (id)
        WHERE sizes_ready AND placeholder IS NULL;
      CREATE TRIGGER tr_event_photos_announce_insert AFTER INSERT ON event_photos
        FOR EACH ROW WHEN (NEW.in_gallery) EXECUTE FUNCTION announce_change('photos');
      CREATE TRIGGER tr_event_photos_announce_update AFTER UPDATE ON event_photos
        FOR EACH ROW WHEN (OLD.in_gallery OR NEW.in_gallery) EXECUTE FUNCTION announce_change('photos');
      CREATE TRIGGER tr_event_photos_announce_delete AFTER DELETE ON event_photos
        FOR EACH ROW WHEN (OLD.in_gallery) EXECUTE FUNCTION announce_change('photos');
      CREATE TRIGGER tr_event_photos_announce_truncate AFTER TRUNCATE ON event_photos
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('photos');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_event_photos_announce_truncate ON event_photos;
      DROP TRIGGER tr_event_photos_announce_delete ON event_photos;
      DROP TRIGGER tr_event_photos_announce_update ON event_photos;
      DROP TRIGGER tr_event_photos_announce_insert ON event_photos;
      DROP INDEX ix_event_photos_without_placeholder;
      DROP INDEX ix_event_photos_gallery_tags;
      DROP INDEX ix_event_photos_gallery_caption;
      DROP INDEX ix_event_photos_gallery_event;
      DROP INDEX ix_event_photos_gallery;
      ALTER TABLE event_photos DROP COLUMN caption_key, DROP COLUMN searched, DROP COLUMN in_gallery;
      DROP FUNCTION photo_words(text, jsonb);
      CREATE INDEX ix_event_photos_gallery ON event_photos (uploaded_at DESC, id DESC)
        WHERE is_approved AND (NOT is_verification_photo OR share_in_gallery);
    `);
  }
}
