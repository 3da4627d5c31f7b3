import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WebhookKind } from '#contract/rules/connections/webhooks.js';

/** An address of another program that is told what happens here (decision 59). */
@Entity({ name: 'webhooks' })
export class WebhookEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_webhooks' }) id: number;
  /** The program's; no two share it. */
  @Column({ type: 'varchar', length: 60 }) name: string;
  @Column({ type: 'varchar', length: 1000 }) address: string;
  @Column({ type: 'text', array: true }) kinds: WebhookKind[];
  /** `whsec_…`. What signs cannot be kept as a hash. */
  @Column({ type: 'varchar', length: 60 }) secret: string;
  /** The one before it, which signs beside it until `secretBeforeUntil`. */
  @Column({ name: 'secret_before', type: 'varchar', length: 60, nullable: true }) secretBefore: string | null;
  @Column({ name: 'secret_before_until', type: 'timestamptz', nullable: true })
  secretBeforeUntil: Date | null;
  /** Under which the present secret was asked for; null for one that came without a key. */
  @Column({ name: 'secret_client_key', type: 'uuid', nullable: true }) secretClientKey: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  /** `paused`, `deaf` or `gone`; null while it is sent to. */
  @Column({ name: 'paused_as', type: 'varchar', length: 10, nullable: true }) pausedAs: string | null;
  @Column({ name: 'paused_at', type: 'timestamptz', nullable: true }) pausedAt: Date | null;
  /** The receiver wants nothing before. */
  @Column({ name: 'hold_until', type: 'timestamptz', nullable: true }) holdUntil: Date | null;
  @Column({ name: 'last_success_at', type: 'timestamptz', nullable: true }) lastSuccessAt: Date | null;
}
