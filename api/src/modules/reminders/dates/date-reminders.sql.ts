/** Acts of the shows between two dates who may have to be reminded, and what each was reminded of already. */
export const FIND_DATES = `
  SELECT event.id, event.date, event.time, event.created_at AS "createdAt",
         ARRAY(SELECT told.ahead FROM artist_date_reminders told
                WHERE told.event_id = event.id AND told.artist_id = act.artist_id) AS told
    FROM events event JOIN event_acts act ON act.event_id = event.id
   WHERE event.status = 'scheduled' AND event.date BETWEEN $1 AND $2
   ORDER BY event.date, event.time, event.id`;

/**
 * Takes the artists of the show `$1` who were not reminded `$2` ahead, and marks them in the same statement, so that two
 * processes never take the same artist. Blocked artists are left out, and those who accepted an invitation to the show since
 * `$3`: they have just heard of it.
 */
export const TAKE_ARTISTS = `
  WITH told AS (
    INSERT INTO artist_date_reminders (event_id, artist_id, ahead)
    SELECT act.event_id, artist.id, $2
      FROM event_acts act JOIN artists artist ON artist.id = act.artist_id
      LEFT JOIN users account ON account.id = artist.user_id
     WHERE act.event_id = $1 AND account.is_active IS NOT FALSE
       AND NOT EXISTS (SELECT FROM artist_invitations joined
                        WHERE joined.event_id = act.event_id AND joined.artist_id = act.artist_id
                          AND joined.status = 'accepted' AND joined.responded_at >= $3)
    ON CONFLICT DO NOTHING
    RETURNING artist_id
  )
  SELECT artist.id, artist.email, artist.phone, artist.user_id AS "userId",
         (SELECT act_times ->> artist.id::text FROM events WHERE id = $1) AS "setTime"
    FROM told JOIN artists artist ON artist.id = told.artist_id`;

/** Forgets who was reminded of the show `$1`, so that they are reminded of it as it stands now. */
export const FORGET_ALL = `
  WITH forgotten AS (DELETE FROM artist_date_reminders WHERE event_id = $1 RETURNING artist_id)
  SELECT DISTINCT artist_id AS id FROM forgotten`;

/** The same for artists who do not play the show any more. */
export const FORGET_LEFT = `
  WITH forgotten AS (
    DELETE FROM artist_date_reminders told
     WHERE told.event_id = $1
       AND NOT EXISTS (SELECT FROM event_acts act WHERE act.event_id = $1 AND act.artist_id = told.artist_id)
    RETURNING artist_id
  )
  SELECT DISTINCT artist_id AS id FROM forgotten`;
