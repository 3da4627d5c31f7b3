/** Shows between two dates with a confirmed table whose guest has an e-mail address and was not reminded. */
export const FIND_NIGHTS = `
  SELECT event.id, event.date, event.time, event.doors_time AS "doorsTime", event.end_time AS "endTime"
    FROM events event
   WHERE event.status = 'scheduled' AND event.date BETWEEN $1 AND $2
     AND EXISTS (SELECT FROM bookings booking
                  WHERE booking.event_id = event.id AND booking.status = 'confirmed'
                    AND booking.customer_email IS NOT NULL AND booking.reminded_for IS NULL)
   ORDER BY event.date, event.time, event.id`;

/**
 * Takes at most `$3` tables of the show `$1` whose guests are to be reminded, and marks them with its date and time `$2`. SQL,
 * since one statement must find, lock and mark: two processes then never take the same table.
 */
export const TAKE_TABLES = `
  WITH due AS (
    SELECT id FROM bookings
     WHERE event_id = $1 AND status = 'confirmed' AND customer_email IS NOT NULL AND reminded_for IS NULL
     ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED
  ), taken AS (
    UPDATE bookings SET reminded_for = $2 WHERE id IN (SELECT id FROM due)
    RETURNING id, customer_email AS recipient, party_size AS "partySize"
  )
  SELECT * FROM taken`;

/** Lets the guests of all tables of the show `$1` be reminded again. */
export const FORGET_TABLES = `
  WITH forgotten AS (
    UPDATE bookings SET reminded_for = NULL WHERE event_id = $1 AND reminded_for IS NOT NULL RETURNING id
  )
  SELECT id FROM forgotten`;
