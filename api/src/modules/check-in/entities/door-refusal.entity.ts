import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { RefusalReason } from '#contract/door.js';

/** A card that a tablet read and found nobody for (design §7 "After the night"). */
@Entity({ name: 'door_refusals' })
export class DoorRefusalEntity {
  @PrimaryColumn({ name: 'client_key', type: 'uuid', primaryKeyConstraintName: 'pk_door_refusals' })
  clientKey: string;

  @Column({ name: 'request_hash', type: 'varchar', length: 64 }) requestHash: string;
  @Column({ name: 'event_id', type: 'integer' }) eventId: number;
  @Column({ type: 'varchar', length: 20 }) reason: RefusalReason;
  @Column({ name: 'device_id', type: 'integer' }) deviceId: number;
  @Column({ name: 'recorded_by', type: 'integer', nullable: true }) recordedBy: number | null;
  @Column({ name: 'occurred_at', type: 'timestamptz' }) occurredAt: Date;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
