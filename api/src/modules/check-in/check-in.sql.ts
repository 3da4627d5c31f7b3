import { POINTS_PER_ATTENDANCE } from '#contract/events.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import { memberAddress } from '#src/database/sql/member-address.js';

/** A schedule of `events` or `past_event_schedules`, as `CheckInShow`. */
const scheduleOf = (table: string): string => `
  CASE WHEN ${table}.date IS NOT NULL THEN jsonb_build_object(
    'date', ${table}.date, 'time', ${table}.time, 'doorsTime', ${table}.doors_time, 'endTime', ${table}.end_time,
    'status', ${table}.status) END`;

/** An answer that was kept before there were late check-ins says nothing of them. */
const ANSWER = `'{"lateReason": null}'::jsonb || answer`;

/** What the venue says of every check-in, as `CheckInVenue`. */
const VENUE = `(
  SELECT jsonb_build_object('timeZone', time_zone, 'needsDoorCode', needs_door_code) FROM venue ORDER BY id LIMIT 1)`;

/** What an earlier call with this key made: a repeat is known by one look, before its unique index could be broken. */
const earlierOf = (key: string): string => `
  SELECT jsonb_build_object('answer', ${ANSWER}, 'requestHash', request_hash) AS row
    FROM event_attendance WHERE client_key = ${key}`;

/**
 * What a check-in is judged from, and what an earlier call with its key made: `wrongCodes` are those of the e-mail $4 at this
 * show. A crowd asks it at one moment, so it is one
 * round trip, planned once for each connection.
 */
export const FIND_FOUNDATION = {
  name: 'check-in.foundation',
  text: `
  SELECT earlier.row AS earlier, ${scheduleOf('event')} AS show, ${scheduleOf('past')} AS "showThen",
         ${VENUE} AS venue, event.door_secret AS "doorSecret",
         (SELECT count(*)::integer FROM event_attendance
           WHERE event_id = $1 AND customer_email = $4 AND late_reason = 'wrong-door-code') AS "wrongCodes"
    FROM (VALUES (1)) AS always
    LEFT JOIN events event ON event.id = $1
    LEFT JOIN LATERAL (
      SELECT * FROM past_event_schedules WHERE event_id = $1 AND valid_until > $2 ORDER BY valid_until LIMIT 1
    ) past ON true
    LEFT JOIN LATERAL (${earlierOf('$3')}) earlier ON true`,
};

/** What staff record in the night of the show needs no review. */
const IS_APPROVED = `$15::integer IS NOT NULL AND $11::text IS NULL`;

const VERIFICATION = `CASE WHEN ${IS_APPROVED} THEN 'approved' ELSE 'pending' END`;

/** Whether a check-in of the e-mail stands at the show; null when there is none, or none that this statement sees yet. */
const ANY_STANDS = `
  SELECT bool_or(undone_at IS NULL) FROM event_attendance WHERE event_id = $1 AND customer_email = $5`;

/**
 * One statement, so that either all of it stands or nothing: the member (made when unknown, locked when known), the
 * award (at most one per member and event; its trigger moves the balance), the attendance, its photo.
 * It is a duplicate when the award was there before, unless all check-ins that led to it are undone.
 * A late one ($11) makes no member and no award: staff's approval does. One that staff record at a tablet ($15, $16) is
 * recorded also when the show changes meanwhile ($13, $14 are null), may lack a photo ($2), and is approved unless it is late.
 * Every insert is left without a row when event or photo is missing, when the show is not as it was judged ($13, $14), or
 * when the key was used before. Two calls with one key at the same instant break its unique index.
 * A caller with the key that the photo was uploaded with gets the photo, even when another check-in used it first by
 * guessing its id.
 * It is SQL and prepared because it is the hottest statement of the product, and planning it takes longer than running it.
 */
export const RECORD = {
  name: 'check-in.record',
  text: `
  WITH event AS (
    SELECT id, name, coalesce(${scheduleOf('events')} = $13::jsonb AND ${VENUE} = $14::jsonb, true) AS is_as_judged
      FROM events WHERE id = $1
  ), earlier AS (${earlierOf('$7')}
  ), photo AS (
    SELECT id, client_key = $7 AS is_callers FROM event_photos
     WHERE id = $2 AND event_id = $1 AND is_verification_photo
       AND (uploaded_by IS NULL OR uploaded_by = $3 OR client_key = $7)
    UNION ALL SELECT NULL, false WHERE $2::integer IS NULL
  ), founded AS (
    SELECT nextval('event_attendance_id_seq')::integer AS attendance_id, event.name, photo.is_callers FROM event, photo
     WHERE event.is_as_judged AND NOT EXISTS (SELECT FROM earlier)
  ), guest AS (
    SELECT ${memberAddress('$5::text')} AS email
  ), member AS (
    INSERT INTO loyalty_members (name, email)
    SELECT left($4::text, ${TEXT_LENGTH.personName}), guest.email FROM founded, guest
     WHERE $5::text IS NOT NULL AND $11::text IS NULL
    ON CONFLICT (email) DO UPDATE SET email = excluded.email
    RETURNING id
  ), award AS (
    INSERT INTO loyalty_transactions (member_id, event_id, points, type, description)
    SELECT member.id, $1, ${POINTS_PER_ATTENDANCE}, 'attendance', left('Attended ' || founded.name, 255)
      FROM member, founded
    ON CONFLICT (member_id, event_id) WHERE type = 'attendance' DO NOTHING
    RETURNING points
  ), attendance AS (
    INSERT INTO event_attendance (id, event_id, customer_email, customer_name, party_size, points_awarded, is_duplicate,
                                  client_key, request_hash, occurred_at, clock_skew_ms, late_reason, device_hash,
                                  door_device_id, recorded_by, answer)
    SELECT attendance_id, $1, $5, $4, $6, points, is_duplicate, $7, $8, $9, $10, $11, $12, $15::integer, $16::integer,
           jsonb_build_object(
             'id', attendance_id, 'eventId', $1::integer, 'photoId', $2::integer, 'customerName', $4::text,
             'partySize', $6::integer, 'pointsAwarded', points, 'duplicate', is_duplicate, 'lateReason', $11::text,
             'verificationStatus', ${VERIFICATION}, 'clientKey', $7::uuid, 'createdAt', now())
      FROM founded, LATERAL (SELECT coalesce((SELECT points FROM award), 0) AS points,
                                    CASE WHEN $5 IS NULL THEN false
                                         WHEN $11::text IS NULL
                                         THEN NOT EXISTS (SELECT FROM award) AND coalesce((${ANY_STANDS}), true)
                                         ELSE coalesce((${ANY_STANDS}), false)
                                    END AS is_duplicate) AS result
    RETURNING id, points_awarded, answer
  ), taken_back AS (
    UPDATE photo_attendance SET photo_id = NULL
     WHERE photo_id = $2 AND EXISTS (SELECT FROM founded WHERE is_callers)
    RETURNING id
  ), evidence AS (
    INSERT INTO photo_attendance (attendance_id, event_id, user_id, photo_id, loyalty_member_id, points_awarded,
                                  verification_status, verified_by, verified_at)
    SELECT attendance.id, $1, $3, $2,
           coalesce((SELECT id FROM member),
                    (SELECT id FROM loyalty_members WHERE email = (SELECT email FROM guest) FOR KEY SHARE)),
           attendance.points_awarded, ${VERIFICATION}, CASE WHEN ${IS_APPROVED} THEN $16::integer END, CASE WHEN ${IS_APPROVED} THEN now() END
      FROM attendance, (SELECT count(*) FROM taken_back) AS freed
  )
  SELECT (SELECT row FROM earlier) AS earlier, (SELECT is_as_judged FROM event) AS "isAsJudged",
         (SELECT answer FROM attendance) AS answer`,
};

/** What earlier calls with these keys made. A crowd that sends again asks it at one moment, so it is planned once for each connection. */
export const FIND_BY_KEYS = {
  name: 'check-in.find-by-keys',
  text: `
  SELECT client_key AS key, ${ANSWER} AS answer, request_hash AS "requestHash"
    FROM event_attendance WHERE client_key = ANY ($1::uuid[])`,
};

/**
 * The check-ins of one person: counted for their member, or sent by their account in their own name. One that they sent
 * for somebody else's e-mail is that person's. SQL, because rows are found once, changed, and their photos answered, in one statement.
 */
export const ANONYMISE = `
  WITH theirs AS (
    SELECT attendance.id, evidence.photo_id
      FROM event_attendance attendance LEFT JOIN photo_attendance evidence ON evidence.attendance_id = attendance.id
     WHERE evidence.loyalty_member_id = ANY($2) OR attendance.customer_email = ANY($3)
        OR (evidence.user_id = $1 AND (attendance.customer_email IS NULL OR attendance.customer_email = $4))
  ), changed AS (
    UPDATE event_attendance attendance
       SET customer_name = $5::text, customer_email = NULL, request_hash = NULL, device_hash = NULL,
           answer = jsonb_set(answer, '{customerName}', to_jsonb($5::text))
      FROM theirs WHERE attendance.id = theirs.id
  )
  SELECT photo_id AS "photoId" FROM theirs WHERE photo_id IS NOT NULL`;
