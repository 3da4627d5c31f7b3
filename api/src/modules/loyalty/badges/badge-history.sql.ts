import { SEATED_STATUSES } from '#contract/bookings.js';

/**
 * The shows of the members `$1`: one whose event is gone, or whose date cannot be read, still was a show. As SQL, since it
 * reads a view and tables of other areas, and tells when a show began by the venue's clock.
 */
export const SHOWS = `
  SELECT entry.member_id AS "memberId", entry.id, entry.event_id AS "eventId",
         CASE WHEN starts.wall IS NOT NULL
              THEN jsonb_build_object('type', event.type, 'date', event.date, 'time', event.time) END AS night,
         coalesce(starts.wall AT TIME ZONE venue.time_zone, entry.created_at) AS "startsAt"
    FROM standing_entries entry
    LEFT JOIN events event ON event.id = entry.event_id
    CROSS JOIN (SELECT time_zone FROM venue ORDER BY id LIMIT 1) venue
    CROSS JOIN LATERAL (SELECT wall_clock(event.date, event.time) AS wall) starts
   WHERE entry.type = 'attendance' AND entry.member_id = ANY($1)`;

/**
 * The tables that the members `$1` booked: what was booked with an address before its account was made is nobody's until
 * the address is proved. As SQL, since it reads tables of other areas and the venue's clock.
 */
export const TABLES = `
  SELECT member.id AS "memberId", booking.id, event.id AS "eventId", booking.created_at AS "bookedAt", event.date AS "showDate",
         to_char(booking.created_at AT TIME ZONE venue.time_zone, 'YYYY-MM-DD') AS "bookedOn"
    FROM loyalty_members member
    JOIN bookings booking ON lower(booking.customer_email) = member.email
    JOIN events event ON event.id = booking.event_id
    LEFT JOIN users account ON account.id = member.user_id
    CROSS JOIN (SELECT time_zone FROM venue ORDER BY id LIMIT 1) venue
   WHERE member.id = ANY($1) AND booking.status IN (${SEATED_STATUSES.map((status) => `'${status}'`).join(', ')})
     AND wall_clock(event.date, event.time) IS NOT NULL
     AND (account.id IS NULL OR booking.created_at >= account.created_at OR lower(account.proved_email) = member.email
          OR (account.email_verified_at IS NOT NULL AND lower(account.email) = member.email))`;
