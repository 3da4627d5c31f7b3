/** Days that a show touches are held by number, in this class of advisory locks: shows that overlap share a day. */
const NIGHT_LOCK = 4011;

/** Locks all days that a show on the date `$1` from `$2` to `$3` touches. SQL, since TypeORM knows no advisory locks. */
export const HOLD_NIGHT = `
  SELECT pg_advisory_xact_lock(${NIGHT_LOCK}, day::date - date '2000-01-01')
    FROM show_slot($1, $2, $3) slot, generate_series(lower(slot)::date, upper(slot)::date, interval '1 day') day`;

/**
 * Part of a query builder on `invitation`: its time to be answered is over by the database's clock, or the show has begun by
 * the venue's, whose zone is `:timeZone`.
 */
export const IS_OVER = `(invitation.expiresAt <= now()
  OR coalesce(wall_clock(invitation.eventDate, invitation.eventTime) <= now() AT TIME ZONE :timeZone::text, false))`;

/**
 * Part of a query builder on `invitation`: it ends within `:days`. One that the show's beginning ends so soon after it was sent has
 * been with its artist for a day at least.
 */
export const IS_ENDING = `(invitation.expiresAt <= now() + make_interval(days => :days)
  OR (invitation.createdAt <= now() - interval '1 day'
    AND coalesce(wall_clock(invitation.eventDate, invitation.eventTime)
      <= (now() + make_interval(days => :days)) AT TIME ZONE :timeZone::text, false)))`;

/** Part of a query builder on `invitation`: the show that it asks to join takes place otherwise by now, so nobody can accept it. */
export const IS_OUT_OF_DATE = `EXISTS (SELECT FROM events show
  WHERE show.id = invitation.eventId AND (show.status <> 'scheduled'
    OR show.date <> invitation.eventDate OR show.time <> invitation.eventTime))`;

/**
 * Part of a query builder on `invitation`: its artist can accept it (decision 18), as they are approved, not blocked, and play no other
 * show at that time.
 */
export const ARTIST_CAN_ACCEPT = `(EXISTS (
    SELECT FROM artists artist LEFT JOIN users account ON account.id = artist.user_id
     WHERE artist.id = invitation.artistId AND artist.is_approved AND account.is_active IS NOT FALSE)
  AND NOT EXISTS (
    SELECT FROM event_acts act
     WHERE act.artist_id = invitation.artistId AND act.is_scheduled
       AND act.slot && show_slot(invitation.eventDate, invitation.eventTime, invitation.endTime)))`;

/** The status as it is now, whether or not a job has written `expired` down. */
export const STATUS_NOW = `CASE WHEN invitation.status = 'pending' AND ${IS_OVER} THEN 'expired' ELSE invitation.status END`;

/** Part of a query builder on `invitation`: its hours as a range, which TypeORM does not know. */
export const SLOT = `show_slot(invitation.eventDate, invitation.eventTime, invitation.endTime)`;

/**
 * Ids of the invitations that wait for an answer and overlap the hours of invitation `:id`. Nights that touch are found by
 * `ix_artist_invitations_slot`, and only theirs are compared by the hour: making a range takes longer than finding a row.
 */
export const RIVAL_IDS = `
  WITH own AS MATERIALIZED (
    SELECT show_slot(event_date, event_time, end_time) AS slot FROM artist_invitations WHERE id = :id
  )
  SELECT rival.id
    FROM own JOIN artist_invitations rival ON rival.status = 'pending'
     AND rival.event_date BETWEEN to_char(lower(own.slot) - interval '1 day', 'YYYY-MM-DD')
                              AND to_char(upper(own.slot), 'YYYY-MM-DD')
     AND show_slot(rival.event_date, rival.event_time, rival.end_time) && own.slot`;
