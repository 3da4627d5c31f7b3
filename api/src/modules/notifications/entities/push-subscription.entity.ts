import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A browser that takes push messages (design §8). */
@Entity({ name: 'push_subscriptions' })
export class PushSubscriptionEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_push_subscriptions' }) id: number;
  /** Made by the browser; who knows it may end the subscription. */
  @Column({ type: 'uuid' }) key: string;
  /** A secret: who knows it can write to the browser. */
  @Column({ type: 'varchar', length: 1000 }) endpoint: string;
  @Column({ type: 'varchar', length: 87 }) p256dh: string;
  @Column({ type: 'varchar', length: 22 }) auth: string;
  /** "Chrome on Android" */
  @Column({ type: 'varchar', length: 60 }) device: string;
  /** Whose it is, for as long as `sessionId` is there. */
  @Column({ name: 'user_id', type: 'integer', nullable: true }) userId: number | null;
  @Column({ name: 'session_id', type: 'varchar', length: 255, nullable: true }) sessionId: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
