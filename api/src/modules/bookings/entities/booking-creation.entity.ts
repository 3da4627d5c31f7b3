import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What a call that makes a booking has made, for its repeat (design §4 "Server faults"). */
@Entity({ name: 'booking_creations' })
export class BookingCreationEntity {
  /** The `Idempotency-Key`. */
  @PrimaryColumn({ name: 'client_key', type: 'uuid', primaryKeyConstraintName: 'pk_booking_creations' })
  clientKey: string;

  @Column({ name: 'request_hash', type: 'varchar', length: 64 }) requestHash: string;
  /** It may be deleted since. */
  @Column({ name: 'row_id', type: 'integer', nullable: true }) rowId: number | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
