import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { ArtistBookingStatus } from '#contract/bookings.js';

/** What the venue proposed to an artist (spec §3 artist_bookings). */
@Entity({ name: 'artist_bookings' })
export class ArtistBookingEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_artist_bookings' }) id: number;
  @Column({ name: 'artist_id', type: 'integer' }) artistId: number;
  /** `YYYY-MM-DD` */
  @Column({ name: 'proposed_date', type: 'varchar', length: 10 }) proposedDate: string;
  /** `HH:MM` */
  @Column({ name: 'proposed_time', type: 'varchar', length: 8, nullable: true }) proposedTime: string | null;

  @Column({ name: 'proposed_payment', type: 'varchar', length: 255, nullable: true })
  proposedPayment: string | null;

  @Column({ name: 'admin_notes', type: 'text', nullable: true }) adminNotes: string | null;
  @Column({ name: 'artist_notes', type: 'text', nullable: true }) artistNotes: string | null;
  @Column({ type: 'varchar', length: 50, default: 'pending' }) status: ArtistBookingStatus;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
  /** The account that proposed it. */
  @Column({ name: 'admin_id', type: 'integer', nullable: true }) adminId: number | null;
  /** The show it became. */
  @Column({ name: 'event_id', type: 'integer', nullable: true }) eventId: number | null;
  /** When its artist was reminded to answer; null while nobody did. */
  @Column({ name: 'reminded_at', type: 'timestamptz', nullable: true, select: false })
  remindedAt: Date | null;
}
