/** SQL of the analytics, with named parameters (`queryNamed`). Every table is read as a set, none into memory. */

/** What is counted, and how. Nights are `YYYY-MM-DD`, both ends inclusive. */
export interface CountedParameters {
  /** The venue's. */
  timeZone: string;
  /** The nights that are counted now: one piece, or two with the later one after it. */
  earlierFrom: string | undefined;
  earlierTo: string | undefined;
  laterFrom: string | undefined;
  laterTo: string | undefined;
  attendanceUnit: 'day' | 'week' | 'month';
  pointsUnit: 'week' | 'month';
  /** The nights in which anything can have happened. */
  livedFrom: string;
  livedTo: string;
}

/** What the whole answer takes beside that. */
export interface AnalyticsParameters extends CountedParameters {
  tiers: readonly string[];
  /** First days of the first and the last month that are taken as they were counted before; in no piece. */
  pastFrom: string | undefined;
  pastTo: string | undefined;
  rangeFrom: string;
  rangeTo: string;
}

/** A night lasts until four on the venue's wall, as `showNightAt` of the contract has it, also when the clocks change. */
const nightOf = (instant: string): string => `(${instant} AT TIME ZONE :timeZone - interval '4 hours')::date`;

const nightBegins = (date: string): string =>
  `((${date}::timestamp + interval '4 hours') AT TIME ZONE :timeZone)`;

/** The night of a show: one that begins before four is the night before's. */
const nightOfShow = (show: string): string => `(${show}.date::date - (${show}.time < '04:00')::int)`;

/** Shows of this night and of later ones. Compared as their index has them, so that the planner knows how many there are. */
const isFrom = (show: string, night: string): string => `(${show}.date, ${show}.time) >= (${night}, '04:00')`;
const isBefore = (show: string, night: string): string =>
  `(${show}.date, ${show}.time) < (${night}, '04:00')`;

/** The day after; the last day that a range may have is its own. */
const dayAfter = (night: string): string => `least(${night}::date + 1, '9999-12-31'::date)::text`;

/** First night of a check-in or of points. Each part reads the beginning of an index. */
export const FIRST_NIGHT = `
  SELECT least(
    (SELECT ${nightOfShow('event')} FROM events event
      WHERE EXISTS (SELECT FROM event_attendance WHERE event_id = event.id)
         OR EXISTS (SELECT FROM loyalty_transactions WHERE event_id = event.id)
      ORDER BY event.date, event.time LIMIT 1),
    ${nightOf('(SELECT min(occurred_at) FROM event_attendance WHERE event_id IS NULL)')},
    ${nightOf('(SELECT min(created_at) FROM loyalty_transactions WHERE event_id IS NULL)')}
  )::text AS night`;

/** Entries that do not stand (decision 19), found as one set: the view `standing_entries` looks up every entry. */
const REVERSED_ENTRIES = `
  reversed_entries AS (
    SELECT root_id FROM loyalty_transactions WHERE root_id IS NOT NULL GROUP BY root_id HAVING max(chain_depth) % 2 = 1
  )`;

const isBetween = (show: string, from: string, to: string): string =>
  `(${isFrom(show, from)} AND ${isBefore(show, dayAfter(to))})`;

const isCounted = (show: string): string =>
  `(${isBetween(show, ':earlierFrom', ':earlierTo')} OR ${isBetween(show, ':laterFrom', ':laterTo')})`;

const isWrittenWhileCounted = (instant: string): string => `(
  (${instant} >= ${nightBegins(':earlierFrom::date')} AND ${instant} < ${nightBegins('(:earlierTo::date + 1)')})
  OR (${instant} >= ${nightBegins(':laterFrom::date')} AND ${instant} < ${nightBegins('(:laterTo::date + 1)')}))`;

/**
 * What stands in the ledger for shows, each entry in the night of its show. One attendance a member and event, so second
 * check-ins are not among them.
 */
const ENTRIES = `
  entries AS MATERIALIZED (
    SELECT entry.member_id, entry.event_id, entry.type, entry.points, ${nightOfShow('event')} AS night
      FROM events event JOIN loyalty_transactions entry ON entry.event_id = event.id
     WHERE ${isCounted('event')} AND entry.type <> 'reversal' AND entry.id NOT IN (TABLE reversed_entries)
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
  nightly_visits AS (
    SELECT member_id, event_id, night FROM entries WHERE type = 'attendance'
    UNION ALL
    SELECT entry.member_id, NULL, ${nightOf('entry.created_at')}
      FROM loyalty_transactions entry
     WHERE entry.event_id IS NULL AND entry.type = 'attendance' AND entry.id NOT IN (TABLE reversed_entries)
       AND ${isWrittenWhileCounted('entry.created_at')}
    UNION ALL
    SELECT NULL, attendance.event_id, ${nightOfShow('event')}
      FROM events event JOIN event_attendance attendance ON attendance.event_id = event.id
     WHERE ${isCounted('event')} AND ${OF_NOBODY_KNOWN}
    UNION ALL
    SELECT NULL, NULL, ${nightOf('attendance.occurred_at')}
      FROM event_attendance attendance
     WHERE attendance.event_id IS NULL AND ${OF_NOBODY_KNOWN} AND ${isWrittenWhileCounted('attendance.occurred_at')}
  ), visits AS MATERIALIZED (
    SELECT member_id, event_id, date_trunc(:attendanceUnit, night::timestamp)::date AS start,
           CASE WHEN night >= :laterFrom::date THEN :laterFrom::date ELSE :earlierFrom::date END AS begins
      FROM nightly_visits
  ), shows AS MATERIALIZED (
    SELECT id, name, date, time, date_trunc(:attendanceUnit, ${nightOfShow('events')}::timestamp)::date AS start FROM events
     WHERE ${isCounted('events')}
       AND ((status = 'scheduled' AND ${nightOfShow('events')} <= :livedTo::date)
            OR id IN (SELECT event_id FROM visits WHERE event_id IS NOT NULL))
  )`;

/** Guests of each period. A member is new in their first period unless they came before the piece that it is in. */
const GUESTS = `
  first_deleted_nights AS MATERIALIZED (
    SELECT entry.member_id, min(${nightOf('entry.created_at')}) AS night FROM loyalty_transactions entry
     WHERE entry.event_id IS NULL AND entry.type = 'attendance' AND entry.id NOT IN (TABLE reversed_entries)
     GROUP BY entry.member_id
  ), member_visits AS (
    SELECT visit.member_id, visit.start,
           coalesce(first_deleted.night < visit.begins, false) OR EXISTS (
             SELECT FROM loyalty_transactions entry
              WHERE entry.member_id = visit.member_id AND entry.type = 'attendance' AND entry.id NOT IN (TABLE reversed_entries)
                AND CASE WHEN visit.begins = :laterFrom::date
                         THEN entry.event_id IN (SELECT id FROM events WHERE ${isBefore('events', ':laterFrom')})
                         ELSE entry.event_id IN (SELECT id FROM events WHERE ${isBefore('events', ':earlierFrom')}) END
             OFFSET 0) AS is_regular
      FROM (SELECT member_id, min(start) AS start, min(begins) AS begins FROM visits
             WHERE member_id IS NOT NULL GROUP BY member_id) visit
      LEFT JOIN first_deleted_nights first_deleted USING (member_id)
  ), new_guests AS (
    SELECT start, count(*)::int AS many FROM member_visits WHERE NOT is_regular GROUP BY start
  ), guests AS MATERIALIZED (
    SELECT start, sum(check_ins)::int AS check_ins, count(member_id)::int AS members,
           (sum(check_ins) FILTER (WHERE member_id IS NULL))::int AS unknown
      FROM (SELECT start, member_id, count(*) AS check_ins FROM visits GROUP BY start, member_id) guest
     GROUP BY start
  )`;

/** Every week or month of the lived range. */
const everyPeriod = (unit: string): string => `
  SELECT generate_series(date_trunc(${unit}, :livedFrom::timestamp), :livedTo::timestamp, ('1 ' || ${unit})::interval)::date AS start
   WHERE ${unit} <> 'day'`;

const ATTENDANCE = `
  attendance AS (
    SELECT start, coalesce(show.many, 0) AS shows, coalesce(show.names, '[]') AS "showNames",
           coalesce(guest.check_ins, 0) AS "checkIns", coalesce(new.many, 0) AS "newGuests",
           coalesce(guest.members, 0) - coalesce(new.many, 0) AS "returningGuests",
           coalesce(guest.unknown, 0) AS "unknownGuests"
      FROM (${everyPeriod(':attendanceUnit')} UNION SELECT start FROM guests UNION SELECT start FROM shows) period
      LEFT JOIN (
        SELECT start, count(*)::int AS many,
               json_agg(name ORDER BY date, time, id) FILTER (WHERE :attendanceUnit = 'day') AS names
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
      FROM (VALUES (:earlierFrom::date, :earlierTo::date), (:laterFrom::date, :laterTo::date)) piece (first, last)
     CROSS JOIN generate_series(date_trunc(:pointsUnit, greatest(first, :livedFrom::date)::timestamp), least(last, :livedTo::date)::timestamp,
                                ('1 ' || :pointsUnit)::interval) start
     WHERE first IS NOT NULL
  ), period_points AS MATERIALIZED (
    SELECT date_trunc(:pointsUnit, night::timestamp)::date AS start, type, sum(points) AS points
      FROM (SELECT night, type, sum(points) AS points FROM entries GROUP BY night, type) nightly
     GROUP BY 1, type
    UNION ALL
    SELECT span.start, kind.type, kind.points
      FROM spans span
     CROSS JOIN LATERAL (
        SELECT ${POINT_KINDS.map((kind) => `sum(points) FILTER (WHERE type = '${kind}') AS ${kind}`).join(', ')}
          FROM loyalty_transactions entry
         WHERE entry.event_id IS NULL AND entry.type <> 'reversal' AND entry.id NOT IN (TABLE reversed_entries)
           AND entry.created_at >= span.begins AND entry.created_at < span.ends) sums
     CROSS JOIN LATERAL (VALUES ${POINT_KINDS.map((kind) => `('${kind}', sums.${kind})`).join(', ')}) kind (type, points)
     WHERE kind.points IS NOT NULL
  ), points AS (
    SELECT start, coalesce(sum(points) FILTER (WHERE type = 'attendance'), 0)::int AS attendance,
           coalesce(sum(points) FILTER (WHERE type = 'badge'), 0)::int AS badges,
           coalesce(sum(points) FILTER (WHERE type = 'adjustment'), 0)::int AS adjustments,
           coalesce(sum(points) FILTER (WHERE type <> 'redemption'), 0)::int AS total,
           -coalesce(sum(points) FILTER (WHERE type = 'redemption'), 0)::int AS spent
      FROM (${everyPeriod(':pointsUnit')} UNION SELECT start FROM period_points) period LEFT JOIN period_points USING (start)
     GROUP BY start
  )`;

const ARTISTS = `
  artist_attendance AS (
    SELECT show.start, act.artist_id, count(*) AS shows, coalesce(sum(attended.many), 0) AS check_ins
      FROM shows show JOIN event_acts act ON act.event_id = show.id
      LEFT JOIN (SELECT event_id, count(*) AS many FROM visits GROUP BY event_id) attended ON attended.event_id = show.id
     GROUP BY show.start, act.artist_id
  )`;

/** What is counted of the pieces, by `CountedParameters`. */
const COUNTED = [REVERSED_ENTRIES, ENTRIES, VISITS, GUESTS, ATTENDANCE, POINTS, ARTISTS].join(', ');

/** Counts the past months again, by `CountedParameters`: one piece of whole months, by month. */
export const COUNT_PAST_MONTHS = `
  WITH ${COUNTED}, months AS (
    INSERT INTO past_months (month, shows, check_ins, new_guests, returning_guests, unknown_guests,
                             attendance_points, badge_points, adjusted_points, spent_points, time_zone)
    SELECT start, shows, "checkIns", "newGuests", "returningGuests", "unknownGuests",
           points.attendance, badges, adjustments, spent, :timeZone
      FROM attendance JOIN points USING (start)
  )
  INSERT INTO past_month_artists (month, artist_id, shows, check_ins)
  SELECT start, artist_id, shows, check_ins FROM artist_attendance`;

/** What was counted before of the past months. */
const PAST = `
  all_attendance AS (
    SELECT * FROM attendance WHERE :pastFrom::date IS NULL OR start NOT BETWEEN :pastFrom::date AND :pastTo::date
    UNION ALL
    SELECT month, shows, '[]', check_ins, new_guests, returning_guests, unknown_guests
      FROM past_months WHERE month BETWEEN :pastFrom AND :pastTo
     ORDER BY start
  ), all_points AS (
    SELECT * FROM points WHERE :pastFrom::date IS NULL OR start NOT BETWEEN :pastFrom::date AND :pastTo::date
    UNION ALL
    SELECT month, attendance_points, badge_points, adjusted_points,
           attendance_points + badge_points + adjusted_points, spent_points
      FROM past_months WHERE month BETWEEN :pastFrom AND :pastTo
     ORDER BY start
  )`;

const MOST_ARTISTS = 10;

const TOP_ARTISTS = `
  top_artists AS (
    SELECT artist.id AS "artistId", artist.name, sum(shows)::int AS shows, sum(check_ins)::int AS "checkIns"
      FROM (SELECT artist_id, shows, check_ins FROM artist_attendance
            UNION ALL
            SELECT artist_id, shows, check_ins FROM past_month_artists WHERE month BETWEEN :pastFrom AND :pastTo) played
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
       AND entry.created_at >= ${nightBegins(':rangeFrom::date')} AND entry.created_at < ${nightBegins('(:rangeTo::date + 1)')}
     GROUP BY redemption.reward_name ORDER BY count(*) DESC, redemption.reward_name LIMIT ${MOST_REWARDS}
  )`;

const MEMBERS = `
  tier_totals AS MATERIALIZED (
    SELECT membership_level AS tier, count(*) AS members, sum(total_points) AS points FROM loyalty_members GROUP BY 1
  ), tiers AS (
    SELECT tier, coalesce(tier_totals.members, 0)::int AS members
      FROM unnest(:tiers::text[]) WITH ORDINALITY AS named (tier, place) LEFT JOIN tier_totals USING (tier)
     ORDER BY place
  ), figures AS (
    SELECT coalesce(sum(members), 0)::int AS "totalMembers",
           (SELECT count(*)::int FROM badges WHERE is_active = 1) AS "totalBadges",
           coalesce(round(sum(points) / sum(members)), 0)::int AS "averagePoints",
           coalesce(sum(members) FILTER (WHERE tier = 'gold'), 0)::int AS "goldMembers"
      FROM tier_totals
  )`;

const listOf = (rows: string): string => `(SELECT coalesce(json_agg(${rows}), '[]') FROM ${rows})`;

/** All of it in one row, by `AnalyticsParameters`. */
export const ANALYTICS = `
  WITH ${[COUNTED, PAST, TOP_ARTISTS, REWARDS, MEMBERS].join(', ')}
  SELECT (SELECT to_json(figures) FROM figures) AS figures, ${listOf('all_attendance')} AS attendance,
         ${listOf('all_points')} AS points, ${listOf('tiers')} AS tiers, ${listOf('top_artists')} AS "topArtists",
         ${listOf('rewards')} AS rewards`;
