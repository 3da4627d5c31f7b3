import { Injectable } from '@nestjs/common';
import { POINTS_PER_ATTENDANCE, TEXT_LENGTH } from '#contract/limits.js';
import type { VerificationStatus } from '#contract/verification-statuses.js';
import { Database } from '#src/database/database.js';

/** What is known of a check-in before it is recorded. */
export interface CheckIn {
  eventId: number;
  photoId: number;
  userId: number | null;
  customerName: string;
  customerEmail: string | null;
  partySize: number;
  clientKey: string | null;
  requestHash: string;
  occurredAt: Date;
  clockSkewMs: number | null;
}

/** A recorded check-in as the database keeps it. */
export interface RecordedCheckIn {
  id: number;
  eventId: number;
  photoId: number;
  customerName: string;
  partySize: number;
  pointsAwarded: number;
  duplicate: boolean;
  verificationStatus: VerificationStatus;
  clientKey: string | null;
  createdAt: Date;
}

/** The recorded check-in, or which of its two foundations was missing. */
export type Recording =
  { outcome: 'recorded'; checkIn: RecordedCheckIn } | { outcome: 'no-event' } | { outcome: 'no-photo' };

type RecordingRow = { eventFound: boolean } & (
  (RecordedCheckIn & { photoFound: true }) | { photoFound: false }
);

/**
 * One statement, so that either all of it stands or nothing: the member (made when unknown, locked when known), the
 * award (at most one per member and event; its trigger moves the balance), the attendance, its photo.
 * Foundations that are missing leave every insert without a row. A key used before breaks the unique index.
 */
const RECORD = {
  name: 'check-in.record',
  text: `
  WITH event AS (
    SELECT id, name FROM events WHERE id = $1
  ), photo AS (
    SELECT id FROM event_photos
     WHERE id = $2 AND event_id = $1 AND is_verification_photo AND (uploaded_by IS NULL OR uploaded_by = $3)
  ), founded AS (
    SELECT nextval('event_attendance_id_seq')::integer AS attendance_id, event.name FROM event, photo
  ), member AS (
    INSERT INTO loyalty_members (name, email)
    SELECT left($4::text, ${TEXT_LENGTH.personName}), $5::text FROM founded WHERE $5::text IS NOT NULL
    ON CONFLICT (email) DO UPDATE SET email = excluded.email
    RETURNING id
  ), award AS (
    INSERT INTO loyalty_transactions (member_id, event_id, points, type, description)
    SELECT member.id, $1, ${POINTS_PER_ATTENDANCE}, 'attendance', left('Attended ' || founded.name, 255)
      FROM member, founded
    ON CONFLICT (member_id, event_id) WHERE type = 'attendance' DO NOTHING
    RETURNING points
  ), attendance AS (
    INSERT INTO event_attendance (id, event_id, customer_email, customer_name, party_size, points_awarded,
                                  is_duplicate, client_key, request_hash, occurred_at, clock_skew_ms)
    SELECT attendance_id, $1, $5, $4, $6, coalesce((SELECT points FROM award), 0),
           $5 IS NOT NULL AND NOT EXISTS (SELECT FROM award), $7, $8, $9, $10
      FROM founded
    RETURNING id, customer_name, party_size, points_awarded, is_duplicate, client_key, created_at
  ), evidence AS (
    INSERT INTO photo_attendance (attendance_id, event_id, user_id, photo_id, loyalty_member_id, points_awarded)
    SELECT attendance.id, $1, $3, $2, (SELECT id FROM member), attendance.points_awarded FROM attendance
    RETURNING event_id, photo_id, verification_status
  )
  SELECT EXISTS (SELECT FROM event) AS "eventFound", EXISTS (SELECT FROM photo) AS "photoFound",
         attendance.id, evidence.event_id AS "eventId", evidence.photo_id AS "photoId",
         attendance.customer_name AS "customerName", attendance.party_size AS "partySize",
         attendance.points_awarded AS "pointsAwarded", attendance.is_duplicate AS duplicate,
         evidence.verification_status AS "verificationStatus",
         attendance.client_key AS "clientKey", attendance.created_at AS "createdAt"
    FROM (SELECT) AS always LEFT JOIN attendance ON true LEFT JOIN evidence ON true`,
};

const FIND_BY_KEY = `
  SELECT a.id, a.event_id AS "eventId", p.photo_id AS "photoId", a.customer_name AS "customerName",
         a.party_size AS "partySize", a.points_awarded AS "pointsAwarded", a.is_duplicate AS duplicate,
         p.verification_status AS "verificationStatus", a.client_key AS "clientKey",
         a.created_at AS "createdAt", a.request_hash AS "requestHash"
    FROM event_attendance a JOIN photo_attendance p ON p.attendance_id = a.id
   WHERE a.client_key = $1`;

@Injectable()
export class CheckInRepository {
  constructor(private readonly database: Database) {}

  /** Records the check-in and its award. Throws the database's unique violation for a key or photo used before. */
  async record(checkIn: CheckIn): Promise<Recording> {
    const [row] = await this.database.prepared<RecordingRow>(RECORD, [
      checkIn.eventId,
      checkIn.photoId,
      checkIn.userId,
      checkIn.customerName,
      checkIn.customerEmail,
      checkIn.partySize,
      checkIn.clientKey,
      checkIn.requestHash,
      checkIn.occurredAt,
      checkIn.clockSkewMs,
    ]);
    if (!row?.eventFound) return { outcome: 'no-event' };
    if (!row.photoFound) return { outcome: 'no-photo' };
    return { outcome: 'recorded', checkIn: row };
  }

  async findByKey(clientKey: string): Promise<(RecordedCheckIn & { requestHash: string }) | undefined> {
    const [row] = await this.database.query<RecordedCheckIn & { requestHash: string }>(FIND_BY_KEY, [
      clientKey,
    ]);
    return row;
  }
}
