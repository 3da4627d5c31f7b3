import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Raw, Repository } from 'typeorm';
import type { VerificationStatus } from '#contract/photos.js';
import type { PagePart } from '#src/common/paging/page.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { containing } from '#src/database/sql/like-pattern.js';
import { AttendanceEntity } from '#src/modules/check-in/entities/attendance.entity.js';
import { PhotoAttendanceEntity } from '#src/modules/check-in/entities/photo-attendance.entity.js';
import type { Evidence } from './verification-rules.js';
import type {
  OtherCheckIn,
  UsedBefore,
  VerificationResponse,
  VerifiedPhoto,
  VerificationsQuery,
} from './verifications.dto.js';
import {
  FIND_VERIFICATION,
  FIND_VERIFICATIONS,
  FIND_VERIFICATIONS_BY_IDS,
  LOCK_MEMBER_OF_EVIDENCE,
} from './verifications.sql.js';

/** A photo as stored: its name instead of its addresses. */
type StoredPhoto = Omit<VerifiedPhoto, 'thumbnailUrl' | 'screenUrl'> & { filename: string };

/** A check-in as stored, with all that is shown beside it. */
export type VerificationRow = Omit<
  VerificationResponse,
  'photo' | 'others' | 'usedBefore' | 'clockSkewMs'
> & {
  photo: StoredPhoto | null;
  usedBefore: (Omit<UsedBefore, 'thumbnailUrl'> & { filename: string }) | null;
  others: (Omit<OtherCheckIn, 'thumbnailUrl'> & { filename: string | null })[];
  /** `bigint`, which the driver hands on as text. */
  clockSkewMs: string | null;
  userId: number | null;
  told: VerificationStatus | null;
};

type VerificationFilter = Pick<VerificationsQuery, 'eventId' | 'q'> &
  PagePart & { status: VerificationStatus };

/** `photo_attendance`, as staff verify it. */
@Injectable()
export class VerificationsRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PhotoAttendanceEntity) private readonly evidence: Repository<PhotoAttendanceEntity>,
  ) {}

  findMany({ status, eventId, q, after, take }: VerificationFilter): Promise<VerificationRow[]> {
    return this.database.prepared<VerificationRow>(FIND_VERIFICATIONS[status], [
      eventId ?? null,
      after ?? null,
      q === undefined ? null : containing(q),
      take,
    ]);
  }

  /** Those of these that are there, by id. */
  findByIds(ids: readonly number[]): Promise<VerificationRow[]> {
    return this.database.query<VerificationRow>(FIND_VERIFICATIONS_BY_IDS, [ids]);
  }

  async find(id: number, runner: SqlRunner = this.database): Promise<VerificationRow | undefined> {
    const [row] = await runner.query<VerificationRow>(FIND_VERIFICATION, [id]);
    return row;
  }

  countPending(): Promise<number> {
    return this.evidence.countBy({ verificationStatus: 'pending' });
  }

  /** How many wait, and the newest one's id. */
  async findWaiting(): Promise<{ count: number; newest: number }> {
    const newest = await this.evidence.maximum('id', { verificationStatus: 'pending' });
    return { count: await this.countPending(), newest: newest ?? 0 };
  }

  /**
   * The check-in, held still together with its member: first the member, as a check-in at the door and joining members do, so
   * that none of them waits for the other. A member who was joined to another between the two is looked up again.
   */
  async lock(transaction: Transaction, id: number): Promise<PhotoAttendanceEntity | null> {
    const lockMember = () => transaction.query(LOCK_MEMBER_OF_EVIDENCE, [id]);
    await lockMember();
    const evidence = await transaction.manager.findOne(PhotoAttendanceEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (evidence?.loyaltyMemberId) await lockMember();
    return evidence;
  }

  /** Whether it waits for staff with its points. */
  async isLate({ manager }: Transaction, { attendanceId }: PhotoAttendanceEntity): Promise<boolean> {
    if (attendanceId === null) return false;
    return manager.existsBy(AttendanceEntity, { id: attendanceId, lateReason: Not(IsNull()) });
  }

  /** Whether it was undone at the door. */
  async isUndone({ manager }: Transaction, { attendanceId }: PhotoAttendanceEntity): Promise<boolean> {
    if (attendanceId === null) return false;
    return manager.existsBy(AttendanceEntity, { id: attendanceId, undoneAt: Not(IsNull()) });
  }

  /**
   * The guest of a late check-in without a member, held still; undefined for every other one, and for one whose show is
   * deleted.
   */
  findLateGuest({ manager }: Transaction, id: number): Promise<{ name: string; email: string } | undefined> {
    return manager
      .createQueryBuilder(PhotoAttendanceEntity, 'evidence')
      .innerJoin(AttendanceEntity, 'attendance', 'attendance.id = evidence.attendanceId')
      .select('attendance.customerName', 'name')
      .addSelect('attendance.customerEmail', 'email')
      .where('evidence.id = :id AND evidence.loyaltyMemberId IS NULL AND evidence.eventId IS NOT NULL', {
        id,
      })
      .andWhere('attendance.customerEmail IS NOT NULL AND attendance.lateReason IS NOT NULL')
      .setLock('pessimistic_write')
      .getRawOne();
  }

  /** Gives all late check-ins of this e-mail that have no member to its member. */
  async linkLate({ manager }: Transaction, email: string, memberId: number): Promise<void> {
    const isLate = Raw(
      (column) =>
        `${column} IN (SELECT id FROM event_attendance WHERE customer_email = :email AND late_reason IS NOT NULL)`,
      { email },
    );
    await manager.update(
      PhotoAttendanceEntity,
      { loyaltyMemberId: IsNull(), attendanceId: isLate },
      { loyaltyMemberId: memberId },
    );
  }

  async setStatus(
    { manager }: Transaction,
    id: number,
    { status, reason, by }: { status: VerificationStatus; reason: string | null; by: number | null },
  ): Promise<void> {
    const verdict =
      status === 'pending'
        ? { verifiedBy: null, verifiedAt: null }
        : { verifiedBy: by, verifiedAt: () => 'now()' };
    await manager.update(
      PhotoAttendanceEntity,
      { id },
      { verificationStatus: status, reason, ...verdict, version: () => 'version + 1' },
    );
  }

  /** All check-ins of a member to an event. */
  findOfMember({ manager }: Transaction, memberId: number, eventId: number): Promise<Evidence[]> {
    return manager
      .createQueryBuilder(PhotoAttendanceEntity, 'evidence')
      .leftJoin(AttendanceEntity, 'attendance', 'attendance.id = evidence.attendanceId')
      .select('evidence.id', 'id')
      .addSelect('evidence.verificationStatus', 'status')
      .addSelect('evidence.pointsAwarded', 'pointsAwarded')
      .addSelect('attendance.lateReason IS NOT NULL', 'isLate')
      .where('evidence.loyaltyMemberId = :memberId AND evidence.eventId = :eventId', { memberId, eventId })
      .orderBy('evidence.id')
      .getRawMany();
  }

  async markTold(
    { manager }: Transaction,
    id: number,
    toldStatus: Exclude<VerificationStatus, 'pending'>,
  ): Promise<void> {
    await manager.update(PhotoAttendanceEntity, { id }, { toldStatus });
  }
}
