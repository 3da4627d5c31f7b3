import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { ChangedTx } from '#src/database/changed-tx.decorator.js';

/** People who left a show (design §7 "In, out, full"). */
@Entity({ name: 'door_exits' })
export class DoorExitEntity {
  @PrimaryColumn({ name: 'client_key', type: 'uuid', primaryKeyConstraintName: 'pk_door_exits' })
  clientKey: string;

  @Column({ name: 'request_hash', type: 'varchar', length: 64 }) requestHash: string;
  @Column({ name: 'event_id', type: 'integer' }) eventId: number;
  /** 1 to 20; below zero where they came back in. */
  @Column({ type: 'integer' }) people: number;
  @Column({ name: 'device_id', type: 'integer' }) deviceId: number;
  @Column({ name: 'recorded_by', type: 'integer', nullable: true }) recordedBy: number | null;
  @Column({ name: 'occurred_at', type: 'timestamptz' }) occurredAt: Date;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;

  @ChangedTx() changedTx: string;
}
