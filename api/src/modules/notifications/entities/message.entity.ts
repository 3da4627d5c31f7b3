import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MessageChannel, MessageStatus } from '#contract/messages.js';
import type { MessageTopic } from '#contract/message-topics.js';
import type { MailAttachment } from '#src/integrations/email/email.js';

/** An e-mail, text or push message of the outbox (design §4 "Delivery"). */
@Entity({ name: 'messages' })
export class MessageEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_messages' }) id: number;
  @Column({ type: 'varchar', length: 10 }) channel: MessageChannel;
  @Column({ type: 'varchar', length: 255 }) recipient: string;
  @Column({ type: 'varchar', length: 50 }) kind: string;
  @Column({ type: 'varchar', length: 255 }) subject: string;
  @Column({ name: 'text_body', type: 'text' }) text: string;
  @Column({ name: 'html_body', type: 'text', nullable: true }) html: string | null;
  @Column({ type: 'jsonb', nullable: true }) attachments: MailAttachment[] | null;
  @Column({ type: 'varchar', length: 10, default: 'queued' }) status: MessageStatus;
  /** Why it was not sent, or not yet. */
  @Column({ type: 'varchar', length: 500, nullable: true }) reason: string | null;
  @Column({ type: 'integer', default: 0 }) attempts: number;

  @Column({ name: 'provider_message_id', type: 'varchar', length: 255, nullable: true })
  providerMessageId: string | null;

  /** The reader's account; the message is deleted with it. */
  @Column({ name: 'user_id', type: 'integer', nullable: true }) userId: number | null;
  /** Its words go once it is settled. */
  @Column({ name: 'is_secret', type: 'boolean', default: false }) isSecret: boolean;
  @Column({ name: 'useless_after', type: 'timestamptz', nullable: true }) uselessAfter: Date | null;
  /** A worker that takes it moves this forward. */
  @Column({ name: 'next_attempt_at', type: 'timestamptz', default: () => 'now()' }) nextAttemptAt: Date;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true }) sentAt: Date | null;
  @Column({ type: 'varchar', length: 20, nullable: true }) topic: MessageTopic | null;

  @Column({ name: 'unsubscribe_token', type: 'varchar', length: 150, nullable: true })
  unsubscribeToken: string | null;

  /** When it was made, or an admin sent it again. */
  @Column({ name: 'queued_at', type: 'timestamptz', default: () => 'now()' }) queuedAt: Date;
  /** What it goes out for, so that it can be withdrawn with that. */
  @Column({ type: 'varchar', length: 50, nullable: true }) cause: string | null;
  /** Its last attempt found the provider away. */
  @Column({ name: 'found_away', type: 'boolean', default: false }) foundAway: boolean;
  /** The browser a push message goes to; null once that takes none any more. */
  @Column({ name: 'push_subscription_id', type: 'integer', nullable: true })
  pushSubscriptionId: number | null;

  /** The address within the app that a push message opens. */
  @Column({ type: 'varchar', length: 255, nullable: true }) page: string | null;
  /** When staff decided to leave it unsent; null while they have not. */
  @Column({ name: 'set_aside_at', type: 'timestamptz', nullable: true }) setAsideAt: Date | null;
  /** How much of its topic waited for staff. */
  @Column({ type: 'integer', nullable: true }) waiting: number | null;
}
