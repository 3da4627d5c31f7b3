/**
 * A request whose last text came before `$1`, which waits for no night from the date `$2` on, and which no later request speaks of.
 * SQL, since a request keeps its texts as JSON.
 */
const IS_OLD = `
  coalesce((request.texts -> -1 ->> 'receivedAt')::timestamptz, request.created_at) < $1
  AND (request.status = 'pending' AND request.extracted_date >= $2) IS NOT TRUE
  AND NOT EXISTS (SELECT FROM sms_event_requests later
                   WHERE later.earlier_id = request.id AND later.created_at >= $1)`;

/** At most `$4` numbers after `$3` with such requests, in order. */
export const FIND_OLD_SENDERS = `
  SELECT DISTINCT request.phone_number AS number FROM sms_event_requests request
   WHERE ${IS_OLD} AND request.phone_number > $3
   ORDER BY request.phone_number LIMIT $4`;

/** Deletes such requests of the numbers `$3`; what staff made of them stays. */
export const FORGET_TEXTS = `
  DELETE FROM sms_event_requests request WHERE ${IS_OLD} AND request.phone_number = ANY ($3)`;
