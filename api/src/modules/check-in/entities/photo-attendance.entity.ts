import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { VerificationStatus } from '#contract/photos.js';

/** The photo of a check-in and the verdict of staff on it (spec §3 photo_attendance). */
@Entity({ name: 'photo_attendance' })
export class PhotoAttendanceEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_photo_attendance' }) id: number;
  @Column({ name: 'attendance_id', type: 'integer', nullable: true }) attendanceId: number | null;
  @Column({ name: 'event_id', type: 'integer', nullable: true }) eventId: number | null;
  @Column({ name: 'user_id', type: 'integer', nullable: true }) userId: number | null;
  @Column({ name: 'photo_id', type: 'integer', nullable: true }) photoId: number | null;
  @Column({ name: 'loyalty_member_id', type: 'integer', nullable: true }) loyaltyMemberId: number | null;
  @Column({ name: 'points_awarded', type: 'integer', default: 0 }) pointsAwarded: number;

  @Column({ name: 'verification_status', type: 'varchar', length: 20, default: 'pending' })
  verificationStatus: VerificationStatus;

  @Column({ name: 'verified_by', type: 'integer', nullable: true }) verifiedBy: number | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'verified_at', type: 'timestamptz', nullable: true }) verifiedAt: Date | null;
  @Column({ type: 'varchar', length: 200, nullable: true }) reason: string | null;
  @Column({ type: 'integer', default: 1 }) version: number;

  /** The verdict that the guest has been told. */
  @Column({ name: 'told_status', type: 'varchar', length: 20, nullable: true })
  toldStatus: VerificationStatus | null;
}
