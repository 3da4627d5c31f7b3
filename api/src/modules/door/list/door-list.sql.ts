import { memberAddress, NOBODYS_DOMAIN } from '#src/database/sql/member-address.js';
import { personName } from '#src/database/sql/person-name.js';

const NOBODYS = `'%${NOBODYS_DOMAIN}'`;

const PERSON_NAME = personName('person');

/** Rows that the snapshot does not show as they are: its oldest transaction first, which spares looking at each. */
const changedSince = (snapshot: '$1' | '$3'): string =>
  `changed_tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
         AND NOT pg_visible_in_snapshot(changed_tx::text::xid8, ${snapshot}::pg_snapshot)`;

/** Members that changed since the snapshot $3, read once: their newest pages have no summary in the index yet. */
const CHANGED_MEMBERS = `
  SELECT id, name, email, membership_level, card_code, events_attended
    FROM loyalty_members WHERE ${changedSince('$3')}`;

/** Of `changed_members`; their e-mails masked, and whole for the hash that each tablet has of them. */
const GUESTS = `
  SELECT id, name, membership_level AS tier, card_code AS code, events_attended = 0 AS "isNew",
         left(email, 1) || '…' || right(split_part(email, '@', 1), 1) || '@' || split_part(email, '@', 2) AS email,
         email AS address
    FROM changed_members WHERE email NOT LIKE ${NOBODYS}`;

/** Members who went since the snapshot $3. */
const DEPARTED = `
  SELECT id FROM departed_members WHERE ${changedSince('$3')}
  UNION ALL SELECT id FROM changed_members WHERE email LIKE ${NOBODYS}`;

/** Of another show: a guest who comes again later stays a first-timer of the first. A deleted show has no date: the moment of its points tells. */
const IS_EARLIER = `
  CASE WHEN earlier.id IS NULL THEN other.created_at < attendance.created_at
       ELSE (earlier.date, earlier.time, earlier.id) < (show.date, show.time, show.id) END`;

/** Check-ins to the shows $2 that changed since the snapshot $1. */
const ENTRIES = `
  SELECT attendance.id, attendance.client_key AS key, attendance.event_id AS "eventId",
         evidence.loyalty_member_id AS "memberId", attendance.customer_name AS name,
         attendance.party_size AS "partySize", attendance.occurred_at AS "occurredAt", device.name AS gate,
         ${PERSON_NAME} AS "recordedBy",
         attendance.undone_at IS NOT NULL OR coalesce(evidence.verification_status = 'rejected', false) AS "isUndone",
         attendance.late_reason IS NOT NULL AND coalesce(evidence.verification_status = 'pending', false) AS "isWaiting",
         (SELECT reason FROM door_undos WHERE attendance_id = attendance.id ORDER BY created_at LIMIT 1) AS "undoReason",
         evidence.loyalty_member_id IS NOT NULL AND NOT EXISTS (
           SELECT FROM standing_entries other LEFT JOIN events earlier ON earlier.id = other.event_id
            WHERE other.type = 'attendance' AND other.member_id = evidence.loyalty_member_id
              AND other.event_id IS DISTINCT FROM attendance.event_id AND ${IS_EARLIER}
         ) AS "isFirstVisit"
    FROM event_attendance attendance
    JOIN events show ON show.id = attendance.event_id
    LEFT JOIN photo_attendance evidence ON evidence.attendance_id = attendance.id
    LEFT JOIN door_devices device ON device.id = attendance.door_device_id
    LEFT JOIN users person ON person.id = attendance.recorded_by
   WHERE attendance.event_id = ANY ($2) AND ${changedSince('$1')}
   ORDER BY attendance.id`;

/** People who left the shows $2, told since the snapshot $1. */
const EXITS = `
  SELECT client_key AS key, event_id AS "eventId", people, occurred_at AS "occurredAt"
    FROM door_exits WHERE event_id = ANY ($2) AND ${changedSince('$1')}`;

export const FIND_ENTRIES = { name: 'door.entries', text: ENTRIES };

export const FIND_EXITS = { name: 'door.exits', text: EXITS };

const listOf = (rows: string): string => `coalesce((SELECT json_agg(found) FROM (${rows}) found), '[]')`;

/** All that changed, in one statement: it is asked at each announcement, and the ways to the database would take longer than it. */
export const FIND_CHANGES = {
  name: 'door.changes',
  text: `
  WITH changed_members AS MATERIALIZED (${CHANGED_MEMBERS})
  SELECT ${listOf(GUESTS)} AS guests, ${listOf(DEPARTED)} AS departed,
         ${listOf(ENTRIES)} AS entries, ${listOf(EXITS)} AS exits`,
};

/** Cards that were refused at the show $1, in order of time. */
export const FIND_REFUSALS = {
  name: 'door.refusals',
  text: `
  SELECT refusal.reason, refusal.occurred_at AS "occurredAt", device.name AS gate
    FROM door_refusals refusal JOIN door_devices device ON device.id = refusal.device_id
   WHERE refusal.event_id = $1 ORDER BY refusal.occurred_at, refusal.client_key`,
};

const TABLES = `
  SELECT booking.id, booking.event_id AS "eventId", booking.customer_name AS name,
         booking.party_size AS "partySize", booking.status, member.id AS "memberId"
    FROM bookings booking LEFT JOIN loyalty_members member ON member.email = ${memberAddress('lower(booking.customer_email)')}
   WHERE booking.event_id = events.id AND booking.status IN ('pending', 'confirmed')
   ORDER BY booking.customer_name, booking.id`;

const SHOW_COLUMNS = `id, name, date, time, doors_time AS "doorsTime", end_time AS "endTime", status, capacity`;

/** Shows of the days from $1 to $2, with the tables booked for each. */
const SHOWS = `
  SELECT ${SHOW_COLUMNS}, CASE WHEN (SELECT needs_door_code FROM venue) THEN door_secret END AS "codeSecret",
         ${listOf(TABLES)} AS tables
    FROM events WHERE date BETWEEN $1 AND $2 ORDER BY date, time, id`;

/** Those shows, and the position of a list that is read after them: the table by its oid, and the snapshot. */
export const FIND_SHOWS = {
  name: 'door.shows',
  text: `
  SELECT 'loyalty_members'::regclass::oid::text AS "listId", pg_current_snapshot()::text AS snapshot,
         ${listOf(SHOWS)} AS shows`,
};

/** The show $1. */
export const FIND_SHOW = { name: 'door.show', text: `SELECT ${SHOW_COLUMNS} FROM events WHERE id = $1` };

/** The tier of each of the members $1. */
export const FIND_TIERS = {
  name: 'door.tiers',
  text: 'SELECT membership_level AS tier FROM loyalty_members WHERE id = ANY ($1)',
};

/** Tables whose rows say which transaction changed them last. */
export const MARKED_TABLES = ['loyalty_members', 'event_attendance', 'door_exits', 'departed_members'];

/**
 * After a restored database its newest transaction may be older than what the rows of a marked table say: they would be news for
 * ever.
 */
export const forgetFutureChanges = (table: string): string =>
  `UPDATE ${table} SET changed_tx = pg_current_xact_id()::text::bigint
    WHERE changed_tx > pg_current_xact_id()::text::bigint`;
