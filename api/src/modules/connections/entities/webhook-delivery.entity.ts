import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DeliveryState } from '#contract/rules/connections/webhooks.js';

/** Something that happened, for one address: an outbox row, written in the transaction of the change. Kept for 30 days. */
@Entity({ name: 'webhook_deliveries' })
export class WebhookDeliveryEntity {
  /** In the order in which things happened to one thing. */
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_webhook_deliveries' }) id: number;
  /** The receiver's `webhook-id`: the same at each attempt. */
  @Column({ name: 'message_id', type: 'uuid', default: () => 'gen_random_uuid()' }) messageId: string;
  @Column({ name: 'webhook_id', type: 'integer' }) webhookId: number;
  @Column({ type: 'varchar', length: 40 }) kind: string;
  /** What it is about, `show:12`: a later one waits for the earlier. */
  @Column({ type: 'varchar', length: 40 }) thing: string;
  /** `data` of the body. */
  @Column({ type: 'jsonb' }) facts: Record<string, unknown>;
  @CreateDateColumn({ name: 'happened_at', type: 'timestamptz' }) happenedAt: Date;
  @Column({ type: 'varchar', length: 10, default: 'waiting' }) state: DeliveryState;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  /** Those of `attempts` that staff asked for. */
  @Column({ type: 'integer', default: 0 }) hurried: number;
  @Column({ name: 'next_attempt_at', type: 'timestamptz', default: () => 'now()' }) nextAttemptAt: Date;
  @Column({ name: 'last_attempt_at', type: 'timestamptz', nullable: true }) lastAttemptAt: Date | null;
  /** Null where nothing answered. */
  @Column({ name: 'last_status', type: 'integer', nullable: true }) lastStatus: number | null;
  @Column({ name: 'last_milliseconds', type: 'integer', nullable: true }) lastMilliseconds: number | null;
  /** The beginning of the answer, or why there was none. */
  @Column({ name: 'last_words', type: 'text', nullable: true }) lastWords: string | null;
}
