import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { MembershipTier } from '#contract/loyalty.js';
import { ChangedTx } from '#src/database/changed-tx.decorator.js';

/** A member of the loyalty programme (spec §3 loyalty_members). */
@Entity({ name: 'loyalty_members' })
export class MemberEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_loyalty_members' }) id: number;
  @Column({ type: 'varchar', length: 100 }) name: string;
  /** In lower case. */
  @Column({ type: 'varchar', length: 255 }) email: string;
  @Column({ type: 'varchar', length: 20, nullable: true }) phone: string | null;
  /** The account it belongs to; null for a guest who is known from the door only. */
  @Column({ name: 'user_id', type: 'integer', nullable: true }) userId: number | null;
  @CreateDateColumn({ name: 'join_date', type: 'timestamptz' }) joinDate: Date;
  /** What was earned: the sum of the ledger without what was spent. Only its trigger writes it. */
  @Column({ name: 'total_points', type: 'integer', default: 0 }) totalPoints: number;
  /** What redemptions that stand took (decision 47); only the trigger writes it. */
  @Column({ name: 'spent_points', type: 'integer', default: 0 }) spentPoints: number;
  /** Attendances that stand; only the trigger writes it. */
  @Column({ name: 'events_attended', type: 'integer', default: 0 }) eventsAttended: number;

  /** Worked out by PostgreSQL. */
  @Column({ name: 'membership_level', type: 'varchar', length: 20, insert: false, update: false })
  membershipLevel: MembershipTier;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
  /** The judging job has to look at this member. */
  @Column({ name: 'badges_due', type: 'boolean', default: true }) badgesDue: boolean;
  /** Name and e-mail in lower case. */
  @Column({ type: 'text', insert: false, update: false, select: false }) searched: string;

  /** 16 hexadecimal digits, made by PostgreSQL. */
  @Column({
    name: 'card_code',
    type: 'varchar',
    length: 16,
    default: () => `upper(right(gen_random_uuid()::text, 12) || left(gen_random_uuid()::text, 4))`,
  })
  cardCode: string;

  @ChangedTx() changedTx: string;
}
