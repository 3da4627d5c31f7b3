import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { BookingRequestStatus } from '#contract/bookings.js';

/** Somebody asks to book an artist, or to play (spec §3 booking_requests). */
@Entity({ name: 'booking_requests' })
export class BookingRequestEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_booking_requests' }) id: number;
  @Column({ name: 'artist_id', type: 'integer', nullable: true }) artistId: number | null;
  /** `YYYY-MM-DD` */
  @Column({ name: 'event_date', type: 'varchar', length: 20 }) eventDate: string;
  /** `HH:MM` */
  @Column({ name: 'event_time', type: 'varchar', length: 20 }) eventTime: string;
  @Column({ name: 'event_type', type: 'varchar', length: 100 }) eventType: string;
  @Column({ name: 'event_name', type: 'varchar', length: 255 }) eventName: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) budget: string | null;
  @Column({ type: 'varchar', length: 50, nullable: true }) duration: string | null;
  @Column({ type: 'varchar', length: 50, default: 'pending' }) status: BookingRequestStatus;
  /** Notes of staff; the person who asked does not see them. */
  @Column({ type: 'text', nullable: true }) notes: string | null;
  @Column({ name: 'contact_email', type: 'varchar', length: 255 }) contactEmail: string;
  @Column({ name: 'contact_phone', type: 'varchar', length: 20, nullable: true }) contactPhone: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
  @Column({ name: 'contact_name', type: 'varchar', length: 255, nullable: true }) contactName: string | null;
}
