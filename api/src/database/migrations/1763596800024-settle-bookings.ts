import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What bookings need to be asked for by guests and settled by staff (design §4 "Bookings"). Keys stand apart from the
 * rows they made, so that a late repeat does not bring back a request that was deleted (design §4 "Server faults"). Of keys from before, nobody knows what was
 * asked: a repeat of theirs is refused. Tables with a status or a size that there is none of are put right, and say so.
 */
export class SettleBookings1763596800024 implements MigrationInterface {
  readonly name = 'SettleBookings1763596800024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_creations (
        client_key uuid CONSTRAINT pk_booking_creations PRIMARY KEY,
        request_hash varchar(64) NOT NULL,
        row_id integer,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      INSERT INTO booking_creations (client_key, request_hash, row_id, created_at)
        SELECT client_key, '', id, created_at FROM bookings WHERE client_key IS NOT NULL;
      ALTER TABLE bookings DROP COLUMN client_key;

      ALTER TABLE booking_requests ADD COLUMN contact_name varchar(255);

      ALTER TABLE artist_bookings
        ADD COLUMN admin_id integer CONSTRAINT fk_artist_bookings_admin REFERENCES users ON DELETE SET NULL,
        ADD COLUMN event_id integer CONSTRAINT fk_artist_bookings_event REFERENCES events ON DELETE SET NULL;
      CREATE INDEX ix_artist_bookings_admin_id ON artist_bookings (admin_id);
      CREATE INDEX ix_artist_bookings_event_id ON artist_bookings (event_id);

      UPDATE bookings SET party_size = least(greatest(party_size, 1), 20),
             special_requests = concat_ws(' ', special_requests, format('(Asked for a party of %s.)', party_size))
       WHERE party_size NOT BETWEEN 1 AND 20;
      UPDATE bookings SET status = 'pending',
             special_requests = concat_ws(' ', special_requests, format('(Was marked “%s”.)', status))
       WHERE status NOT IN ('pending', 'confirmed', 'declined', 'cancelled');
      ALTER TABLE bookings
        ADD CONSTRAINT ck_bookings_status CHECK (status IN ('pending', 'confirmed', 'declined', 'cancelled')),
        ADD CONSTRAINT ck_bookings_party_size CHECK (party_size BETWEEN 1 AND 20);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        DROP CONSTRAINT ck_bookings_party_size,
        DROP CONSTRAINT ck_bookings_status;

      DROP INDEX ix_artist_bookings_event_id;
      DROP INDEX ix_artist_bookings_admin_id;
      ALTER TABLE artist_bookings DROP COLUMN event_id, DROP COLUMN admin_id;

      ALTER TABLE booking_requests DROP COLUMN contact_name;

      ALTER TABLE bookings ADD COLUMN client_key uuid CONSTRAINT uq_bookings_client_key UNIQUE;
      UPDATE bookings SET client_key = creation.client_key FROM booking_creations creation
       WHERE creation.row_id = bookings.id AND creation.request_hash = '';
      DROP TABLE booking_creations;
    `);
  }
}
