import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RedemptionStatus } from '#contract/rules/rewards.js';

/** A reward that a member asked for or was handed; who did it and when stands in the ledger (decision 47). */
@Entity({ name: 'redemptions' })
export class RedemptionEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_redemptions' }) id: number;
  @Column({ name: 'member_id', type: 'integer' }) memberId: number;
  /** Null once the reward is deleted. */
  @Column({ name: 'reward_id', type: 'integer', nullable: true }) rewardId: number | null;
  /** The reward's name at the request, then at the hand-over; the points likewise. */
  @Column({ name: 'reward_name', type: 'varchar', length: 100 }) rewardName: string;
  @Column({ type: 'integer' }) points: number;
  @Column({ type: 'varchar', length: 20 }) status: RedemptionStatus;
  /** The tablet at which it was handed over. */
  @Column({ type: 'varchar', length: 60, nullable: true }) gate: string | null;
  /** Of the call that asked for it. */
  @Column({ name: 'client_key', type: 'uuid', nullable: true }) clientKey: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
