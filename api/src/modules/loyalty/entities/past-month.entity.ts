import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What analytics say of a month that is over, as it was counted last night (decision 63). */
@Entity({ name: 'past_months' })
export class PastMonthEntity {
  /** Its first day. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_past_months' }) month: string;
  @Column({ type: 'integer' }) shows: number;
  @Column({ name: 'check_ins', type: 'integer' }) checkIns: number;
  @Column({ name: 'new_guests', type: 'integer' }) newGuests: number;
  @Column({ name: 'returning_guests', type: 'integer' }) returningGuests: number;
  @Column({ name: 'unknown_guests', type: 'integer' }) unknownGuests: number;
  @Column({ name: 'attendance_points', type: 'integer' }) attendancePoints: number;
  @Column({ name: 'badge_points', type: 'integer' }) badgePoints: number;
  @Column({ name: 'adjusted_points', type: 'integer' }) adjustedPoints: number;
  @Column({ name: 'spent_points', type: 'integer' }) spentPoints: number;
  /** Whose nights were counted. */
  @Column({ name: 'time_zone', type: 'varchar', length: 64 }) timeZone: string;
  @CreateDateColumn({ name: 'counted_at', type: 'timestamptz' }) countedAt: Date;
}
