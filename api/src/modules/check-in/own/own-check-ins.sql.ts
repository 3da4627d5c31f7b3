import { POINTS_PER_ATTENDANCE } from '#contract/events.js';
import { isUnreadable } from '#src/modules/check-in/verification/unreadable-photo.js';

/**
 * What counts for the account's member, once the member's address is proved or where the account sent it, and what the account
 * sent with its own e-mail or none; without one, an admin sent it for somebody else. The two are read apart, so that each follows
 * its own index. Of several check-ins to one show the first that counts shows the points, which are given once, and with a
 * member of the account's own what came of them: nobody reads another's history by registering with their e-mail (design §4).
 * Tiers follow what was earned, whatever was spent of it (decision 47).
 * SQL, because a page is one statement of many parts: awards, badges and sums beside each check-in.
 */
export const FIND_OWN_CHECK_INS = `
  WITH mine AS (
    SELECT evidence.id FROM photo_attendance evidence
      JOIN loyalty_members member ON member.id = evidence.loyalty_member_id
      JOIN users account ON account.id = member.user_id
     WHERE member.user_id = $1 AND (evidence.user_id = $1 OR account.email_verified_at IS NOT NULL
                                    OR lower(account.proved_email) = member.email)
    UNION
    SELECT evidence.id FROM photo_attendance evidence
      JOIN users account ON account.id = evidence.user_id
      JOIN event_attendance attendance ON attendance.id = evidence.attendance_id
     WHERE account.id = $1 AND (attendance.customer_email = lower(account.email)
                                OR (attendance.customer_email IS NULL AND account.user_type <> 'admin'))
  )
  SELECT evidence.id, attendance.client_key AS "clientKey", attendance.party_size AS "partySize",
         CASE WHEN evidence.user_id = $1 THEN attendance.customer_name END AS "customerName",
         CASE WHEN event.id IS NOT NULL THEN jsonb_build_object(
           'id', event.id, 'name', event.name, 'date', event.date, 'time', event.time) END AS event,
         CASE WHEN evidence.id = earner.id AND EXISTS (
                     SELECT FROM standing_entries entry
                      WHERE entry.type = 'attendance' AND entry.member_id = evidence.loyalty_member_id
                        AND entry.event_id = evidence.event_id)
              THEN ${POINTS_PER_ATTENDANCE} ELSE 0 END AS points,
         coalesce(won.badges, '[]') AS badges, standing.before AS "pointsBefore", standing.after AS "pointsAfter",
         attendance.is_duplicate AS duplicate, attendance.late_reason AS "lateReason",
         coalesce(${isUnreadable('photo')}, false) AS "isPhotoUnreadable",
         evidence.verification_status AS "verificationStatus", attendance.occurred_at AS "occurredAt"
    FROM (SELECT time_zone FROM venue ORDER BY id LIMIT 1) venue
    CROSS JOIN mine JOIN photo_attendance evidence USING (id)
    JOIN event_attendance attendance ON attendance.id = evidence.attendance_id
    LEFT JOIN events event ON event.id = evidence.event_id
    LEFT JOIN event_photos photo ON photo.id = evidence.photo_id
    LEFT JOIN LATERAL (
      SELECT min(one.id) AS id FROM photo_attendance one
       WHERE one.loyalty_member_id = evidence.loyalty_member_id AND one.event_id = evidence.event_id
         AND (one.verification_status = 'approved' OR (one.verification_status = 'pending' AND one.points_awarded > 0))
    ) earner ON true
    LEFT JOIN loyalty_transactions award ON evidence.id = earner.id AND award.type = 'attendance'
      AND award.member_id = evidence.loyalty_member_id AND award.event_id = evidence.event_id
      AND EXISTS (SELECT FROM loyalty_members WHERE id = award.member_id AND user_id = $1)
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(badge.name ORDER BY badge.id) AS badges, array_agg(badge.id) AS ids
        FROM member_badges held JOIN badges badge ON badge.id = held.badge_id
       WHERE award.id IS NOT NULL AND held.member_id = award.member_id
         AND held.earned_date = lower(event.slot) AT TIME ZONE venue.time_zone
    ) won ON true
    LEFT JOIN LATERAL (
      SELECT (coalesce(sum(entry.points) FILTER (WHERE entry.id < award.id), 0))::int AS before,
             (coalesce(sum(entry.points) FILTER (WHERE entry.id <= award.id OR entry.badge_id = ANY(won.ids)), 0))::int AS after
        FROM loyalty_transactions entry JOIN loyalty_transactions root ON root.id = coalesce(entry.root_id, entry.id)
       WHERE entry.member_id = award.member_id AND root.type <> 'redemption' HAVING award.id IS NOT NULL
    ) standing ON true
   WHERE $2::integer IS NULL OR evidence.id < $2
   ORDER BY evidence.id DESC LIMIT $3`;
