import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { UndoReason } from '#contract/door.js';

/** A check-in taken back at the door, each time (design §7 "Undo"). */
@Entity({ name: 'door_undos' })
export class DoorUndoEntity {
  @PrimaryColumn({ name: 'client_key', type: 'uuid', primaryKeyConstraintName: 'pk_door_undos' })
  clientKey: string;

  @Column({ name: 'request_hash', type: 'varchar', length: 64 }) requestHash: string;
  @Column({ name: 'attendance_id', type: 'integer' }) attendanceId: number;
  @Column({ type: 'varchar', length: 20 }) reason: UndoReason;
  @Column({ name: 'device_id', type: 'integer' }) deviceId: number;
  @Column({ name: 'recorded_by', type: 'integer', nullable: true }) recordedBy: number | null;
  @Column({ name: 'occurred_at', type: 'timestamptz' }) occurredAt: Date;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
