/** By the venue's clock, whose zone is `$2`, at the moment `$1`. */
const TODAY = `($1::timestamptz AT TIME ZONE $2)::date`;
const MADE_ON = `(proposal.created_at AT TIME ZONE $2)::date`;

/**
 * Takes one proposal whose artist is to be reminded, and marks it in the same statement, so that two processes never take the
 * same one. It has waited for `$3` days, or for `$4` days when its date is within `$3` days; its date is not over, and its
 * artist can answer.
 */
export const TAKE_PROPOSAL = `
  WITH due AS (
    SELECT proposal.id
      FROM artist_bookings proposal
      JOIN artists artist ON artist.id = proposal.artist_id AND artist.is_approved
      JOIN users account ON account.id = artist.user_id AND account.is_active
     WHERE proposal.status = 'pending' AND proposal.reminded_at IS NULL
       AND proposal.proposed_date >= to_char(${TODAY}, 'YYYY-MM-DD')
       AND ${MADE_ON} <= ${TODAY} - CASE WHEN proposal.proposed_date > to_char(${TODAY} + $3::int, 'YYYY-MM-DD')
                                         THEN $3::int ELSE $4::int END
     ORDER BY proposal.id LIMIT 1 FOR UPDATE OF proposal SKIP LOCKED
  ), taken AS (
    UPDATE artist_bookings SET reminded_at = $1 WHERE id IN (SELECT id FROM due) RETURNING *
  )
  SELECT taken.id, taken.proposed_date AS "proposedDate", taken.proposed_time AS "proposedTime",
         taken.proposed_payment AS "proposedPayment", artist.email, artist.user_id AS "userId"
    FROM taken JOIN artists artist ON artist.id = taken.artist_id`;
