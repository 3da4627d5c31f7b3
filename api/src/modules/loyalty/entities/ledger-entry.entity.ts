import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LedgerEntryType } from '#contract/loyalty.js';

/** One entry of the ledger of points: added, never changed (design §4 "Points are a ledger"). */
@Entity({ name: 'loyalty_transactions' })
export class LedgerEntryEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_loyalty_transactions' }) id: number;
  @Column({ name: 'member_id', type: 'integer' }) memberId: number;
  @Column({ name: 'event_id', type: 'integer', nullable: true }) eventId: number | null;
  @Column({ name: 'badge_id', type: 'integer', nullable: true }) badgeId: number | null;
  /** What the points were spent on. */
  @Column({ name: 'redemption_id', type: 'integer', nullable: true }) redemptionId: number | null;
  /** The entry that a reversal takes back. */
  @Column({ name: 'reverses_id', type: 'integer', nullable: true }) reversesId: number | null;
  @Column({ type: 'integer' }) points: number;
  @Column({ type: 'varchar', length: 20 }) type: LedgerEntryType;
  @Column({ type: 'varchar', length: 255, nullable: true }) description: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  /** The entry at the bottom of its chain of reversals; a trigger sets it. */
  @Column({ name: 'root_id', type: 'integer', nullable: true }) rootId: number | null;
  @Column({ name: 'chain_depth', type: 'integer', default: 0 }) chainDepth: number;
  @Column({ name: 'client_key', type: 'uuid', nullable: true }) clientKey: string | null;
  /** The account that made it; null for the product itself. */
  @Column({ name: 'created_by', type: 'integer', nullable: true }) createdBy: number | null;
}
