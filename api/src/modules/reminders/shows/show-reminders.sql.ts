/** The people in `told`. Mails go to an account only at an address that it has proved. */
const READERS = `
  SELECT told.user_id AS "userId", told.subscription_id AS "subscriptionId", told.email, told.created_at AS "askedAt",
         CASE WHEN account.id IS NULL THEN told.email
              WHEN account.email_verified_at IS NOT NULL THEN account.email END AS address,
         coalesce(account.is_active, true) AS "isActive"
    FROM told LEFT JOIN users account ON account.id = told.user_id`;

/**
 * SQL, since one statement must find, hold and mark: two processes that remind at once then never take the same wish. `$2` is the
 * date and time they are reminded of, `$3` until when they must have asked.
 */
export const TAKE_DUE = `
  WITH due AS (
    SELECT id FROM show_reminders
     WHERE event_id = $1 AND told_for IS NULL AND created_at <= $3
     ORDER BY id LIMIT $4 FOR UPDATE SKIP LOCKED
  ), told AS (
    UPDATE show_reminders SET told_for = $2 WHERE id IN (SELECT id FROM due)
    RETURNING user_id, subscription_id, email, created_at
  )${READERS}`;

/** All people who want to know of a show, told or not; they are told again if it takes place after all. */
export const TAKE_ALL = `
  WITH told AS (
    UPDATE show_reminders SET told_for = NULL WHERE event_id = $1
    RETURNING user_id, subscription_id, email, created_at
  )${READERS}`;

/** Shows between two dates of which somebody has not been reminded. */
export const FIND_WAITING = `
  SELECT event.id FROM events event
   WHERE event.status = 'scheduled' AND event.date BETWEEN $1 AND $2
     AND EXISTS (SELECT FROM show_reminders wish
                  WHERE wish.event_id = event.id AND wish.told_for IS NULL)
   ORDER BY event.date, event.time, event.id`;
