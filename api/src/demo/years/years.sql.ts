/**
 * SQL that makes years of nights. Everything follows from running numbers, so two fillings of a size are alike. Rows are written
 * from the oldest to the newest, as a venue gets them: those of a night lie beside each other.
 */

/** A venue's year. */
const SHOWS = 1_000;
const MEMBERS = 10_000;
/** Days that the shows of a year are spread over. */
const DAYS = 365;

/** Guests of each night; two of five are regulars, who are one member of twenty. */
const GUESTS = 100;
const REGULAR_GUESTS = 40;
const REGULARS = MEMBERS / 20;

/** Hung in the gallery after each show. */
const PHOTOS = 15;
const TABLES = 5;

/** No act plays twice within as many shows, so none plays at two places at once. */
const ACTS = 400;

const zone = '(SELECT time_zone FROM venue)';
const at = (time: string): string => `(show.date || ' ${time}')::timestamp AT TIME ZONE ${zone}`;

/** One row when years were added before. */
export const HAS_YEARS = `SELECT FROM artists WHERE email = 'long-haul1@example.com'`;

export const ADD_ACTS = `
  INSERT INTO artists (name, genre, email, is_approved)
  SELECT 'The Long Haul Band No. ' || n, 'country', 'long-haul' || n || '@example.com', true
    FROM generate_series(1, ${ACTS}) n`;

/** `$1` years of shows before today; triggers keep their acts. */
export const ADD_SHOWS = `
  INSERT INTO events (name, type, description, date, time, doors_time, end_time, capacity, artist_id)
  SELECT 'Long Haul Night No. ' || n, kind.name, 'Two sets, one dance lesson and the house band until closing.',
         to_char(now() AT TIME ZONE ${zone} - interval '1 day' - n * ${DAYS} / ${SHOWS} * interval '1 day', 'YYYY-MM-DD'),
         '20:00', '19:00', '23:30', 300, act.id
    FROM generate_series($1::int * ${SHOWS} - 1, 0, -1) n
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM artists WHERE email LIKE 'long-haul%') act
      ON act.place = n % ${ACTS}
    JOIN (SELECT name, row_number() OVER (ORDER BY name) - 1 AS place, count(*) OVER () AS many FROM event_types) kind
      ON kind.place = n % kind.many
   ORDER BY n DESC`;

export const ADD_MEMBERS = `
  INSERT INTO loyalty_members (name, email, phone, join_date, badges_due)
  SELECT (ARRAY['June', 'Merle', 'Dolly', 'Hank', 'Loretta', 'Willie', 'Patsy', 'Waylon'])[1 + n % 8] || ' Longhaul ' || n,
         'regular' || n || '@example.com', '+1512555' || lpad((n % 10000)::text, 4, '0'),
         now() - n * interval '1 hour', false
    FROM generate_series($1::int * ${MEMBERS} - 1, 0, -1) n`;

/** What the guests are made from: shows and members with running numbers. */
export const NUMBER_WHAT_IS_NEW = `
  CREATE TEMP TABLE filled_shows ON COMMIT DROP AS
    SELECT id, date, row_number() OVER (ORDER BY id) - 1 AS place FROM events WHERE name LIKE 'Long Haul Night No. %';
  CREATE TEMP TABLE filled_members ON COMMIT DROP AS
    SELECT id, name, email, row_number() OVER (ORDER BY id) - 1 AS place FROM loyalty_members
     WHERE email LIKE 'regular%@example.com';
  CREATE UNIQUE INDEX ON filled_members (place);
  ANALYZE filled_shows; ANALYZE filled_members`;

/** Every guest of every show, one row each, with the numbers that their rows get. */
export const ADD_GUESTS = `
  CREATE TEMP TABLE filled_guests ON COMMIT DROP AS
    SELECT show.place * ${GUESTS} + guest + first.attendance AS attendance_id,
           show.place * ${GUESTS} + guest + first.entry AS entry_id,
           show.id AS event_id, member.id AS member_id, member.name, member.email, 1 + guest % 4 AS party_size,
           ${at('19:00')} + guest * interval '2 minutes' AS came_at
      FROM filled_shows show CROSS JOIN generate_series(0, ${GUESTS - 1}) guest
      CROSS JOIN (SELECT (SELECT coalesce(max(id), 0) + 1 FROM event_attendance) AS attendance,
                         (SELECT coalesce(max(id), 0) + 1 FROM loyalty_transactions) AS entry) first
      JOIN filled_members member ON member.place = CASE
             WHEN guest < ${REGULAR_GUESTS} THEN (show.place * 37 + guest * 3) % ($1::int * ${REGULARS})
             ELSE $1 * ${REGULARS} + (show.place * 7919 + guest * 101) % ($1 * ${MEMBERS - REGULARS}) END
     ORDER BY attendance_id`;

/** Rows that follow from the guests, in the order of their foreign keys. */
export const ADD_NIGHTS = {
  'check-ins': `
    INSERT INTO event_attendance (id, event_id, customer_name, customer_email, party_size, client_key, occurred_at, created_at)
    SELECT attendance_id, event_id, name, email, party_size, gen_random_uuid(), came_at, came_at FROM filled_guests`,
  'entries of the ledger': `
    INSERT INTO loyalty_transactions (id, member_id, event_id, points, type, description, created_at)
    SELECT entry_id, member_id, event_id, 50, 'attendance', 'Event check-in', came_at FROM filled_guests`,
  'proofs of check-ins': `
    INSERT INTO photo_attendance (attendance_id, event_id, loyalty_member_id, points_awarded, verification_status,
                                  created_at, verified_at, told_status)
    SELECT attendance_id, event_id, member_id, 50, 'approved', came_at, came_at, 'approved' FROM filled_guests`,
  photos: `
    INSERT INTO event_photos (event_id, filename, original_name, file_size, mime_type, description, tags, uploaded_at,
                              width, height, placeholder, sizes_ready)
    SELECT show.id, 'photo-' || md5('long haul ' || show.id || ' ' || n) || '.jpg', 'IMG_0042.JPG', 2000000, 'image/jpeg',
           'Long haul, photo No. ' || n, CASE n % 3 WHEN 0 THEN '["stage", "band"]' ELSE '["crowd", "neon"]' END::jsonb,
           ${at('21:00')} + n * interval '5 minutes', 2560, 1920, NULL, true
      FROM filled_shows show CROSS JOIN generate_series(1, ${PHOTOS}) n
     ORDER BY show.place, n`,
  tables: `
    INSERT INTO bookings (event_id, customer_name, customer_email, party_size, status, created_at)
    SELECT show.id, member.name, member.email, 2 + n % 4, 'confirmed', ${at('12:00')} - interval '8 days'
      FROM filled_shows show CROSS JOIN generate_series(1, ${TABLES}) n
      JOIN filled_members member ON member.place = (show.place * 7 + n * 11) % ($1::int * ${MEMBERS})
     ORDER BY show.place, n`,
} as const;

/** Badges for nights, with their points, as the judging would give them. */
export const ADD_BADGES = `
  WITH earned AS (
    INSERT INTO member_badges (member_id, badge_id, earned_date, is_new)
    SELECT came.member_id, badge.id, came.last_at, 0
      FROM (SELECT member_id, count(*) AS nights, max(came_at) AS last_at FROM filled_guests GROUP BY member_id) came
      JOIN badges badge ON badge.requirement_type = 'events_attended' AND badge.requirement <= came.nights
       AND badge.is_active = 1
    RETURNING member_id, badge_id, earned_date)
  INSERT INTO loyalty_transactions (member_id, badge_id, points, type, description, created_at)
  SELECT earned.member_id, badge.id, badge.points, 'badge', 'Badge ' || badge.name, earned.earned_date
    FROM earned JOIN badges badge ON badge.id = earned.badge_id`;

/** What each member has by the ledger, which the triggers would have added up row by row. */
export const ADD_UP = `
  UPDATE loyalty_members member SET total_points = sum.points, events_attended = sum.nights
    FROM (SELECT member_id, sum(points) AS points, count(*) FILTER (WHERE type = 'attendance') AS nights
            FROM loyalty_transactions JOIN filled_members ON filled_members.id = member_id GROUP BY member_id) sum
   WHERE member.id = sum.member_id`;

/** The numbers that came with rows are given out no second time. */
export const CONTINUE_NUMBERING = `
  SELECT setval(pg_get_serial_sequence('event_attendance', 'id'), (SELECT max(id) FROM event_attendance)),
         setval(pg_get_serial_sequence('loyalty_transactions', 'id'), (SELECT max(id) FROM loyalty_transactions))`;
