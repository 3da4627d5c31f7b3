import { EMAIL_HASH_DIGITS } from '#contract/door.js';

/** Members of accounts that were deleted have an address under it (decision 11). */
const NOBODYS = `'%@deleted.invalid'`;

const PERSON_NAME = `coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.username)`;

/**
 * Where a list stands: of which making of the table, since which transaction all changes are still to come, and the newest
 * one. Asked before what it stands for.
 */
export const READ_POSITION = {
  name: 'door.position',
  text: `
  SELECT 'loyalty_members'::regclass::oid::text AS "listId", pg_snapshot_xmin(now)::text AS "from",
         pg_snapshot_xmax(now)::text AS "newest"
    FROM pg_current_snapshot() now`,
};

/** Members that changed since the transaction $1; their e-mails masked, and hashed with $2. */
export const FIND_GUESTS = {
  name: 'door.guests',
  text: `
  SELECT id, name, membership_level AS tier, card_code AS code, events_attended = 0 AS "isNew",
         left(email, 1) || '…' || right(split_part(email, '@', 1), 1) || '@' || split_part(email, '@', 2) AS email,
         left(encode(sha256(convert_to($2 || email, 'UTF8')), 'hex'), ${EMAIL_HASH_DIGITS}) AS "emailHash"
    FROM loyalty_members WHERE changed_tx >= $1 AND email NOT LIKE ${NOBODYS}`,
};

/** Ids of members who went since the transaction $1. */
export const FIND_DEPARTED = {
  name: 'door.departed',
  text: `
  SELECT id FROM departed_members WHERE changed_tx >= $1
  UNION ALL SELECT id FROM loyalty_members WHERE changed_tx >= $1 AND email LIKE ${NOBODYS}`,
};

/** Check-ins to the shows $2 that changed since the transaction $1. */
export const FIND_ENTRIES = {
  name: 'door.entries',
  text: `
  SELECT attendance.id, attendance.client_key AS key, attendance.event_id AS "eventId",
         evidence.loyalty_member_id AS "memberId", attendance.customer_name AS name,
         attendance.party_size AS "partySize", attendance.occurred_at AS "occurredAt", device.name AS gate,
         ${PERSON_NAME} AS "recordedBy",
         attendance.undone_at IS NOT NULL OR coalesce(evidence.verification_status = 'rejected', false) AS "isUndone",
         (SELECT reason FROM door_undos WHERE attendance_id = attendance.id ORDER BY created_at LIMIT 1) AS "undoReason",
         evidence.loyalty_member_id IS NOT NULL AND NOT EXISTS (
           SELECT FROM standing_entries other WHERE other.type = 'attendance'
              AND other.member_id = evidence.loyalty_member_id AND other.event_id IS DISTINCT FROM attendance.event_id
         ) AS "isFirstVisit"
    FROM event_attendance attendance
    LEFT JOIN photo_attendance evidence ON evidence.attendance_id = attendance.id
    LEFT JOIN door_devices device ON device.id = attendance.door_device_id
    LEFT JOIN users person ON person.id = attendance.recorded_by
   WHERE attendance.event_id = ANY ($2) AND attendance.changed_tx >= $1
   ORDER BY attendance.id`,
};

/** People who left the shows $2, told since the transaction $1. */
export const FIND_EXITS = {
  name: 'door.exits',
  text: `
  SELECT client_key AS key, event_id AS "eventId", people, occurred_at AS "occurredAt"
    FROM door_exits WHERE event_id = ANY ($2) AND changed_tx >= $1`,
};

/** Tables booked for the shows $1. */
export const FIND_TABLES = {
  name: 'door.tables',
  text: `
  SELECT booking.id, booking.event_id AS "eventId", booking.customer_name AS name,
         booking.party_size AS "partySize", booking.status, member.id AS "memberId"
    FROM bookings booking LEFT JOIN loyalty_members member ON member.email = lower(booking.customer_email)
   WHERE booking.event_id = ANY ($1) AND booking.status IN ('pending', 'confirmed')
   ORDER BY booking.customer_name, booking.id`,
};

/** Shows of the days from $1 to $2. */
export const FIND_SHOWS = {
  name: 'door.shows',
  text: `
  SELECT id, name, date, time, doors_time AS "doorsTime", end_time AS "endTime", status, capacity
    FROM events WHERE date BETWEEN $1 AND $2 ORDER BY date, time, id`,
};

/**
 * After a restored database its newest transaction may be older than what the rows say: they would be news for ever.
 */
export const FORGET_FUTURE_CHANGES = [
  'loyalty_members',
  'event_attendance',
  'door_exits',
  'departed_members',
].map(
  (table) =>
    `UPDATE ${table} SET changed_tx = pg_current_xact_id()::text::bigint
      WHERE changed_tx > pg_current_xact_id()::text::bigint`,
);
