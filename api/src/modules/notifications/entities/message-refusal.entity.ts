import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MessageChannel } from '#contract/messages.js';
import type { MessageTopic } from '#contract/message-topics.js';

/** What a reader does not want to get: by account, or by the hash of an address without one. */
@Entity({ name: 'message_refusals' })
export class MessageRefusalEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_message_refusals' }) id: number;
  @Column({ name: 'user_id', type: 'integer', nullable: true }) userId: number | null;
  @Column({ name: 'address_hash', type: 'bytea', nullable: true }) addressHash: Buffer | null;
  @Column({ type: 'varchar', length: 10 }) channel: MessageChannel;
  @Column({ type: 'varchar', length: 20 }) topic: MessageTopic;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
