import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of which staff's first page shows what waits, and who is free. */
const SHOWN = [
  'sms_event_requests',
  'booking_requests',
  'artist_bookings',
  'bookings',
  'artist_availability',
];

const IS_UNSENT = (row: string): string =>
  `${row}.status IN ('failed', 'not-sent') AND ${row}.channel <> 'push'`;

/**
 * Today, the first page of the dashboard (design §9, decision 48).
 *
 * - `artists.review_since`: since when staff are asked to look at a profile. A trigger keeps it: a profile that is filled in and
 *   not approved waits; one whose approval staff took back waits again once its artist changes it.
 * - `messages.set_aside_at`: when staff decided to leave a message unsent.
 * - An index for each kind that waits, the oldest first, with nothing in it but what waits.
 * - Each change is announced as of the area `today`. Check-ins are too many for a trigger: the API tells of them (`AreaNews`).
 */
export class CreateToday1795392000024 implements MigrationInterface {
  readonly name = 'CreateToday1795392000024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE artists ADD COLUMN review_since timestamptz;
      UPDATE artists SET review_since = created_at WHERE NOT is_approved AND genre <> '';
      CREATE FUNCTION keep_review_since() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.is_approved OR NEW.genre = '' THEN NEW.review_since := NULL;
        ELSIF TG_OP = 'INSERT' THEN NEW.review_since := NEW.created_at;
        ELSIF OLD.is_approved THEN NEW.review_since := NULL;
        ELSIF NEW.version <> OLD.version OR OLD.genre = '' THEN NEW.review_since := coalesce(OLD.review_since, now());
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER tr_artists_review_since BEFORE INSERT OR UPDATE OF genre, is_approved, version ON artists
        FOR EACH ROW EXECUTE FUNCTION keep_review_since();

      ALTER TABLE messages ADD COLUMN set_aside_at timestamptz;

      CREATE INDEX ix_sms_event_requests_waiting ON sms_event_requests (created_at, id)
        WHERE status IN ('pending', 'failed') AND NOT from_form;
      CREATE INDEX ix_bookings_pending ON bookings (event_id, created_at) WHERE status = 'pending';
      CREATE INDEX ix_artist_bookings_accepted ON artist_bookings (updated_at, id) WHERE status = 'accepted';
      CREATE INDEX ix_artists_review_since ON artists (review_since, id) WHERE review_since IS NOT NULL;
      CREATE INDEX ix_photo_attendance_waiting ON photo_attendance (created_at, id) WHERE verification_status = 'pending';
      CREATE INDEX ix_messages_waiting ON messages (created_at, id)
        WHERE status IN ('failed', 'not-sent') AND channel <> 'push' AND set_aside_at IS NULL;
    `);
    for (const table of SHOWN)
      await runner.query(`
        CREATE TRIGGER tr_${table}_announce AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_change('today')`);
    await runner.query(`
      CREATE TRIGGER tr_messages_announce_insert AFTER INSERT ON messages FOR EACH ROW
        WHEN (${IS_UNSENT('NEW')}) EXECUTE FUNCTION announce_change('today');
      CREATE TRIGGER tr_messages_announce_update AFTER UPDATE ON messages FOR EACH ROW
        WHEN (${IS_UNSENT('OLD')} OR ${IS_UNSENT('NEW')}) EXECUTE FUNCTION announce_change('today');
      CREATE TRIGGER tr_messages_announce_delete AFTER DELETE ON messages FOR EACH ROW
        WHEN (${IS_UNSENT('OLD')}) EXECUTE FUNCTION announce_change('today');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_messages_announce_delete ON messages;
      DROP TRIGGER tr_messages_announce_update ON messages;
      DROP TRIGGER tr_messages_announce_insert ON messages;
    `);
    for (const table of SHOWN) await runner.query(`DROP TRIGGER tr_${table}_announce ON ${table}`);
    await runner.query(`
      DROP INDEX ix_messages_waiting;
      DROP INDEX ix_photo_attendance_waiting;
      DROP INDEX ix_artists_review_since;
      DROP INDEX ix_artist_bookings_accepted;
      DROP INDEX ix_bookings_pending;
      DROP INDEX ix_sms_event_requests_waiting;
      ALTER TABLE messages DROP COLUMN set_aside_at;
      DROP TRIGGER tr_artists_review_since ON artists;
      DROP FUNCTION keep_review_since();
      ALTER TABLE artists DROP COLUMN review_since;
    `);
  }
}
