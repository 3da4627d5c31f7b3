import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import type { Transaction } from '#src/database/database.js';
import { AttendanceEntity } from '#src/modules/check-in/entities/attendance.entity.js';
import { DoorUndoEntity } from '#src/modules/check-in/entities/door-undo.entity.js';
import { PhotoAttendanceEntity } from '#src/modules/check-in/entities/photo-attendance.entity.js';

/** An undo as it is to be kept. */
export type NewUndo = Omit<DoorUndoEntity, 'createdAt'>;

/** What acts at the door change, in their transaction. */
@Injectable()
export class DoorActsRepository {
  findEvidence({ manager }: Transaction, attendanceId: number): Promise<PhotoAttendanceEntity | null> {
    return manager.findOneBy(PhotoAttendanceEntity, { attendanceId });
  }

  findByKey({ manager }: Transaction, clientKey: string): Promise<AttendanceEntity | null> {
    return manager.findOneBy(AttendanceEntity, { clientKey });
  }

  findUndo({ manager }: Transaction, clientKey: string): Promise<DoorUndoEntity | null> {
    return manager.findOneBy(DoorUndoEntity, { clientKey });
  }

  /** @returns false when another call with its key was first */
  async addUndo(transaction: Transaction, undo: NewUndo): Promise<boolean> {
    return (await insertOnce(transaction, DoorUndoEntity, undo)) !== undefined;
  }

  /** The first undo says when. */
  async markUndone({ manager }: Transaction, { attendanceId, occurredAt }: NewUndo): Promise<void> {
    await manager.update(
      AttendanceEntity,
      { id: attendanceId, undoneAt: IsNull() },
      { undoneAt: occurredAt },
    );
  }

  /**
   * Once the check-in that counted is undone, another one of the guest at the show that stands is no duplicate any more: an
   * approved one, else the oldest. One that is being recorded at the same moment stays a duplicate.
   */
  async promoteNext({ manager }: Transaction, undone: PhotoAttendanceEntity): Promise<void> {
    const { attendanceId, loyaltyMemberId: member, eventId } = undone;
    const before = await manager.findOneBy(AttendanceEntity, { id: attendanceId ?? 0 });
    if (!before || before.isDuplicate || eventId === null) return;
    const email = before.customerEmail;
    const standing = await manager
      .createQueryBuilder(AttendanceEntity, 'attendance')
      .innerJoin(PhotoAttendanceEntity, 'evidence', 'evidence.attendanceId = attendance.id')
      .where({ eventId, undoneAt: IsNull() })
      .andWhere('(evidence.loyaltyMemberId = :member OR attendance.customerEmail = :email)', {
        member,
        email,
      })
      .andWhere(`evidence.verificationStatus <> 'rejected'`)
      // 'approved' stands before 'pending'.
      .orderBy('evidence.verificationStatus', 'ASC')
      .addOrderBy('attendance.id')
      .getMany();
    const [next] = standing;
    if (next && standing.every(({ isDuplicate }) => isDuplicate))
      await manager.update(AttendanceEntity, { id: next.id, undoneAt: IsNull() }, { isDuplicate: false });
  }
}
