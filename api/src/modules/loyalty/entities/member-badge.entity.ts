import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { BadgeBasis } from '#src/modules/loyalty/judging/judging-rules.js';

/** A badge that a member holds (spec §3 member_badges). */
@Entity({ name: 'member_badges' })
export class MemberBadgeEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_member_badges' }) id: number;
  @Column({ name: 'member_id', type: 'integer' }) memberId: number;
  @Column({ name: 'badge_id', type: 'integer' }) badgeId: number;
  @Column({ name: 'earned_date', type: 'timestamptz', default: () => 'now()' }) earnedDate: Date;
  /** 1 until the member has seen it (spec §3). */
  @Column({ name: 'is_new', type: 'integer', default: 1 }) isNew: number;
  /** Why it is held (decision 19). */
  @Column({ type: 'varchar', length: 10, default: 'history' }) basis: BadgeBasis;
}
