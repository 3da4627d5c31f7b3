import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { UserType } from '#contract/users.js';
import type { Transaction } from '#src/database/database.js';
import { AttendanceEntity } from '#src/modules/check-in/entities/attendance.entity.js';
import { DoorUndoEntity } from '#src/modules/check-in/entities/door-undo.entity.js';
import { PhotoAttendanceEntity } from '#src/modules/check-in/entities/photo-attendance.entity.js';
import { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { UserEntity } from '#src/modules/users/entities/user.entity.js';

/** An undo as it is to be kept. */
export type NewUndo = Omit<DoorUndoEntity, 'createdAt'>;

/** What acts at the door change, in their transaction. */
@Injectable()
export class DoorActsRepository {
  /** The account of somebody who may work at the door; null when there is none any more. */
  async findPerson({ manager }: Transaction, id: number): Promise<number | null> {
    const person = await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id, userType: In<UserType>(['admin', 'staff']) },
      lock: { mode: 'for_key_share' },
    });
    return person?.id ?? null;
  }

  findEvidence({ manager }: Transaction, attendanceId: number): Promise<PhotoAttendanceEntity | null> {
    return manager.findOneBy(PhotoAttendanceEntity, { attendanceId });
  }

  findByKey({ manager }: Transaction, clientKey: string): Promise<AttendanceEntity | null> {
    return manager.findOneBy(AttendanceEntity, { clientKey });
  }

  /** The date of a show; undefined when there is none. */
  async findShowDate({ manager }: Transaction, eventId: number): Promise<string | undefined> {
    const show = await manager.findOne(EventEntity, { select: { date: true }, where: { id: eventId } });
    return show?.date;
  }

  findUndo({ manager }: Transaction, clientKey: string): Promise<DoorUndoEntity | null> {
    return manager.findOneBy(DoorUndoEntity, { clientKey });
  }

  /** @returns false when another call with its key was first */
  async addUndo({ manager }: Transaction, undo: NewUndo): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(DoorUndoEntity)
      .values(undo)
      .orIgnore()
      .returning('client_key')
      .execute();
    return Array.isArray(raw) && raw.length === 1;
  }

  /** The first undo says when. */
  async markUndone({ manager }: Transaction, { attendanceId, occurredAt }: NewUndo): Promise<void> {
    await manager.update(AttendanceEntity, { id: attendanceId, undoneAt: IsNull() }, { undoneAt: occurredAt });
  }
}
