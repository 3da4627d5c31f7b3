import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that points buy (design §9 "Rewards"). */
@Entity({ name: 'rewards' })
export class RewardEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_rewards' }) id: number;
  @Column({ type: 'varchar', length: 100 }) name: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'integer' }) points: number;
  /** How many there are, with those handed over; null for no limit. */
  @Column({ type: 'integer', nullable: true }) stock: number | null;
  /** How many are handed over; a trigger counts them. */
  @Column({ name: 'handed_over', type: 'integer', default: 0 }) handedOver: number;
  /** The last night on which it can be had, `YYYY-MM-DD`; null for no end. */
  @Column({ name: 'offered_until', type: 'varchar', length: 10, nullable: true }) offeredUntil: string | null;
  @Column({ name: 'is_offered', type: 'boolean', default: true }) isOffered: boolean;
  @Column({ type: 'integer', default: 1 }) version: number;
  @Column({ name: 'client_key', type: 'uuid', nullable: true }) clientKey: string | null;
  @Column({ name: 'request_hash', type: 'varchar', length: 64, nullable: true }) requestHash: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
