import { SEATED_STATUSES } from '#contract/bookings.js';
import type { PreparedStatement } from '#src/database/database.js';

/** Statuses of tables with seats, for `IN`. */
export const SEATED = SEATED_STATUSES.map((status) => `'${status}'`).join(', ');

/**
 * Tables of the page with their shows, show by show. SQL, since the seats of each show are added up once for all its tables
 * of the page.
 * @param page ids of tables, and of their events
 */
const tablesOf = (page: string): string => `
  WITH page AS (${page}), seats AS (
    SELECT event_id, sum(party_size)::int AS taken FROM bookings
     WHERE status IN (${SEATED}) AND event_id IN (SELECT event_id FROM page) GROUP BY event_id
  )
  SELECT booking.id,
         CASE WHEN event.id IS NOT NULL
              THEN jsonb_build_object('id', event.id, 'name', event.name, 'date', event.date, 'time', event.time,
                                      'endTime', event.end_time, 'status', event.status, 'capacity', event.capacity,
                                      'seatsTaken', coalesce(seats.taken, 0)) END AS event,
         booking.customer_name AS "customerName", booking.customer_email AS "customerEmail",
         booking.customer_phone AS "customerPhone", booking.party_size AS "partySize",
         booking.special_requests AS "specialRequests", booking.status, booking.created_at AS "createdAt"
    FROM page JOIN bookings booking ON booking.id = page.id
    LEFT JOIN events event ON event.id = booking.event_id
    LEFT JOIN seats ON seats.event_id = booking.event_id
   ORDER BY coalesce(event.date, ''), coalesce(event.time, ''), coalesce(event.id, 0), booking.id`;

/** The table `$1` with its show. */
export const FIND_TABLE = tablesOf('SELECT id, event_id FROM bookings WHERE id = $1');

/** Those of the tables `$1` that are there, each with its show. */
export const FIND_TABLES_BY_IDS = tablesOf('SELECT id, event_id FROM bookings WHERE id = ANY ($1)');

/**
 * At most `$8` tables: of the show `$1`, in the status `$2`, of shows from the date `$3` on, when these are given, and after
 * the cursor `$4` to `$7`. Those of deleted shows come first, by `ix_bookings_without_event`; then the others, show by show,
 * by `ix_events_date_time_id`.
 */
export const FIND_TABLES: PreparedStatement = {
  name: 'bookings.tables',
  text: `${tablesOf(`
    (SELECT booking.id, booking.event_id FROM bookings booking
      WHERE booking.event_id IS NULL AND $1::int IS NULL AND $3::text IS NULL
        AND ($2::text IS NULL OR booking.status = $2) AND ('', '', 0, booking.id) > ($4::text, $5::text, $6::int, $7::int)
      ORDER BY booking.id LIMIT $8)
    UNION ALL
    (SELECT booking.id, booking.event_id FROM events event JOIN bookings booking ON booking.event_id = event.id
      WHERE ($1::int IS NULL OR event.id = $1) AND ($2::text IS NULL OR booking.status = $2)
        AND ($3::text IS NULL OR event.date >= $3) AND (event.date, event.time, event.id) >= ($4::text, $5::text, $6::int)
        AND (event.date, event.time, event.id, booking.id) > ($4::text, $5::text, $6::int, $7::int)
      ORDER BY event.date, event.time, event.id, booking.id LIMIT $8)`)}
   LIMIT $8`,
};
