import { SEATED } from '#src/modules/bookings/table/table-bookings.sql.js';

const SEATED_WITH_EMAIL = `bookings.status IN (${SEATED}) AND customer_email IS NOT NULL`;

/** Shows from the date `$2` on that take place, were left alone since `$1`, and have a guest who goes by another date or time. */
export const FIND_MOVED = `
  SELECT event.id FROM events event
   WHERE event.status = 'scheduled' AND event.updated_at < $1 AND event.date >= $2
     AND EXISTS (SELECT FROM bookings
                  WHERE event_id = event.id AND moved_from IS NOT NULL AND ${SEATED_WITH_EMAIL})
   ORDER BY event.date, event.time, event.id`;

/**
 * Takes at most `$2` tables of the show `$1` whose guests go by another date or time, and forgets that they do. SQL, since one
 * statement must find, lock and mark: two processes then never take the same table.
 */
export const TAKE_MOVED = `
  WITH due AS (
    SELECT id, moved_from FROM bookings WHERE event_id = $1 AND moved_from IS NOT NULL AND ${SEATED_WITH_EMAIL}
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
  ), taken AS (
    UPDATE bookings SET moved_from = NULL FROM due WHERE bookings.id = due.id
    RETURNING bookings.id, bookings.status, bookings.customer_email AS recipient, bookings.party_size AS "partySize",
              due.moved_from AS "movedFrom"
  )
  SELECT * FROM taken`;
