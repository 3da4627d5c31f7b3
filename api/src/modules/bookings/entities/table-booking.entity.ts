import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TableBookingStatus } from '#contract/bookings.js';

/** A table that a guest asked for (spec §3 bookings). */
@Entity({ name: 'bookings' })
export class TableBookingEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_bookings' }) id: number;
  /** Null once the show is deleted. */
  @Column({ name: 'event_id', type: 'integer', nullable: true }) eventId: number | null;
  @Column({ name: 'customer_name', type: 'varchar', length: 255 }) customerName: string;

  @Column({ name: 'customer_email', type: 'varchar', length: 255, nullable: true })
  customerEmail: string | null;

  @Column({ name: 'customer_phone', type: 'varchar', length: 20, nullable: true })
  customerPhone: string | null;

  /** 1 to 20. */
  @Column({ name: 'party_size', type: 'integer' }) partySize: number;
  @Column({ name: 'special_requests', type: 'text', nullable: true }) specialRequests: string | null;
  @Column({ type: 'varchar', length: 50, default: 'pending' }) status: TableBookingStatus;
  /** The date and time of the show that its guest was reminded of, as `2099-01-16 20:00`. */
  @Column({ name: 'reminded_for', type: 'varchar', length: 20, nullable: true, select: false })
  remindedFor: string | null;
  /** The date and time that its guest goes by, as `2099-01-16 20:00`, once the show has another; null after they were told. */
  @Column({ name: 'moved_from', type: 'varchar', length: 20, nullable: true, select: false })
  movedFrom: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
