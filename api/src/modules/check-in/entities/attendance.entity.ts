import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LateReason } from '#contract/rules/check-in.js';
import { ChangedTx } from '#src/database/changed-tx.decorator.js';

/** A check-in (spec §3 event_attendance). */
@Entity({ name: 'event_attendance' })
export class AttendanceEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_event_attendance' }) id: number;
  @Column({ name: 'event_id', type: 'integer', nullable: true }) eventId: number | null;

  @Column({ name: 'customer_email', type: 'varchar', length: 255, nullable: true })
  customerEmail: string | null;

  @Column({ name: 'customer_name', type: 'varchar', length: 255 }) customerName: string;
  @Column({ name: 'party_size', type: 'integer', default: 1 }) partySize: number;
  @Column({ name: 'points_awarded', type: 'integer', default: 50 }) pointsAwarded: number;
  @Column({ name: 'is_duplicate', type: 'boolean', default: false }) isDuplicate: boolean;
  @Column({ name: 'client_key', type: 'uuid', nullable: true }) clientKey: string | null;
  @Column({ name: 'request_hash', type: 'varchar', length: 64, nullable: true }) requestHash: string | null;
  /** What it was answered, for its repeat. */
  @Column({ type: 'jsonb', nullable: true }) answer: unknown;
  @Column({ name: 'occurred_at', type: 'timestamptz', default: () => 'now()' }) occurredAt: Date;
  @Column({ name: 'clock_skew_ms', type: 'bigint', nullable: true }) clockSkewMs: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  /** Why it waits for staff before it counts. */
  @Column({ name: 'late_reason', type: 'varchar', length: 20, nullable: true }) lateReason: LateReason | null;
  @Column({ name: 'device_hash', type: 'varchar', length: 64, nullable: true }) deviceHash: string | null;

  /** The tablet at the door where staff recorded it; null when the guest did. */
  @Column({ name: 'door_device_id', type: 'integer', nullable: true }) doorDeviceId: number | null;
  @Column({ name: 'recorded_by', type: 'integer', nullable: true }) recordedBy: number | null;
  /** When it was undone first; null while it stands. */
  @Column({ name: 'undone_at', type: 'timestamptz', nullable: true }) undoneAt: Date | null;

  @ChangedTx() changedTx: string;
}
