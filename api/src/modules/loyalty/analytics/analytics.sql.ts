/**
 * SQL of the analytics; `$1` is the venue's time zone. Every table is read as a set, none into memory. `$2` to `$3` and `$4` to
 * `$5` are the nights that are counted now, both ends inclusive; the second piece is later, and null when there is one piece only.
 */

/** A night lasts until four in the morning, as `showNightAt` of the contract has it. */
const nightOf = (instant: string): string => `((${instant} - interval '4 hours') AT TIME ZONE $1)::date`;

const nightBegins = (date: string): string => `(${date}::timestamp AT TIME ZONE $1 + interval '4 hours')`;

/** First night of a check-in or of points. Each part reads the beginning of an index. */
export const FIRST_NIGHT = `
  SELECT least(
    (SELECT event.date::date FROM events event
      WHERE EXISTS (SELECT FROM event_attendance WHERE event_id = event.id)
         OR EXISTS (SELECT FROM loyalty_transactions WHERE event_id = event.id)
      ORDER BY event.date LIMIT 1),
    ${nightOf('(SELECT min(occurred_at) FROM event_attendance WHERE event_id IS NULL)')},
    ${nightOf('(SELECT min(created_at) FROM loyalty_transactions WHERE event_id IS NULL)')}
  )::text AS night`;

/** Entries that do not stand (decision 19), found as one set: the view `standing_entries` looks up every entry. */
const FALLEN = `
  fallen AS (
    SELECT root_id FROM loyalty_transactions WHERE root_id IS NOT NULL GROUP BY root_id HAVING max(chain_depth) % 2 = 1
  )`;

const isCounted = (night: string): string => `(${night} BETWEEN $2 AND $3 OR ${night} BETWEEN $4 AND $5)`;

const isWrittenWhileCounted = (instant: string): string => `(
  (${instant} >= ${nightBegins('$2::date')} AND ${instant} < ${nightBegins('($3::date + 1)')})
  OR (${instant} >= ${nightBegins('$4::date')} AND ${instant} < ${nightBegins('($5::date + 1)')}))`;

/**
 * What stands in the ledger for shows, each entry in the night of its show. One attendance a member and event, so second
 * check-ins are not among them.
 */
const ENTRIES = `
  entries AS MATERIALIZED (
    SELECT entry.member_id, entry.event_id, entry.type, entry.points, event.date::date AS night
      FROM events event JOIN loyalty_transactions entry ON entry.event_id = event.id
     WHERE ${isCounted('event.date')} AND entry.type <> 'reversal' AND entry.id NOT IN (TABLE fallen)
  )`;

/** A check-in without a member, neither refused nor waiting for approval. */
const OF_NOBODY_KNOWN = `
  NOT attendance.is_duplicate AND attendance.customer_email IS NULL AND NOT EXISTS (
    SELECT FROM photo_attendance evidence
     WHERE evidence.attendance_id = attendance.id
       AND (evidence.loyalty_member_id IS NOT NULL OR evidence.verification_status = 'rejected'
            OR (attendance.late_reason IS NOT NULL AND evidence.verification_status <> 'approved')))`;

/** Who came to shows, and to those that are deleted, in the night it was written; `begins` is the first night of the piece. */
const VISITS = `
  counted AS (
    SELECT member_id, event_id, night FROM entries WHERE type = 'attendance'
    UNION ALL
    SELECT entry.member_id, NULL, ${nightOf('entry.created_at')}
      FROM loyalty_transactions entry
     WHERE entry.event_id IS NULL AND entry.type = 'attendance' AND entry.id NOT IN (TABLE fallen)
       AND ${isWrittenWhileCounted('entry.created_at')}
    UNION ALL
    SELECT NULL, attendance.event_id, event.date::date
      FROM events event JOIN event_attendance attendance ON attendance.event_id = event.id
     WHERE ${isCounted('event.date')} AND ${OF_NOBODY_KNOWN}
    UNION ALL
    SELECT NULL, NULL, ${nightOf('attendance.occurred_at')}
      FROM event_attendance attendance
     WHERE attendance.event_id IS NULL AND ${OF_NOBODY_KNOWN} AND ${isWrittenWhileCounted('attendance.occurred_at')}
  ), visits AS MATERIALIZED (
    SELECT member_id, event_id, date_trunc($6, night::timestamp)::date AS start,
           CASE WHEN night >= $4::date THEN $4::date ELSE $2::date END AS begins
      FROM counted
  ), shows AS MATERIALIZED (
    SELECT id, name, time, date_trunc($6, date::timestamp)::date AS start FROM events
     WHERE ${isCounted('date')}
       AND ((status = 'scheduled' AND date <= $9) OR id IN (SELECT event_id FROM visits WHERE event_id IS NOT NULL))
  )`;

/** Guests of each period. A member is new in their first period unless they came before the piece that it is in. */
const GUESTS = `
  lost AS MATERIALIZED (
    SELECT entry.member_id, min(${nightOf('entry.created_at')}) AS night FROM loyalty_transactions entry
     WHERE entry.event_id IS NULL AND entry.type = 'attendance' AND entry.id NOT IN (TABLE fallen)
     GROUP BY entry.member_id
  ), came AS (
    SELECT visit.member_id, visit.start,
           coalesce(lost.night < visit.begins, false) OR EXISTS (
             SELECT FROM loyalty_transactions entry
              WHERE entry.member_id = visit.member_id AND entry.type = 'attendance' AND entry.id NOT IN (TABLE fallen)
                AND CASE WHEN visit.begins = $4::date THEN entry.event_id IN (SELECT id FROM events WHERE date < $4)
                         ELSE entry.event_id IN (SELECT id FROM events WHERE date < $2) END
             OFFSET 0) AS is_regular
      FROM (SELECT member_id, min(start) AS start, min(begins) AS begins FROM visits
             WHERE member_id IS NOT NULL GROUP BY member_id) visit
      LEFT JOIN lost USING (member_id)
  ), new_guests AS (
    SELECT start, count(*)::int AS many FROM came WHERE NOT is_regular GROUP BY start
  ), guests AS MATERIALIZED (
    SELECT start, sum(check_ins)::int AS check_ins, count(member_id)::int AS members,
           (sum(check_ins) FILTER (WHERE member_id IS NULL))::int AS unknown
      FROM (SELECT start, member_id, count(*) AS check_ins FROM visits GROUP BY start, member_id) guest
     GROUP BY start
  )`;

/** Every week or month of the lived range. */
const everyPeriod = (unit: string): string => `
  SELECT generate_series(date_trunc(${unit}, $8::timestamp), $9::timestamp, ('1 ' || ${unit})::interval)::date AS start
   WHERE ${unit} <> 'day'`;

const ATTENDANCE = `
  attendance AS (
    SELECT start, coalesce(show.many, 0) AS shows, coalesce(show.names, '[]') AS "showNames",
           coalesce(guest.check_ins, 0) AS "checkIns", coalesce(new.many, 0) AS "newGuests",
           coalesce(guest.members, 0) - coalesce(new.many, 0) AS "returningGuests",
           coalesce(guest.unknown, 0) AS "unknownGuests"
      FROM (${everyPeriod('$6')} UNION SELECT start FROM guests UNION SELECT start FROM shows) period
      LEFT JOIN (
        SELECT start, count(*)::int AS many,
               json_agg(name ORDER BY time, id) FILTER (WHERE $6 = 'day') AS names
          FROM shows GROUP BY start) show USING (start)
      LEFT JOIN guests guest USING (start) LEFT JOIN new_guests new USING (start)
  )`;

const POINT_KINDS = ['attendance', 'badge', 'adjustment', 'redemption'];

/**
 * Points of each period. Those without a show are read period by period, between its instants: to work out the night of each
 * entry takes longer than all the rest.
 */
const POINTS = `
  spans AS (
    SELECT start::date, greatest(${nightBegins('start')}, ${nightBegins('first')}) AS begins,
           coalesce(lead(${nightBegins('start')}) OVER (PARTITION BY first ORDER BY start), ${nightBegins('(last + 1)')}) AS ends
      FROM (VALUES ($2::date, $3::date), ($4::date, $5::date)) piece (first, last)
     CROSS JOIN generate_series(date_trunc($7, greatest(first, $8::date)::timestamp), least(last, $9::date)::timestamp,
                                ('1 ' || $7)::interval) start
     WHERE first IS NOT NULL
  ), given AS MATERIALIZED (
    SELECT date_trunc($7, night::timestamp)::date AS start, type, sum(points) AS points
      FROM (SELECT night, type, sum(points) AS points FROM entries GROUP BY night, type) nightly
     GROUP BY 1, type
    UNION ALL
    SELECT span.start, kind.type, kind.points
      FROM spans span
     CROSS JOIN LATERAL (
        SELECT ${POINT_KINDS.map((kind) => `sum(points) FILTER (WHERE type = '${kind}') AS ${kind}`).join(', ')}
          FROM loyalty_transactions entry
         WHERE entry.event_id IS NULL AND entry.type <> 'reversal' AND entry.id NOT IN (TABLE fallen)
           AND entry.created_at >= span.begins AND entry.created_at < span.ends) sums
     CROSS JOIN LATERAL (VALUES ${POINT_KINDS.map((kind) => `('${kind}', sums.${kind})`).join(', ')}) kind (type, points)
     WHERE kind.points IS NOT NULL
  ), points AS (
    SELECT start, coalesce(sum(points) FILTER (WHERE type = 'attendance'), 0)::int AS attendance,
           coalesce(sum(points) FILTER (WHERE type = 'badge'), 0)::int AS badges,
           coalesce(sum(points) FILTER (WHERE type = 'adjustment'), 0)::int AS adjustments,
           coalesce(sum(points) FILTER (WHERE type <> 'redemption'), 0)::int AS total,
           -coalesce(sum(points) FILTER (WHERE type = 'redemption'), 0)::int AS spent
      FROM (${everyPeriod('$7')} UNION SELECT start FROM given) period LEFT JOIN given USING (start)
     GROUP BY start
  )`;

const ARTISTS = `
  artist_attendance AS (
    SELECT show.start, act.artist_id, count(*) AS shows, coalesce(sum(came.many), 0) AS check_ins
      FROM shows show JOIN event_acts act ON act.event_id = show.id
      LEFT JOIN (SELECT event_id, count(*) AS many FROM visits GROUP BY event_id) came ON came.event_id = show.id
     GROUP BY show.start, act.artist_id
  )`;

/** What is counted of the pieces by `$6` and `$7`, in the nights `$8` to `$9` in which anything can have happened. */
const COUNTED = [FALLEN, ENTRIES, VISITS, GUESTS, ATTENDANCE, POINTS, ARTISTS].join(', ');

/**
 * Counts the past months anew: `$2` to `$3` and `$8` to `$9` are the first day of the first and the last day of the last,
 * `$6` and `$7` are `month`.
 */
export const COUNT_PAST_MONTHS = `
  WITH ${COUNTED}, months AS (
    INSERT INTO past_months (month, shows, check_ins, new_guests, returning_guests, unknown_guests,
                             attendance_points, badge_points, adjusted_points, spent_points, time_zone)
    SELECT start, shows, "checkIns", "newGuests", "returningGuests", "unknownGuests",
           points.attendance, badges, adjustments, spent, $1
      FROM attendance JOIN points USING (start)
  )
  INSERT INTO past_month_artists (month, artist_id, shows, check_ins)
  SELECT start, artist_id, shows, check_ins FROM artist_attendance`;

/** What was counted before of the months from `$11` to `$12`, which are in no piece; null when there are none. */
const PAST = `
  all_attendance AS (
    SELECT * FROM attendance WHERE $11::date IS NULL OR start NOT BETWEEN $11::date AND $12::date
    UNION ALL
    SELECT month, shows, '[]', check_ins, new_guests, returning_guests, unknown_guests
      FROM past_months WHERE month BETWEEN $11 AND $12
     ORDER BY start
  ), all_points AS (
    SELECT * FROM points WHERE $11::date IS NULL OR start NOT BETWEEN $11::date AND $12::date
    UNION ALL
    SELECT month, attendance_points, badge_points, adjusted_points,
           attendance_points + badge_points + adjusted_points, spent_points
      FROM past_months WHERE month BETWEEN $11 AND $12
     ORDER BY start
  )`;

const MOST_ARTISTS = 10;

const TOP_ARTISTS = `
  top_artists AS (
    SELECT artist.id AS "artistId", artist.name, sum(shows)::int AS shows, sum(check_ins)::int AS "checkIns"
      FROM (SELECT artist_id, shows, check_ins FROM artist_attendance
            UNION ALL
            SELECT artist_id, shows, check_ins FROM past_month_artists WHERE month BETWEEN $11 AND $12) played
      JOIN artists artist ON artist.id = played.artist_id
     GROUP BY artist.id HAVING sum(check_ins) > 0
     ORDER BY sum(check_ins) DESC, artist.name, artist.id LIMIT ${MOST_ARTISTS}
  )`;

const MOST_REWARDS = 10;

/** What was handed over and not taken back, in the night of the hand-over. */
const REWARDS = `
  rewards AS (
    SELECT redemption.reward_name AS name, count(*)::int AS "handedOver", sum(redemption.points)::int AS points
      FROM redemptions redemption JOIN loyalty_transactions entry ON entry.redemption_id = redemption.id
     WHERE redemption.status = 'handed-over'
       AND entry.created_at >= ${nightBegins('$13::date')} AND entry.created_at < ${nightBegins('($14::date + 1)')}
     GROUP BY redemption.reward_name ORDER BY count(*) DESC, redemption.reward_name LIMIT ${MOST_REWARDS}
  )`;

const MEMBERS = `
  standing AS MATERIALIZED (
    SELECT membership_level AS tier, count(*) AS members, sum(total_points) AS points FROM loyalty_members GROUP BY 1
  ), tiers AS (
    SELECT tier, coalesce(standing.members, 0)::int AS members
      FROM unnest($10::text[]) WITH ORDINALITY AS named (tier, place) LEFT JOIN standing USING (tier)
     ORDER BY place
  ), figures AS (
    SELECT coalesce(sum(members), 0)::int AS "totalMembers",
           (SELECT count(*)::int FROM badges WHERE is_active = 1) AS "totalBadges",
           coalesce(round(sum(points) / sum(members)), 0)::int AS "averagePoints",
           coalesce(sum(members) FILTER (WHERE tier = 'gold'), 0)::int AS "goldMembers"
      FROM standing
  )`;

const listOf = (rows: string): string => `(SELECT coalesce(json_agg(${rows}), '[]') FROM ${rows})`;

/** All of it in one row. Beside the parameters of what is counted: `$10` the tiers, `$13`, `$14` first and last night of the range. */
export const ANALYTICS = `
  WITH ${[COUNTED, PAST, TOP_ARTISTS, REWARDS, MEMBERS].join(', ')}
  SELECT (SELECT to_json(figures) FROM figures) AS figures, ${listOf('all_attendance')} AS attendance,
         ${listOf('all_points')} AS points, ${listOf('tiers')} AS tiers, ${listOf('top_artists')} AS "topArtists",
         ${listOf('rewards')} AS rewards`;
