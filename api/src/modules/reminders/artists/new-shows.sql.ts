/** The date alone has an index. */
const IS_NEW = `
  event.status = 'scheduled' AND event.date >= left($1, 10) AND lower(event.slot) > $1::timestamp AND event.updated_at <= now() - make_interval(mins => $2)
  AND NOT EXISTS (SELECT FROM announced_shows told
                   WHERE told.event_id = event.id AND told.artist_id = act.artist_id)`;

/** Every show, once for each of its acts who has a page. */
const SHOWS_OF_ACTS = `
  events event JOIN event_acts act ON act.event_id = event.id
    JOIN artists artist ON artist.id = act.artist_id AND artist.is_approved`;

export const FIND_ARTISTS = `
  SELECT DISTINCT act.artist_id AS id FROM ${SHOWS_OF_ACTS}
   WHERE ${IS_NEW} ORDER BY act.artist_id`;

/**
 * Takes an artist's upcoming shows that followers have not heard of, once they are unchanged for some minutes: corrections make
 * no news, and nights that are made together are told of together. SQL, since one statement must find and mark: two processes
 * then never take the same show. A show that is being changed waits for the next run.
 */
export const TAKE_NEW = `
  WITH fresh AS (
    SELECT event.id, event.name, event.date, event.time, event.updated_at, act.artist_id, artist.name AS artist_name
      FROM ${SHOWS_OF_ACTS}
     WHERE ${IS_NEW} AND act.artist_id = $3
     ORDER BY event.date, event.time, event.id LIMIT 500 FOR SHARE OF event SKIP LOCKED
  ), taken AS (
    INSERT INTO announced_shows (event_id, artist_id) SELECT id, artist_id FROM fresh
    ON CONFLICT DO NOTHING RETURNING event_id, announced_at
  )
  SELECT id, name, date, time, updated_at AS "settledAt", announced_at AS "announcedAt", artist_id AS "artistId", artist_name AS "artistName"
    FROM fresh JOIN taken ON taken.event_id = fresh.id ORDER BY date, time, id`;

/** One statement for all acts of all these shows. */
export const MARK_KNOWN = `
  INSERT INTO announced_shows (event_id, artist_id) SELECT event_id, artist_id FROM event_acts WHERE event_id = ANY($1)
  ON CONFLICT DO NOTHING`;

/** All that was told together with the show `$1`, of the artist `$2`. */
export const FORGET_ANNOUNCEMENT = `
  DELETE FROM announced_shows told USING announced_shows show
   WHERE show.event_id = $1 AND show.artist_id = $2
     AND told.artist_id = show.artist_id AND told.announced_at = show.announced_at`;

export const FIND_FOLLOWERS = `
  SELECT follower.user_id AS "userId", follower.subscription_id AS "subscriptionId", NULL AS email,
         CASE WHEN account.email_verified_at IS NOT NULL THEN account.email END AS address, follower.created_at AS since
    FROM artist_followers follower LEFT JOIN users account ON account.id = follower.user_id
   WHERE follower.artist_id = $1 AND (follower.user_id IS NULL OR account.is_active)
   ORDER BY follower.id`;
