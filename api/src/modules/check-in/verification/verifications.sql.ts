import { MANY_FROM_DEVICE, type VerificationStatus } from '#contract/photos.js';
import type { PreparedStatement } from '#src/database/database.js';
import { personName } from '#src/database/sql/person-name.js';
import { isUnreadable } from './unreadable-photo.js';

const OTHERS_SHOWN = 4;

/**
 * The same person is the same member (their e-mail), or the same account for check-ins without one; an admin's account
 * stands for everybody whom it checked in, and so for nobody.
 */
const SAME_PERSON = `
  other.id <> evidence.id AND (
    (evidence.loyalty_member_id IS NOT NULL AND other.loyalty_member_id = evidence.loyalty_member_id)
    OR (evidence.loyalty_member_id IS NULL AND account.user_type <> 'admin' AND other.user_id = account.id))`;

/** People in the room at the shows of a page that have room for so many, after each check-in. */
const CROWD = `
  SELECT attendance.id AS attendance_id,
         sum(CASE WHEN attendance.is_duplicate OR told.verification_status = 'rejected' THEN 0 ELSE attendance.party_size END)
           OVER (PARTITION BY attendance.event_id ORDER BY attendance.id) AS people
    FROM event_attendance attendance LEFT JOIN photo_attendance told ON told.attendance_id = attendance.id
   WHERE attendance.event_id IN (
     SELECT event.id FROM page JOIN photo_attendance shown ON shown.id = page.id JOIN events event ON event.id = shown.event_id
      WHERE event.capacity IS NOT NULL)`;

const MANY_ADDRESSES = `
  SELECT count(DISTINCT near.customer_email) >= ${MANY_FROM_DEVICE} FROM event_attendance near
   WHERE near.device_hash = attendance.device_hash
     AND near.created_at BETWEEN attendance.created_at - interval '1 minute' AND attendance.created_at + interval '1 minute'`;

/** A photo that staff had reviewed before this check-in was made belonged to an earlier check-in, so it is known, too. */
const FLAGS = `
  array_remove(ARRAY[
    CASE WHEN ${isUnreadable('photo')} THEN 'unreadable-photo' END,
    CASE WHEN earlier.id IS NOT NULL OR photo.reviewed_at < evidence.created_at THEN 'known-photo' END,
    CASE WHEN crowd.people > event.capacity THEN 'over-capacity' END,
    CASE WHEN (${MANY_ADDRESSES}) THEN 'many-from-device' END], NULL)`;

/** @param page ids of `photo_attendance`, in an order of their own */
const checkInsOf = (page: string, order: 'ASC' | 'DESC' = 'ASC'): string => `
  WITH page AS (${page}), crowd AS (${CROWD})
  SELECT evidence.id, evidence.version, evidence.verification_status AS status, evidence.reason,
         evidence.told_status AS told, evidence.user_id AS "userId",
         ${personName('verifier')} AS "verifiedBy", door.name AS gate, ${personName('recorder')} AS "recordedBy",
         evidence.verified_at AS "verifiedAt", evidence.points_awarded AS "pointsAwarded",
         evidence.created_at AS "createdAt", coalesce(attendance.occurred_at, evidence.created_at) AS "occurredAt",
         attendance.clock_skew_ms AS "clockSkewMs", coalesce(attendance.customer_name, 'Guest') AS "customerName",
         attendance.customer_email AS "customerEmail", coalesce(attendance.party_size, 1) AS "partySize",
         coalesce(attendance.is_duplicate, false) AS "isDuplicate", attendance.late_reason AS "lateReason",
         CASE WHEN event.id IS NOT NULL THEN jsonb_build_object(
           'id', event.id, 'name', event.name, 'date', event.date, 'time', event.time) END AS event,
         CASE WHEN photo.id IS NOT NULL THEN jsonb_build_object(
           'id', photo.id, 'filename', photo.filename, 'width', photo.width, 'height', photo.height,
           'isShared', photo.share_in_gallery, 'description', photo.description) END AS photo,
         CASE WHEN earlier.id IS NOT NULL THEN jsonb_build_object(
           'filename', earlier.filename, 'eventName', earlier_event.name, 'eventDate', earlier_event.date) END AS "usedBefore",
         ${FLAGS} AS flags,
         EXISTS (SELECT FROM standing_entries entry
                  WHERE entry.type = 'attendance' AND entry.member_id = evidence.loyalty_member_id
                    AND entry.event_id = evidence.event_id) AS "pointsStand",
         known.count AS "otherCount", shown.rows AS others
    FROM page JOIN photo_attendance evidence ON evidence.id = page.id
    LEFT JOIN event_attendance attendance ON attendance.id = evidence.attendance_id
    LEFT JOIN events event ON event.id = evidence.event_id
    LEFT JOIN event_photos photo ON photo.id = evidence.photo_id
    LEFT JOIN event_photos earlier ON earlier.id = photo.looks_like_id
      AND (NOT earlier.is_verification_photo OR EXISTS (SELECT FROM photo_attendance WHERE photo_id = earlier.id))
    LEFT JOIN events earlier_event ON earlier_event.id = earlier.event_id
    LEFT JOIN crowd ON crowd.attendance_id = evidence.attendance_id
    LEFT JOIN door_devices door ON door.id = attendance.door_device_id
    LEFT JOIN users recorder ON recorder.id = attendance.recorded_by
    LEFT JOIN users verifier ON verifier.id = evidence.verified_by
    LEFT JOIN users account ON account.id = evidence.user_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count FROM photo_attendance other WHERE ${SAME_PERSON}
    ) known
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(last_few ORDER BY last_few.id DESC), '[]') AS rows FROM (
        SELECT other.id, other.verification_status AS status, other_event.name AS "eventName",
               other_event.date AS "eventDate", other_photo.filename
          FROM photo_attendance other
          LEFT JOIN events other_event ON other_event.id = other.event_id
          LEFT JOIN event_photos other_photo ON other_photo.id = other.photo_id
         WHERE ${SAME_PERSON} ORDER BY other.id DESC LIMIT ${OTHERS_SHOWN}
      ) last_few
    ) shown
   ORDER BY page.id ${order}`;

/** One check-in, with all that is shown beside it. SQL, because it is one statement of many parts. */
export const FIND_VERIFICATION = checkInsOf('SELECT $1::integer AS id');

/** Those of the check-ins `$1` that are there. */
export const FIND_VERIFICATIONS_BY_IDS = checkInsOf('SELECT unnest($1::integer[]) AS id');

/** What waits is listed the oldest first, what is decided the newest first. Each order has an index. */
const pageOf = (status: VerificationStatus): PreparedStatement => {
  const [than, order] = status === 'pending' ? (['>', 'ASC'] as const) : (['<', 'DESC'] as const);
  const page = `SELECT evidence.id FROM photo_attendance evidence
       LEFT JOIN event_attendance attendance ON attendance.id = evidence.attendance_id
      WHERE evidence.verification_status = '${status}'
        AND ($1::integer IS NULL OR evidence.event_id = $1) AND ($2::integer IS NULL OR evidence.id ${than} $2)
        AND ($3::text IS NULL OR attendance.customer_name ILIKE $3 OR attendance.customer_email ILIKE $3)
      ORDER BY evidence.id ${order} LIMIT $4`;
  return { name: `verifications.${status}`, text: checkInsOf(page, order) };
};

/** Pages of check-ins of one status, each as `FIND_VERIFICATION`. */
export const FIND_VERIFICATIONS: Record<VerificationStatus, PreparedStatement> = {
  pending: pageOf('pending'),
  approved: pageOf('approved'),
  rejected: pageOf('rejected'),
};

/** Holds the member of the check-in `$1` still. SQL, because members belong to another area. */
export const LOCK_MEMBER_OF_EVIDENCE = `
  SELECT FROM loyalty_members
   WHERE id = (SELECT loyalty_member_id FROM photo_attendance WHERE id = $1) FOR NO KEY UPDATE`;
