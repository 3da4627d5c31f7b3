/** SQL of the analytics; `$1` is the venue's time zone. Every table is read as a set, none into memory. */

/** A night lasts until four in the morning, as `showNightAt` of the contract has it. */
const nightOf = (instant: string): string => `((${instant} - interval '4 hours') AT TIME ZONE $1)::date`;

const nightBegins = (date: string): string => `(${date}::timestamp AT TIME ZONE $1 + interval '4 hours')`;

/** First night of a check-in or of points. Each part reads the beginning of an index. */
export const FIRST_NIGHT = `
  SELECT least(
    (SELECT date::date FROM events event
      WHERE EXISTS (SELECT FROM event_attendance WHERE event_id = event.id)
         OR EXISTS (SELECT FROM loyalty_transactions WHERE event_id = event.id)
      ORDER BY date LIMIT 1),
    ${nightOf('(SELECT min(occurred_at) FROM event_attendance WHERE event_id IS NULL)')},
    ${nightOf('(SELECT min(created_at) FROM loyalty_transactions WHERE event_id IS NULL)')}
  )::text AS night`;

/** Entries that do not stand (decision 19), found as one set: the view `standing_entries` looks up every entry. */
const FALLEN = `
  fallen AS (
    SELECT root_id FROM loyalty_transactions WHERE root_id IS NOT NULL GROUP BY root_id HAVING max(chain_depth) % 2 = 1
  )`;

/**
 * What stands in the ledger, each entry in the night of its show; one without a show, or whose show was deleted, in the
 * night it was written. One attendance a member and event, so second check-ins are not among them.
 */
const ENTRIES = `
  entries AS MATERIALIZED (
    SELECT entry.member_id, entry.event_id, entry.type, entry.points, event.date::date AS night
      FROM events event JOIN loyalty_transactions entry ON entry.event_id = event.id
     WHERE event.date BETWEEN $2 AND $3 AND entry.type <> 'reversal' AND entry.id NOT IN (TABLE fallen)
    UNION ALL
    SELECT entry.member_id, NULL, entry.type, entry.points, ${nightOf('entry.created_at')}
      FROM loyalty_transactions entry
     WHERE entry.event_id IS NULL AND entry.type <> 'reversal' AND entry.id NOT IN (TABLE fallen)
       AND entry.created_at >= ${nightBegins('$2::date')} AND entry.created_at < ${nightBegins('($3::date + 1)')}
  )`;

/** A check-in without a member, neither refused nor waiting for approval. */
const OF_NOBODY_KNOWN = `
  NOT attendance.is_duplicate AND attendance.customer_email IS NULL AND NOT EXISTS (
    SELECT FROM photo_attendance evidence
     WHERE evidence.attendance_id = attendance.id
       AND (evidence.loyalty_member_id IS NOT NULL OR evidence.verification_status = 'rejected'
            OR (attendance.late_reason IS NOT NULL AND evidence.verification_status <> 'approved')))`;

const VISITS = `
  counted AS (
    SELECT member_id, event_id, night FROM entries WHERE type = 'attendance'
    UNION ALL
    SELECT NULL, attendance.event_id, event.date::date
      FROM events event JOIN event_attendance attendance ON attendance.event_id = event.id
     WHERE event.date BETWEEN $2 AND $3 AND ${OF_NOBODY_KNOWN}
    UNION ALL
    SELECT NULL, NULL, ${nightOf('attendance.occurred_at')}
      FROM event_attendance attendance
     WHERE attendance.event_id IS NULL AND ${OF_NOBODY_KNOWN}
       AND attendance.occurred_at >= ${nightBegins('$2::date')}
       AND attendance.occurred_at < ${nightBegins('($3::date + 1)')}
  ), visits AS MATERIALIZED (
    SELECT member_id, event_id, date_trunc($4, night::timestamp)::date AS start FROM counted
  ), shows AS MATERIALIZED (
    SELECT id, name, time, date_trunc($4, date::timestamp)::date AS start FROM events
     WHERE date BETWEEN $2 AND $3
       AND ((status = 'scheduled' AND date <= $7) OR id IN (SELECT event_id FROM visits WHERE event_id IS NOT NULL))
  )`;

/**
 * Guests of each period. A member is new in their first period unless they came before the range; one whose shows are all in
 * the range did not, which saves a look into the ledger.
 */
const GUESTS = `
  came AS (
    SELECT visit.member_id, visit.start, member.events_attended > visit.times AND EXISTS (
             SELECT FROM loyalty_transactions entry LEFT JOIN events event ON event.id = entry.event_id
              WHERE entry.member_id = visit.member_id AND entry.type = 'attendance' AND entry.id NOT IN (TABLE fallen)
                AND coalesce(event.date::date, ${nightOf('entry.created_at')}) < $2::date
             OFFSET 0) AS is_regular
      FROM (SELECT member_id, min(start) AS start, count(*) AS times FROM visits GROUP BY member_id) visit
      JOIN loyalty_members member ON member.id = visit.member_id
  ), guests AS (
    SELECT visit.start, visit.member_id, count(*) AS check_ins,
           bool_and(came.start = visit.start AND NOT came.is_regular) AS is_new
      FROM visits visit LEFT JOIN came USING (member_id)
     GROUP BY visit.start, visit.member_id
  )`;

/** Every week or month of the lived range. */
const everyPeriod = (unit: string): string => `
  SELECT generate_series(date_trunc(${unit}, $6::timestamp), $7::timestamp, ('1 ' || ${unit})::interval)::date AS start
   WHERE ${unit} <> 'day'`;

const ATTENDANCE = `
  attendance AS (
    SELECT start, coalesce(show.many, 0) AS shows, coalesce(show.names, '[]') AS "showNames",
           coalesce(guest.check_ins, 0)::int AS "checkIns", coalesce(guest.new, 0) AS "newGuests",
           coalesce(guest.returning, 0) AS "returningGuests", coalesce(guest.unknown, 0)::int AS "unknownGuests"
      FROM (${everyPeriod('$4')} UNION SELECT start FROM guests
            UNION SELECT start FROM shows) period
      LEFT JOIN (
        SELECT start, count(*)::int AS many,
               json_agg(name ORDER BY time, id) FILTER (WHERE $4 = 'day') AS names
          FROM shows GROUP BY start) show USING (start)
      LEFT JOIN (
        SELECT start, sum(check_ins) AS check_ins,
               (count(*) FILTER (WHERE member_id IS NOT NULL AND is_new))::int AS new,
               (count(*) FILTER (WHERE member_id IS NOT NULL AND NOT is_new))::int AS returning,
               sum(check_ins) FILTER (WHERE member_id IS NULL) AS unknown
          FROM guests GROUP BY start) guest USING (start)
     ORDER BY start
  )`;

const POINTS = `
  given AS MATERIALIZED (
    SELECT date_trunc($5, night::timestamp)::date AS start, type, sum(points) AS points
      FROM (SELECT night, type, sum(points) AS points FROM entries GROUP BY night, type) nightly
     GROUP BY 1, type
  ), points AS (
    SELECT start, coalesce(sum(points) FILTER (WHERE type = 'attendance'), 0)::int AS attendance,
           coalesce(sum(points) FILTER (WHERE type = 'badge'), 0)::int AS badges,
           coalesce(sum(points) FILTER (WHERE type = 'adjustment'), 0)::int AS adjustments,
           coalesce(sum(points) FILTER (WHERE type <> 'redemption'), 0)::int AS total,
           -coalesce(sum(points) FILTER (WHERE type = 'redemption'), 0)::int AS spent
      FROM (${everyPeriod('$5')} UNION SELECT start FROM given) period LEFT JOIN given USING (start)
     GROUP BY start ORDER BY start
  )`;

const MOST_ARTISTS = 10;

const TOP_ARTISTS = `
  top_artists AS (
    SELECT artist.id AS "artistId", artist.name, count(*)::int AS shows, sum(came.many)::int AS "checkIns"
      FROM shows show JOIN event_acts act ON act.event_id = show.id JOIN artists artist ON artist.id = act.artist_id
      LEFT JOIN (SELECT event_id, count(*) AS many FROM visits GROUP BY event_id) came ON came.event_id = show.id
     GROUP BY artist.id HAVING sum(came.many) > 0
     ORDER BY sum(came.many) DESC, artist.name, artist.id LIMIT ${MOST_ARTISTS}
  )`;

const MOST_REWARDS = 10;

/** What was handed over and not taken back, in the night of the hand-over. */
const REWARDS = `
  rewards AS (
    SELECT redemption.reward_name AS name, count(*)::int AS "handedOver", sum(redemption.points)::int AS points
      FROM redemptions redemption JOIN loyalty_transactions entry ON entry.redemption_id = redemption.id
     WHERE redemption.status = 'handed-over'
       AND entry.created_at >= ${nightBegins('$2::date')} AND entry.created_at < ${nightBegins('($3::date + 1)')}
     GROUP BY redemption.reward_name ORDER BY count(*) DESC, redemption.reward_name LIMIT ${MOST_REWARDS}
  )`;

const MEMBERS = `
  standing AS MATERIALIZED (
    SELECT membership_level AS tier, count(*) AS members, sum(total_points) AS points FROM loyalty_members GROUP BY 1
  ), tiers AS (
    SELECT tier, coalesce(standing.members, 0)::int AS members
      FROM unnest($8::text[]) WITH ORDINALITY AS named (tier, place) LEFT JOIN standing USING (tier)
     ORDER BY place
  ), figures AS (
    SELECT coalesce(sum(members), 0)::int AS "totalMembers",
           (SELECT count(*)::int FROM badges WHERE is_active = 1) AS "totalBadges",
           coalesce(round(sum(points) / sum(members)), 0)::int AS "averagePoints",
           coalesce(sum(members) FILTER (WHERE tier = 'gold'), 0)::int AS "goldMembers"
      FROM standing
  )`;

const listOf = (rows: string): string => `(SELECT coalesce(json_agg(${rows}), '[]') FROM ${rows})`;

/**
 * All of it in one row. Parameters: `$2`, `$3` first and last night, `$4` what attendance is grouped by (`day`, `week`,
 * `month`), `$5` what points are, `$6`, `$7` the nights in which anything can have happened, `$8` the tiers.
 */
export const ANALYTICS = `
  WITH ${[FALLEN, ENTRIES, VISITS, GUESTS, ATTENDANCE, POINTS, TOP_ARTISTS, REWARDS, MEMBERS].join(', ')}
  SELECT (SELECT to_json(figures) FROM figures) AS figures, ${listOf('attendance')} AS attendance,
         ${listOf('points')} AS points, ${listOf('tiers')} AS tiers, ${listOf('top_artists')} AS "topArtists",
         ${listOf('rewards')} AS rewards`;
