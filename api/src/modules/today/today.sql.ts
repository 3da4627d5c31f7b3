import { DEFAULT_TIME_ZONE, NIGHT_ENDS } from '#contract/rules/clock.js';
import { FREE_ARTISTS_NAMED } from '#contract/today.js';

/** What counting the people of the shows `$1` asks of each check-in, and who left. SQL, as plain rows: there may be thousands. */
export const FIND_ENTRIES = {
  name: 'today.entries',
  text: `
  SELECT attendance.id, attendance.event_id AS "eventId", evidence.loyalty_member_id AS "memberId",
         attendance.party_size AS "partySize", attendance.occurred_at AS "occurredAt",
         attendance.undone_at IS NOT NULL OR coalesce(evidence.verification_status = 'rejected', false) AS "isUndone",
         attendance.late_reason IS NOT NULL AND coalesce(evidence.verification_status = 'pending', false) AS "isWaiting"
    FROM event_attendance attendance LEFT JOIN photo_attendance evidence ON evidence.attendance_id = attendance.id
   WHERE attendance.event_id = ANY ($1)`,
};

export const FIND_EXITS = {
  name: 'today.exits',
  text: 'SELECT event_id AS "eventId", people FROM door_exits WHERE event_id = ANY ($1)',
};

/** Tables of the shows `$1` by where they stand. */
export const COUNT_TABLES = {
  name: 'today.tables',
  text: `
  SELECT event_id AS "eventId", count(*) FILTER (WHERE status = 'confirmed')::int AS confirmed,
         count(*) FILTER (WHERE status = 'pending')::int AS pending, sum(party_size)::int AS seats
    FROM bookings WHERE event_id = ANY ($1) AND status IN ('confirmed', 'pending') GROUP BY event_id`,
};

/**
 * Nights from `$1` to `$2` without a scheduled show, also none after midnight, and who is free on each, the first few by
 * name. SQL, since the database alone knows the dates on which nothing is.
 */
export const FIND_OPEN_NIGHTS = {
  name: 'today.open-nights',
  text: `
  SELECT night.date, coalesce(free.count, 0) AS "freeCount", coalesce(free.artists, '[]') AS free
    FROM (SELECT to_char(day, 'YYYY-MM-DD') AS date, to_char(day + interval '1 day', 'YYYY-MM-DD') AS morning
            FROM generate_series($1::date, $2::date, interval '1 day') AS day) night
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS count,
             jsonb_path_query_array(
               jsonb_agg(jsonb_build_object('id', artist.id, 'name', artist.name, 'genre', artist.genre,
                                            'profileImage', artist.profile_image) ORDER BY artist.name, artist.id),
               '$[0 to ${FREE_ARTISTS_NAMED - 1}]') AS artists
        FROM artist_availability entry
        JOIN artists artist ON artist.id = entry.artist_id AND artist.is_approved
        LEFT JOIN users account ON account.id = artist.user_id
       WHERE entry.date = night.date AND entry.is_available AND account.is_active IS NOT FALSE
    ) free ON true
   WHERE NOT EXISTS (
           SELECT FROM events
            WHERE events.status = 'scheduled' AND events.date IN (night.date, night.morning)
              AND (events.time < '${NIGHT_ENDS}') = (events.date = night.morning))
   ORDER BY night.date`,
};

/** As migration 2 names a venue. */
const FIRST_NAME = 'Honky-Tonk Hall';

/** What a new venue has done of its first evening; it begins with that name and zone, and may say that they fit. */
export const FIND_FIRST_STEPS = {
  name: 'today.first-steps',
  text: `
  SELECT logo_url IS NOT NULL AS "hasLogo",
         address IS NOT NULL OR time_zone <> '${DEFAULT_TIME_ZONE}' OR name <> '${FIRST_NAME}' AS "hasSettings",
         EXISTS (SELECT FROM events) AS "hasShow",
         EXISTS (SELECT FROM door_devices WHERE revoked_at IS NULL) AS "hasDoor",
         EXISTS (SELECT FROM event_attendance) AS "hasGuests", first_steps_ticked AS ticked
    FROM venue`,
};

/** Ticks the steps `$1` off, each once however often it is said; the version of the settings stays, which are not changed. */
export const TICK_FIRST_STEPS = `
  UPDATE venue SET first_steps_ticked = ARRAY(
    SELECT DISTINCT step FROM unnest(first_steps_ticked || $1::varchar[]) step ORDER BY step)`;
