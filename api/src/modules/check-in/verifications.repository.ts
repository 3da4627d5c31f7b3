import { Injectable } from '@nestjs/common';
import { MANY_FROM_DEVICE, type VerificationStatus } from '#contract/verification-statuses.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { containing } from '#src/database/like-pattern.js';
import type { Evidence } from './verification-rules.js';
import type { OtherCheckIn, UsedBefore, VerificationResponse, VerifiedPhoto } from './verifications.dto.js';
import { isUnreadable } from './unreadable-photo.js';

/** A photo as stored: its name instead of its addresses. */
type StoredPhoto = Omit<VerifiedPhoto, 'thumbnailUrl' | 'screenUrl'> & { filename: string };

/** A check-in as stored, with all that is shown beside it. */
export type VerificationRow = Omit<
  VerificationResponse,
  'photo' | 'others' | 'usedBefore' | 'occurredAt' | 'createdAt' | 'verifiedAt' | 'clockSkewMs'
> & {
  photo: StoredPhoto | null;
  usedBefore: (Omit<UsedBefore, 'thumbnailUrl'> & { filename: string }) | null;
  others: (Omit<OtherCheckIn, 'thumbnailUrl'> & { filename: string | null })[];
  occurredAt: Date;
  createdAt: Date;
  verifiedAt: Date | null;
  /** `bigint`, which the driver hands on as text. */
  clockSkewMs: string | null;
  userId: number | null;
  told: VerificationStatus | null;
};

export interface VerificationFilter {
  status: VerificationStatus;
  eventId?: number;
  q?: string;
  /** The id that the page before ended with. */
  after?: number;
  take: number;
}

/** Whose points a check-in is about; null parts are gone or never were. */
export interface LockedEvidence {
  status: VerificationStatus;
  version: number;
  reason: string | null;
  memberId: number | null;
  eventId: number | null;
  photoId: number | null;
  told: VerificationStatus | null;
  /** It waits for staff with its points. */
  isLate: boolean;
}

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

const FLAGS = `
  array_remove(ARRAY[
    CASE WHEN ${isUnreadable('photo')} THEN 'unreadable-photo' END,
    CASE WHEN earlier.id IS NOT NULL THEN 'known-photo' END,
    CASE WHEN crowd.people > event.capacity THEN 'over-capacity' END,
    CASE WHEN (${MANY_ADDRESSES}) THEN 'many-from-device' END], NULL)`;

/** @param page ids of `photo_attendance`, in an order of their own */
const checkInsOf = (page: string, order: 'ASC' | 'DESC' = 'ASC'): string => `
  WITH page AS (${page}), crowd AS (${CROWD})
  SELECT evidence.id, evidence.version, evidence.verification_status AS status, evidence.reason,
         evidence.told_status AS told, evidence.user_id AS "userId",
         coalesce(nullif(concat_ws(' ', verifier.first_name, verifier.last_name), ''), verifier.username) AS "verifiedBy",
         evidence.verified_at AS "verifiedAt", evidence.points_awarded AS "pointsAwarded",
         evidence.created_at AS "createdAt", coalesce(attendance.occurred_at, evidence.created_at) AS "occurredAt",
         attendance.clock_skew_ms AS "clockSkewMs", coalesce(attendance.customer_name, 'Guest') AS "customerName",
         attendance.customer_email AS "customerEmail", coalesce(attendance.party_size, 1) AS "partySize",
         coalesce(attendance.is_duplicate, false) AS "isDuplicate", attendance.late_reason AS "lateReason",
         CASE WHEN event.id IS NOT NULL THEN jsonb_build_object(
           'id', event.id, 'name', event.name, 'date', event.date, 'time', event.time) END AS event,
         CASE WHEN photo.id IS NOT NULL THEN jsonb_build_object(
           'id', photo.id, 'filename', photo.filename, 'width', photo.width, 'height', photo.height,
           'isShared', photo.share_in_gallery) END AS photo,
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

const ONE = checkInsOf('SELECT $1::integer AS id');

/** The oldest wait in front; of what is decided, the newest is on top. One index each, until the page is full. */
const pageOf = (status: VerificationStatus): string => {
  const [than, order] = status === 'pending' ? (['>', 'ASC'] as const) : (['<', 'DESC'] as const);
  return checkInsOf(
    `SELECT evidence.id FROM photo_attendance evidence
       LEFT JOIN event_attendance attendance ON attendance.id = evidence.attendance_id
      WHERE evidence.verification_status = '${status}'
        AND ($1::integer IS NULL OR evidence.event_id = $1) AND ($2::integer IS NULL OR evidence.id ${than} $2)
        AND ($3::text IS NULL OR attendance.customer_name ILIKE $3 OR attendance.customer_email ILIKE $3)
      ORDER BY evidence.id ${order} LIMIT $4`,
    order,
  );
};

const PAGE: Record<VerificationStatus, string> = {
  pending: pageOf('pending'),
  approved: pageOf('approved'),
  rejected: pageOf('rejected'),
};

/** `photo_attendance`, as staff verify it. */
@Injectable()
export class VerificationsRepository {
  constructor(private readonly database: Database) {}

  findMany({ status, eventId, q, after, take }: VerificationFilter): Promise<VerificationRow[]> {
    return this.database.query<VerificationRow>(PAGE[status], [
      eventId ?? null,
      after ?? null,
      q === undefined ? null : containing(q),
      take,
    ]);
  }

  async find(id: number, runner: SqlRunner = this.database): Promise<VerificationRow | undefined> {
    const [row] = await runner.query<VerificationRow>(ONE, [id]);
    return row;
  }

  async countPending(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM photo_attendance WHERE verification_status = 'pending'`,
    );
    return row?.count ?? 0;
  }

  /**
   * The check-in, held still together with its member: first the member, as a check-in at the door and joining members do, so
   * that none of them waits for the other. A member who was joined to another between the two is looked up again.
   */
  async lock(transaction: Transaction, id: number): Promise<LockedEvidence | undefined> {
    await transaction.query(
      `SELECT FROM loyalty_members
        WHERE id = (SELECT loyalty_member_id FROM photo_attendance WHERE id = $1) FOR NO KEY UPDATE`,
      [id],
    );
    const [evidence] = await transaction.query<LockedEvidence>(
      `SELECT verification_status AS status, version, reason, loyalty_member_id AS "memberId", event_id AS "eventId",
              photo_id AS "photoId", told_status AS told,
              EXISTS (SELECT FROM event_attendance WHERE id = attendance_id AND late_reason IS NOT NULL) AS "isLate"
         FROM photo_attendance WHERE id = $1 FOR UPDATE`,
      [id],
    );
    if (evidence?.memberId)
      await transaction.query('SELECT FROM loyalty_members WHERE id = $1 FOR NO KEY UPDATE', [
        evidence.memberId,
      ]);
    return evidence;
  }

  /**
   * Who a late check-in without a member belongs to, held still; undefined for every other one, and for one whose show is
   * deleted.
   */
  async findLateGuest(
    transaction: Transaction,
    id: number,
  ): Promise<{ name: string; email: string } | undefined> {
    const [guest] = await transaction.query<{ name: string; email: string }>(
      `SELECT customer_name AS name, customer_email AS email
         FROM photo_attendance evidence JOIN event_attendance attendance ON attendance.id = evidence.attendance_id
        WHERE evidence.id = $1 AND loyalty_member_id IS NULL AND customer_email IS NOT NULL AND late_reason IS NOT NULL
          AND evidence.event_id IS NOT NULL
          FOR UPDATE`,
      [id],
    );
    return guest;
  }

  /** Gives all late check-ins of this e-mail that have no member to its member. */
  async linkLate(transaction: Transaction, email: string, memberId: number): Promise<void> {
    await transaction.query(
      `UPDATE photo_attendance evidence SET loyalty_member_id = $2 FROM event_attendance attendance
        WHERE attendance.id = evidence.attendance_id AND attendance.customer_email = $1
          AND attendance.late_reason IS NOT NULL AND evidence.loyalty_member_id IS NULL`,
      [email, memberId],
    );
  }

  async setStatus(
    transaction: Transaction,
    id: number,
    { status, reason, by }: { status: VerificationStatus; reason: string | null; by: number },
  ): Promise<void> {
    await transaction.query(
      `UPDATE photo_attendance SET verification_status = $2::varchar, reason = $3, verified_by = $4,
              verified_at = CASE WHEN $2::varchar = 'pending' THEN NULL ELSE now() END, version = version + 1
        WHERE id = $1`,
      [id, status, reason, status === 'pending' ? null : by],
    );
  }

  /** All check-ins of a member to an event. */
  findOfMember(runner: SqlRunner, memberId: number, eventId: number): Promise<Evidence[]> {
    return runner.query<Evidence>(
      `SELECT evidence.id, verification_status AS status, evidence.points_awarded AS "pointsAwarded",
              attendance.late_reason IS NOT NULL AS "isLate"
         FROM photo_attendance evidence LEFT JOIN event_attendance attendance ON attendance.id = evidence.attendance_id
        WHERE evidence.loyalty_member_id = $1 AND evidence.event_id = $2 ORDER BY evidence.id`,
      [memberId, eventId],
    );
  }

  async markTold(
    transaction: Transaction,
    id: number,
    told: Exclude<VerificationStatus, 'pending'>,
  ): Promise<void> {
    await transaction.query('UPDATE photo_attendance SET told_status = $2 WHERE id = $1', [id, told]);
  }
}
