import { personName } from '#src/database/sql/person-name.js';

const PERSON_NAME = personName('person');
/** A show of every Friday is told from the next by its date. */
const SHOW_NAME = `name || ', ' || to_char(date::date, 'Mon FMDD, YYYY')`;

/** How each table calls a row, as a query with `$1` for the ids. */
const NAMES = {
  events: `SELECT id, ${SHOW_NAME} FROM events WHERE id = ANY ($1)
           UNION ALL SELECT event_id, ${SHOW_NAME} FROM deleted_events WHERE event_id = ANY ($1)`,
  artists: 'SELECT id, name FROM artists WHERE id = ANY ($1)',
  users: `SELECT id, ${PERSON_NAME} FROM users person WHERE id = ANY ($1)`,
  loyalty_members: 'SELECT id, name FROM loyalty_members WHERE id = ANY ($1)',
  badges: 'SELECT id, name FROM badges WHERE id = ANY ($1)',
  rewards: 'SELECT id, name FROM rewards WHERE id = ANY ($1)',
  event_types: 'SELECT id, name FROM event_types WHERE id = ANY ($1)',
  door_devices: 'SELECT id, name FROM door_devices WHERE id = ANY ($1)',
  api_tokens: 'SELECT id, name FROM api_tokens WHERE id = ANY ($1)',
  webhooks: 'SELECT id, name FROM webhooks WHERE id = ANY ($1)',
  bookings: 'SELECT id, customer_name FROM bookings WHERE id = ANY ($1)',
  booking_requests: 'SELECT id, event_name FROM booking_requests WHERE id = ANY ($1)',
  artist_invitations: 'SELECT id, event_name FROM artist_invitations WHERE id = ANY ($1)',
  artist_bookings: `SELECT booking.id, artists.name FROM artist_bookings booking JOIN artists ON artists.id = booking.artist_id
                     WHERE booking.id = ANY ($1)`,
  event_attendance: 'SELECT id, customer_name FROM event_attendance WHERE id = ANY ($1)',
} as const;

export type NamedThing = keyof typeof NAMES;
export const NAMED_THINGS = Object.keys(NAMES) as NamedThing[];

export const isNamed = (thing: string): thing is NamedThing => thing in NAMES;

/** In one statement on purpose: a page names things of all kinds. The ids of each kind are a parameter, in the order of `NAMED_THINGS`. */
export const FIND_NAMES = NAMED_THINGS.map(
  (thing, index) =>
    `SELECT '${thing}' AS thing, named.* FROM (${NAMES[thing].replaceAll('$1', `$${index + 1}::integer[]`)}) named (id, name)`,
).join('\nUNION ALL\n');

/** Goes from one person to the next in the index, however long the log is and however many guests have accounts. */
export const FIND_PEOPLE = `
  WITH RECURSIVE actors AS (
    (SELECT actor_id FROM staff_log WHERE actor_id IS NOT NULL ORDER BY actor_id LIMIT 1)
    UNION ALL
    SELECT (SELECT actor_id FROM staff_log WHERE actor_id > actors.actor_id ORDER BY actor_id LIMIT 1)
      FROM actors WHERE actor_id IS NOT NULL
  )
  SELECT id, ${PERSON_NAME} AS name FROM actors JOIN users person ON person.id = actor_id
   ORDER BY lower(${PERSON_NAME}), id`;
